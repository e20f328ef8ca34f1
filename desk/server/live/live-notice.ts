/**
 * What instances tell each other after a commit: that something happened, and at most to which enquiry. It wakes the
 * others, who then read for themselves; nothing about a person is in it.
 */
export interface Notice {
  kind: "change" | "presence";
  /** Its id, where whoever tells has it at hand. */
  enquiry?: number;
}

/** What an open page is told. */
export interface Change {
  kind: Notice["kind"];
  /** Their ids. Empty: it may be any. */
  enquiries: readonly number[];
  /** The last event that this includes. */
  lastEvent: number;
}

export const CHANNEL = "desk";

/** Whatever else is sent over the channel is a change of something. */
export function readNotice(payload: string | undefined): Notice {
  try {
    const { kind, enquiry } = JSON.parse(payload ?? "") as Partial<Notice>;
    return {
      kind: kind === "presence" ? "presence" : "change",
      ...(Number.isSafeInteger(enquiry) && { enquiry: enquiry as number }),
    };
  } catch {
    return { kind: "change" };
  }
}

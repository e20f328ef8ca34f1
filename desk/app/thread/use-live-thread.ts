import { useMemo } from "react";

import type { LiveChange } from "../live/open-stream";
import { SOON, useLive } from "../live/use-live";
import { useNewItemsAnnouncement } from "../live/use-new-items-announcement";
import type { ThreadPageData } from "./read-page";

/** The column beside the thread tells of other enquiries, and can wait. */
const LATER = 4000;

/** The thread goes on by itself: what others write and do appears, and is told to those who listen. */
export function useLiveThread({ thread, staff, lastEvent }: ThreadPageData) {
  const within = ({ kind, enquiries }: LiveChange) => {
    if (enquiries.length === 0 || enquiries.includes(thread.id)) return SOON;
    return kind === "change" ? LATER : undefined;
  };
  const isLost = useLive({ lastEvent, within });
  const byOthers = useMemo(
    () => thread.messages.filter(({ author }) => author?.id !== staff.id),
    [thread.messages, staff.id],
  );
  const news = useNewItemsAnnouncement(byOthers, (fresh) => {
    const last = fresh.at(-1);
    return last ? `${last.author?.name ?? thread.name} ${deeds[last.kind] ?? "wrote"}.` : "";
  });
  return { isLost, news };
}

const deeds: Partial<Record<string, string>> = {
  staff: "replied",
  note: "wrote a note",
  visitor: "wrote again",
};

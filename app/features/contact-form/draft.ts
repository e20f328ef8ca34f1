import { type Enquiry, fields } from "~/enquiry/enquiry";

const KEY = "enquiry-draft";

/** What the visitor typed survives a reload or a wrong turn, in this tab, until it is sent. */
export function saveDraft(enquiry: Enquiry): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(enquiry));
  } catch {
    // Storage can be blocked or full; the form works without it.
  }
}

/** Only known fields, and only text: the storage may hold anything. */
export function loadDraft(): Partial<Enquiry> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "{}");
    if (typeof stored !== "object" || stored === null) return {};
    const entries = Object.entries(stored).filter(
      ([field, value]) => fields.some((known) => known === field) && typeof value === "string",
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

export function clearDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // As above.
  }
}

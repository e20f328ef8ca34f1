/** A route of the inbox exports it: `export const handle = inboxPage`. The site's frame stays away then. */
export const inboxPage = { isInboxPage: true } as const;

export function isInboxPage(handle: unknown): boolean {
  return typeof handle === "object" && handle !== null && "isInboxPage" in handle;
}

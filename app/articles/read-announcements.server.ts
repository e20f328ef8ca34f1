import { z } from "zod";

import { checkedEntries, day, oneOf, slug, text } from "../lib/building/checked.server.ts";
import { announcements } from "./announcements.ts";
import { formatDate } from "./front-matter.server.ts";

const announcement = z.strictObject({
  /** The anchor on the page, and the entry's identity in the feed: it stays once published. */
  id: slug,
  kind: oneOf(["Planned work", "Plans and prices", "Security notice", "Office hours"]),
  title: text(10, 80),
  /** As "2025-01-08". */
  day,
  /** Its paragraphs. */
  text: z.array(text(20, 400)).min(1, "needs a paragraph"),
  /** The page that has more on it. */
  link: z.strictObject({
    label: text(3, 60),
    to: z.string().startsWith("/", "must be an address of this site"),
  }),
});

export type WrittenAnnouncement = z.infer<typeof announcement>;

export interface Announcement extends WrittenAnnouncement {
  /** As it is shown: "January 8, 2025". */
  date: string;
}

/** All notices, newest first. A mistake in one of them stops the build with a message that names it. */
export function readAnnouncements(): readonly Announcement[] {
  return checkedEntries("announcements.ts", announcement, announcements)
    .map((notice) => ({ ...notice, date: formatDate(new Date(notice.day)) }))
    .toSorted((one, other) => other.day.localeCompare(one.day));
}

import { promises } from "../catalogue/tokens.server.ts";
import { fillTokens } from "../lib/building/fill-tokens.server.ts";
import { readContentFolder } from "../lib/building/read-content.server.ts";
import { announcementSchema } from "./announcements-schema.server.ts";
import { formatDate } from "./front-matter.server.ts";

/** Notices to clients, newest first. */
export const announcements = readContentFolder("announcements", announcementSchema)
  .map((notice) => ({
    ...notice,
    text: notice.text.map((paragraph) =>
      fillTokens(paragraph, promises, `content/announcements/${notice.id}.yaml, text`),
    ),
    /** As it is shown: "January 8, 2025". */
    date: formatDate(new Date(notice.day)),
  }))
  .toSorted((one, other) => other.day.localeCompare(one.day));

export type Announcement = (typeof announcements)[number];

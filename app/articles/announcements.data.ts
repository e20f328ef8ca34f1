import { backups } from "../catalogue/promises/backups.data.ts";
import { billing } from "../catalogue/promises/billing.data.ts";
import { enquiries } from "../catalogue/promises/enquiries.data.ts";
import { dmarc } from "../catalogue/promises/mail.data.ts";
import { maintenance } from "../catalogue/promises/maintenance.data.ts";
import { outage } from "../catalogue/promises/support.data.ts";
import { uptime } from "../catalogue/promises/uptime.data.ts";
import { fillTokens } from "../lib/building/fill-tokens.server.ts";
import { readContentFolder } from "../lib/building/read-content.server.ts";
import { announcementSchema } from "./announcements-schema.server.ts";
import { formatDate } from "./front-matter.server.ts";

const promises = {
  backups,
  billing,
  enquiries,
  mail: dmarc,
  maintenance,
  support: { outage: { ...outage, response: outage.response.text } },
  uptime,
};

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

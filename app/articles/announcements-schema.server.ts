import { z } from "zod";

import { pageAddress } from "../every-address.server.ts";
import { day, oneOf, text } from "../lib/building/content-fields.server.ts";

/** content/announcements: the name of a file is the anchor on the page and the entry's identity in the feed, and stays. */
export const announcementSchema = z.strictObject({
  title: text(10, 80),
  kind: oneOf(["Planned work", "Plans and prices", "Security notice", "Office hours"]),
  day,
  text: z
    .array(text(20, 400), "is no list of paragraphs")
    .min(1, "needs a paragraph")
    .describe("Its paragraphs. They name promises by tokens, such as {enquiries.sentence}"),
  link: z.strictObject({ label: text(3, 60), to: pageAddress }).describe("The page that has more on it"),
});

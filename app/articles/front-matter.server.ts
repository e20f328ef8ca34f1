import { z } from "zod";

import { oneOf, text } from "../lib/building/content-fields.server.ts";
import { authors } from "../team.data.ts";
import { categories } from "./categories.ts";
import { helpGroups } from "./help-groups.ts";
import { tags } from "./tags.ts";

/** Text such as "January 10, 2025": the form in which dates are shown, so that nothing has to format them. */
const shownDate = z
  .string('must be text such as "January 10, 2025"')
  .refine((date) => date === formatDate(dateOf(date)), 'must be a date such as "January 10, 2025"');

/** What both kinds of article say about their age. */
const dates = {
  date: shownDate,
  reviewed: shownDate,
  corrections: z
    .array(
      z.strictObject({
        date: shownDate,
        note: text(20, 300).refine((note) => /[.?!]$/.test(note), "must end with a full stop"),
      }),
      "must be a list of corrections, each with date and note",
    )
    .default([]),
};

export const blogFrontMatter = z
  .strictObject({
    title: text(10, 60),
    excerpt: text(70, 160),
    author: oneOf(authors.map(({ id }) => id)),
    ...dates,
    category: oneOf(categories.map(({ name }) => name)),
    image: z.string().optional(),
    caption: text(10, 240).optional(),
    tags: z
      .array(oneOf(tags), "must be a list of tags")
      .min(2, "needs two tags at least")
      .max(4, "has more than four tags")
      .refine((list) => new Set(list).size === list.length, "names a tag twice"),
  })
  .superRefine(checkOrder);

export const helpFrontMatter = z
  .strictObject({
    title: text(10, 60),
    excerpt: text(70, 160),
    group: oneOf(helpGroups),
    order: z.int("must be a whole number"),
    ...dates,
  })
  .superRefine(checkOrder);

/** The moment a date of front matter stands for: the start of that day, everywhere the same. */
export function dateOf(date: string): Date {
  return new Date(`${date} UTC`);
}

/** As dates are shown: "January 10, 2025". */
export function formatDate(date: Date): string {
  return Number.isNaN(date.getTime())
    ? ""
    : date.toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });
}

/** An article is published first; reviews and corrections follow. */
function checkOrder(
  { date, reviewed, corrections }: z.infer<z.ZodObject<typeof dates>>,
  context: z.core.$RefinementCtx,
): void {
  const check = (name: string, days: readonly string[]) => {
    if (days.some((day) => dateOf(day) < dateOf(date))) {
      context.addIssue({ code: "custom", path: [name], message: "is earlier than the date" });
    }
  };
  check("reviewed", [reviewed]);
  check(
    "corrections",
    corrections.map((correction) => correction.date),
  );
}

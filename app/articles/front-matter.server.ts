import { z } from "zod";

import { authors } from "./authors.ts";
import { categories } from "./categories.ts";
import { helpGroups } from "./help-groups.ts";
import { tags } from "./tags.ts";

/** The day the site's content was last gone over; nothing on it is dated later. */
export const lastDay = Date.parse("January 15, 2025 UTC");

const words = (least: number, most: number) =>
  z
    .string()
    .trim()
    .min(least, `is shorter than ${least} characters`)
    .max(most, `is longer than ${most} characters`);

/** Text such as "January 10, 2025": the form in which dates are shown, so that nothing has to format them. */
const shownDate = z
  .string('must be text such as "January 10, 2025"')
  .refine((text) => text === formatDate(dateOf(text)), 'must be a date such as "January 10, 2025"')
  .refine((text) => dateOf(text).getTime() <= lastDay, "is later than January 15, 2025");

export const blogFrontMatter = z.strictObject({
  title: words(10, 60),
  excerpt: words(70, 160),
  author: oneOf(Object.keys(authors) as (keyof typeof authors)[]),
  date: shownDate,
  category: oneOf(categories.map(({ name }) => name)),
  image: z.string(),
  caption: words(10, 240),
  tags: z
    .array(oneOf(tags), "must be a list of tags")
    .min(2, "needs two tags at least")
    .max(4, "has more than four tags")
    .refine((list) => new Set(list).size === list.length, "names a tag twice"),
});

export const helpFrontMatter = z.strictObject({
  title: words(10, 60),
  excerpt: words(70, 160),
  group: oneOf(helpGroups),
  order: z.int("must be a whole number"),
  updated: shownDate,
});

/** The front matter of a file, checked; or an error that names the file and each field that is wrong. */
export function checkFrontMatter<T>(file: string, schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${file}: ${field(issue)} ${issue.message}`);
  throw new Error(`Front matter:\n${problems.join("\n")}`);
}

/** The moment a date of front matter stands for: the start of that day, everywhere the same. */
export function dateOf(text: string): Date {
  return new Date(`${text} UTC`);
}

function formatDate(date: Date): string {
  return Number.isNaN(date.getTime())
    ? ""
    : date.toLocaleDateString("en-US", { year: "numeric", month: "long", day: "numeric", timeZone: "UTC" });
}

function oneOf<const T extends string>(values: readonly T[]) {
  return z.enum(values, {
    error: ({ input }) => `is ${JSON.stringify(input)}, not one of: ${values.join(", ")}`,
  });
}

function field(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") return issue.keys.join(", ");
  return issue.path[0]?.toString() ?? "front matter";
}

import { z } from "zod";

import { authors } from "./authors.ts";
import { categories } from "./categories.ts";
import { helpGroups } from "./help-groups.ts";
import { tags } from "./tags.ts";

const text = (min: number, max: number) =>
  z
    .string("is missing")
    .trim()
    .min(min, `is shorter than ${min} characters`)
    .max(max, `is longer than ${max} characters`);

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
    author: oneOf(Object.keys(authors) as (keyof typeof authors)[]),
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

/** The front matter of a file, checked; or an error that names the file and each field that is wrong. */
export function checkFrontMatter<T>(file: string, schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const problems = result.error.issues.map((issue) => `${file}: ${field(issue)} ${issue.message}`);
  throw new Error(`Front matter:\n${problems.join("\n")}`);
}

/** The moment a date of front matter stands for: the start of that day, everywhere the same. */
export function dateOf(date: string): Date {
  return new Date(`${date} UTC`);
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

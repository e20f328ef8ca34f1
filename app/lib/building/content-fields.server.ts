import { z } from "zod";

/** What somebody wrote, checked; or an error that names the file, and for each mistake the field and what is wrong with it. */
export function parseContent<T>(file: string, schema: z.ZodType<T>, written: unknown): T {
  const result = schema.safeParse(written);
  if (result.success) return result.data;
  const mistakes = result.error.issues.map((issue) => {
    const place = [file, ...placeOf(issue, written)];
    return issue.code === "unrecognized_keys"
      ? `${[...place, issue.keys.join(", ")].join(", ")}: is unknown; mistyped?`
      : `${place.join(", ")}: ${issue.message}`;
  });
  throw new Error(mistakes.join("\n"));
}

export const text = (min: number, max: number) =>
  z
    .string({ error: missingOr("is no text; put it in quotes") })
    .trim()
    .min(min, min === 1 ? "is missing" : `is shorter than ${min} characters`)
    .max(max, `is longer than ${max} characters`);

/** The last part of an address, or an anchor. */
export const slug = z
  .string("is missing")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lowercase words with hyphens");

export const day = z.iso.date({ error: missingOr('is no day such as "2025-01-15"') });

export const webAddress = z.url({ protocol: /^https?$/, error: missingOr("is no web address") });

/** Said by being there. */
export const flag = z.literal(true, 'is "true" or left out').optional();

export const dollars = z
  .number({ error: missingOr("is no number") })
  .positive({ error: ({ input }) => `${shown(input)} is not above 0` })
  .multipleOf(0.01, { error: ({ input }) => `${shown(input)} has more than two decimals` });

export const wholeNumber = z
  .int({ error: missingOr("is no whole number") })
  .positive({ error: ({ input }) => `${shown(input)} is not above 0` });

export const numberBetween = (min: number, max: number) =>
  z.number({ error: missingOr("is no number") }).refine((value) => value >= min && value <= max, {
    error: ({ input }) => `${shown(input)} is not between ${min} and ${max}`,
  });

export function oneOf<const T extends string>(values: readonly T[]) {
  return z.enum(values, { error: missingOr(`is not one of: ${values.join(", ")}`) });
}

/** For lists in which nothing may stand twice: names, ids, features. */
export function isUnique(list: readonly unknown[]): boolean {
  return new Set(list).size === list.length;
}

/** Files of a folder in the order that they state, each its own. */
export function inOrder<T extends { id: string; order: number }>(
  folder: string,
  entries: readonly T[],
): Omit<T, "order">[] {
  const sorted = entries.toSorted((one, other) => one.order - other.order);
  for (const [index, { id, order }] of sorted.entries()) {
    const before = sorted[index - 1];
    if (before?.order === order)
      throw new Error(`content/${folder}/${id}.yaml, order: ${order} is that of ${before.id}.yaml, too`);
  }
  return sorted.map(({ order: _order, ...entry }) => entry);
}

/** What is wrong with a value, with the value itself, unless there is none. */
function missingOr(wrong: string) {
  return ({ input }: { input?: unknown }) =>
    input === undefined || input === null ? "is missing" : `${shown(input)} ${wrong}`;
}

/** A number with a minus that can be read, everything else in quotes. */
function shown(value: unknown): string {
  return typeof value === "number" ? String(value).replace("-", "−") : JSON.stringify(value);
}

/** ["Starter", "price"]: an entry of a list goes by its name, and its list then needs none. */
function placeOf({ path }: z.core.$ZodIssue, written: unknown): string[] {
  const place: string[] = [];
  let value = written;
  for (const key of path) {
    value = (value as Record<PropertyKey, unknown> | undefined)?.[key];
    const name = typeof key === "number" ? nameOf(value) : undefined;
    if (name) place.pop();
    place.push(name ?? (typeof key === "number" ? `no. ${key + 1}` : String(key)));
  }
  return place;
}

function nameOf(entry: unknown): string | undefined {
  const {
    name,
    title,
    question,
    heading,
    label,
    extension,
    text: words,
  } = (entry ?? {}) as Record<string, unknown>;
  return [name, title, question, heading, label, extension, words].find((each) => typeof each === "string");
}

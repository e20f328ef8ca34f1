import { z } from "zod";

/** What somebody wrote, checked; or an error that names the file and each field that is wrong. */
export function checked<T>(file: string, schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  throw new Error(result.error.issues.map((issue) => `${file}: ${field(issue)} ${issue.message}`).join("\n"));
}

export const text = (min: number, max: number) =>
  z
    .string("is missing")
    .trim()
    .min(min, `is shorter than ${min} characters`)
    .max(max, `is longer than ${max} characters`);

/** The last part of an address, or an anchor. */
export const slug = z
  .string("is missing")
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lowercase words with hyphens");

export const day = z.iso.date('must be a day such as "2025-01-15"');

export function oneOf<const T extends string>(values: readonly T[]) {
  return z.enum(values, {
    error: ({ input }) => `is ${JSON.stringify(input)}, not one of: ${values.join(", ")}`,
  });
}

/** Each entry checked under its id, which no two may share. */
export function checkedEntries<T extends { id: string }>(
  file: string,
  schema: z.ZodType<T>,
  entries: readonly { id: string }[],
): readonly T[] {
  const ids = entries.map(({ id }) => id);
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new Error(`${file}: two entries have the id ${twice}`);
  return entries.map((entry) => checked(`${file}, ${entry.id}`, schema, entry));
}

function field(issue: z.core.$ZodIssue): string {
  if (issue.code === "unrecognized_keys") return issue.keys.join(", ");
  return issue.path[0]?.toString() ?? "content";
}

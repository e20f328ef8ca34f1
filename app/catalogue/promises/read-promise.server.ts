import type { z } from "zod";

import { fillTokens, type TokenValues } from "../../lib/building/fill-tokens.server.ts";
import { readContent } from "../../lib/building/read-content.server.ts";
import { promiseSchemas } from "./schemas.server.ts";

type Written<Subject extends keyof typeof promiseSchemas> = z.infer<(typeof promiseSchemas)[Subject]>;

/**
 * What content/promises says about a subject, with the figures put into its sentences. `workedOut` are those that nobody
 * writes: they follow from the others, from the plans or from the identity.
 */
export function readPromise<Subject extends keyof typeof promiseSchemas>(
  subject: Subject,
  workedOut: (written: Written<Subject>) => TokenValues = () => ({}),
): Written<Subject> {
  const file = `promises/${subject}.yaml`;
  const written = readContent<Written<Subject>>(
    file,
    // One subject's schema, which TypeScript takes for any of them.
    promiseSchemas[subject] as unknown as z.ZodType<Written<Subject>>,
  );
  const figures = Object.entries(written).filter(([, value]) => typeof value !== "object");
  const tokens = { ...Object.fromEntries(figures), ...workedOut(written) };
  return filled(written, tokens, `content/${file}`) as Written<Subject>;
}

function filled(value: unknown, tokens: TokenValues, where: string): unknown {
  if (typeof value === "string") return fillTokens(value, tokens, where);
  if (Array.isArray(value)) return value;
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, each]) => [name, filled(each, tokens, `${where}, ${name}`)]),
  );
}

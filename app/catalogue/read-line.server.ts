import { z } from "zod";

import { dollars, flag, isUnique, oneOf, slug, text } from "../lib/building/content-fields.server.ts";
import { fillTokens } from "../lib/building/fill-tokens.server.ts";
import { readContent } from "../lib/building/read-content.server.ts";
import { bareFact, type Fact, factMeasure, factText } from "./facts.ts";
import { costOfMonth, periodOf } from "./period.ts";
import type { Plan, ProductLine } from "./plan.ts";

const plan = z.strictObject({
  /** Links to the contact form carry it: never changed once published. */
  id: slug,
  name: text(1, 40),
  /** US dollars; left out where the price is agreed. */
  price: dollars.optional(),
  every: oneOf(["hour", "month", "year", "once"]).optional(),
  each: oneOf(["user"]).optional(),
  description: text(10, 120),
  popular: flag,
  features: z.array(text(3, 90)).min(4, "needs four").refine(isUnique, "has something twice"),
});

const unit = z.strictObject({ one: text(1, 30), many: text(1, 30) });

const line = z.strictObject({
  name: text(2, 40),
  /** What one is called in a sentence, where that is not the name. */
  one: text(2, 40).optional(),
  anchor: slug,
  page: z.string().startsWith("/services/", "must be the address of a service's page"),
  service: oneOf(["cloud", "cybersecurity", "software-ai", "hosting", "consultation"]),
  unit,
  onceUnit: unit.optional(),
  /** Of the table of prices: which fact of a plan stands under which heading. */
  columns: z.array(
    z.strictObject({
      heading: text(1, 30),
      fact: text(1, 40),
      /** The words name their unit ("80 GB"): no heading is needed where a plan is named alone. */
      alone: z.boolean().optional(),
      /** The heading names the unit. */
      bare: z.boolean().optional(),
      after: text(1, 20).optional(),
    }),
  ),
  /** Drawn on the cards of the plans. */
  bars: z.array(z.strictObject({ label: text(1, 30), fact: text(1, 40) })).optional(),
});

/** What a plan's own facts may be, by their names. */
type Facts = z.ZodRawShape;
type PlanWith<Own extends Facts> = Plan & z.infer<z.ZodObject<Own>>;

/** TypeScript loses what all plans have once facts are added to them. */
function planWith(own: Facts): z.ZodType<z.infer<typeof plan>> {
  return plan.extend(own) as unknown as z.ZodType<z.infer<typeof plan>>;
}

/** A file of content/plans as a schema: what every line has, and which facts its plans state. */
function lineSchema<Own extends Facts, More extends Facts>(own: Own, more: More) {
  return line.extend({
    ...more,
    plans: z
      .array(
        planWith(own).refine(({ price, every }) => (price === undefined) === (every === undefined), {
          path: ["price"],
          message: 'goes with "every" (month, hour, year or once); without both, the price is agreed',
        }),
      )
      .min(1, "needs a plan")
      .refine((plans) => isUnique(plans.map(({ id }) => id)), "has two with one id")
      .refine(
        (plans) => plans.filter(({ popular }) => popular).length <= 1,
        "has two that are most popular; one at most can be",
      ),
  });
}

/** A product line, with its texts filled in. `promises` are what features may name besides the plan's own facts. */
export function readLine<Own extends Facts, More extends Facts = Record<never, never>>(
  file: string,
  own: Own,
  promises: Parameters<typeof fillTokens>[1] = {},
  more = {} as More,
): ProductLine<PlanWith<Own>> & z.infer<z.ZodObject<More>> {
  const path = `plans/${file}.yaml`;
  // What the schema makes of its parts is more than TypeScript follows.
  const written = readContent(path, lineSchema(own, more)) as unknown as WrittenLine;
  const { columns, bars, plans, ...rest } = written;
  const read = plans.map((each) => {
    const { price, every, each: user, features, ...others } = each;
    const period =
      every && periodOf({ every, ...(user && { each: user }) }, rest.page.startsWith("/services/hosting"));
    const month = price !== undefined && period?.every === "hour" ? costOfMonth(price, period) : undefined;
    const facts = { ...others, ...(month !== undefined && { monthlyEstimate: Math.round(month) }) };
    const known = { ...promises, ...textsOf(facts) };
    return {
      ...facts,
      price: price ?? "Custom",
      ...(period && { period }),
      features: features.map((feature) =>
        fillTokens(feature, known, `content/${path}, ${each.name}, features`),
      ),
      ...(bars && {
        specs: bars.map(({ label, fact }) => ({
          label,
          value: factMeasure(factOf(facts, fact)),
          text: factText(fact, factOf(facts, fact)),
        })),
      }),
    };
  });
  const table = columns.map(({ heading, fact, alone = false, bare = false, after = "" }) => {
    const found = read.map((each) => factOf(each, fact));
    if (found.every((each) => each === undefined))
      throw new Error(`content/${path}, columns, ${heading}: no plan has the fact "${fact}"`);
    return {
      heading,
      alone,
      words: found.map((each) => (bare ? bareFact(each) : factText(fact, each)) + after),
    };
  });
  const result: unknown = { one: rest.name, ...rest, columns: table, plans: read };
  return result as ProductLine<PlanWith<Own>> & z.infer<z.ZodObject<More>>;
}

interface WrittenLine extends z.infer<typeof line> {
  plans: readonly (z.infer<typeof plan> & Record<string, unknown>)[];
}

/** "machine.cores" is a fact within a fact. */
function factOf(facts: object, name: string): Fact | undefined {
  return name
    .split(".")
    .reduce<unknown>((found, part) => (found as Record<string, unknown> | undefined)?.[part], facts) as
    Fact | undefined;
}

/** The facts of a plan in words, as its features name them. */
function textsOf(facts: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(facts).flatMap(([name, fact]) =>
      typeof fact === "number" ||
      typeof fact === "string" ||
      (typeof fact === "object" && fact !== null && "text" in fact)
        ? [[name, factText(name, fact as Fact)]]
        : [],
    ),
  );
}

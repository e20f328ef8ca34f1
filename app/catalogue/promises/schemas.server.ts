import { z } from "zod";

import { numberBetween, oneOf, text, wholeNumber } from "../../lib/building/content-fields.server.ts";

const sentence = text(2, 400);

/** Whole sentences and phrases, each with where it stands: their names are what pages and articles ask for. */
function sentences<const Names extends Readonly<Record<string, string>>>(names: Names) {
  const shape = Object.entries(names).map(([name, where]) => [name, sentence.describe(where)]);
  return z.strictObject(Object.fromEntries(shape) as { [Name in keyof Names]: typeof sentence });
}

const creditStep = z.strictObject({
  /** The credit is due when a month's availability is below this, in per cent. */
  below: z.union([z.literal("target"), numberBetween(0, 100)], {
    error: ({ input }) => `${JSON.stringify(input)} is neither "target" nor a number of per cent`,
  }),
  /** Per cent of that service's fee for the month. */
  credit: numberBetween(0, 100),
});

const uptime = z
  .strictObject({
    /** Of each calendar month. The target is the specification's; the credits are confirmed before launch. */
    targetPercent: numberBetween(90, 100),
    credits: z.array(creditStep).min(1, "needs a step"),
    requestDays: wholeNumber,
    sentences: sentences({
      figure: "Alone, where a label beside it says what it is",
      short: "On cards and in lists of facts",
      target: "A name of the promise",
      sla: "A name of the promise",
      guarantee: "A name of the promise",
      promise: "Under or beside one of these four",
      credit: "The credit in one sentence",
      sentence: "The target in one sentence",
      meaning: 'What "SLA" and "guarantee" mean',
      credits: "Every step of the credits",
      request: "How a client gets the credit",
      allowedInMonth: "How much the target leaves",
      allowedInYear: "How much the target leaves",
      notCounted: "What doesn't count as downtime",
      answer: "All of it in two sentences, for a question on a product's page",
    }),
  })
  .superRefine(({ targetPercent, credits }, context) => {
    const steps = credits.map(({ below, credit }) => ({
      below: below === "target" ? targetPercent : below,
      credit,
    }));
    const wrong = (message: string) => context.addIssue({ code: "custom", path: ["credits"], message });
    if (credits[0] && credits[0].below !== "target")
      wrong('must begin with what is given back "below: target"');
    for (const [index, step] of steps.entries()) {
      const before = steps[index - 1];
      if (before && step.below >= before.below)
        wrong(`must go from the smallest miss to the largest, but ${step.below} comes after ${before.below}`);
      if (before && step.credit <= before.credit)
        wrong(`must grow with the miss, but ${step.credit}% comes after ${before.credit}%`);
    }
  });

const watch = z.strictObject({ hours: oneOf(["business hours", "24/7"]), channel: sentence });

const support = z.strictObject({
  outageMinutes: wholeNumber,
  cloudSupport: z.strictObject({ essential: sentence, professional: sentence, enterprise: sentence }),
  monitoring: z.strictObject({ essential: watch, professional: watch, enterprise: watch }),
  outage: sentences({
    sentence: "The whole promise",
    meaning: 'Where "24/7" or "under 15 minutes" stands beside it',
    name: "A name of the promise",
    figure: "As the specification writes it, on cards with the figure",
    short: "In lists",
    atNight: "Beside the phone number",
    label: "On cards",
    hours: "In tables",
  }),
  otherRequests: sentences({
    byPlan: "The whole promise",
    replyTime: "In a table, without a plan",
    hours: "In a table",
  }),
  fromProfessionalUp: sentences({
    monitoring: "In lists of features",
    triage: "In lists of features",
  }),
  monitoringInOneLine: sentences({
    hours: "Who watches when, and how you hear of it",
    response: "How soon a person looks at an alert",
  }),
  shifts: sentences({ sentence: "On pages about our work", careers: "Beside open positions" }),
});

/** What each file of content/promises holds, by its name: figures, and sentences that name them in braces. */
export const promiseSchemas = {
  backups: z.strictObject({
    cloudServerDays: wholeNumber,
    sentences: sentences({
      immutableCopy: "Feature of Business and Continuity",
      restoreTest: "Feature of Business and Continuity",
      secondCopy: "Feature of Essential",
      immutableFeature: "On pages that describe either",
      fromBusinessUp: "On pages that describe either",
      cloudServers: "Feature of cloud servers",
    }),
  }),
  billing: z.strictObject({
    gstPercent: numberBetween(0, 100),
    paymentDays: wholeNumber,
    sentences: sentences({
      sentence: "Under prices",
      advance: "In the terms",
      due: "In the terms and quotes",
      dueShort: "In a list, after other terms",
      offerCounts: "Under prices",
      hourly: "Of hourly services",
      hourCounted: "Of hourly services",
    }),
  }),
  enquiries: z.strictObject({
    /** A day at most: the contact page and the desk's queue draw one. */
    replyHours: wholeNumber.max(24, {
      error: ({ input }) => `${String(input)} is more than 24: the contact page and the queue draw one day`,
    }),
    sentences: sentences({
      who: "One half of the promise, where they stand in lines of their own",
      inTime: "The other half",
      reply: "Starts a sentence, or stands in the middle of one",
      sentence: "The whole promise",
      replyTime: 'After "An engineer replies"',
      everyDay: "Under the time by which the reply comes",
      contract: "Who comes after the engineer",
      short: "Alone, in a table",
      application: "To people who apply for a position",
    }),
  }),
  mail: z.strictObject({
    sentences: sentences({
      firstRecord: "The record that a new mail domain starts with",
      order: "How it goes on",
    }),
  }),
  maintenance: z.strictObject({
    noticeHours: wholeNumber,
    sentences: sentences({
      notice: "The whole promise",
      hosts: "When the host under a virtual server is updated",
      notCounted: 'Under "uptime"',
    }),
  }),
  "on-site": z.strictObject({
    sentences: sentences({ hands: "Who is there", failedParts: "When a part fails" }),
  }),
  support,
  term: z.strictObject({
    sentences: sentences({
      sentence: "Under prices, and in the terms",
      annual: "In the terms",
      yearly: "Of what is paid for a year at a time",
      once: "Of projects and tests with one price",
      noCommitment: "Feature of hourly services",
      hourly: "Of hourly services",
    }),
    refunds: sentences({
      startedMonth: "In the terms",
      refused: "In the terms: a registry or a certificate authority may say no",
      annual: "In the terms",
    }),
  }),
  testing: z.strictObject({
    testingAlone: sentence,
    sentences: sentences({
      length: "Why two pages give two lengths",
      retest: "Which plans include one",
    }),
  }),
  trial: z.strictObject({
    days: wholeNumber,
    sentences: sentences({
      products: "In the terms",
      sentence: "The whole promise",
      short: "In lists",
    }),
  }),
  uptime,
};

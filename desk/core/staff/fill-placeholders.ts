import { describe } from "../../../app/enquiry/subject/describe.ts";
import type { Subject } from "../../../app/enquiry/subject/subject.ts";
import { identity } from "../../../app/identity.ts";

export const placeholders = ["name", "company", "plan", "price", "number", "me"] as const;
export type Placeholder = (typeof placeholders)[number];

/** What a saved reply is filled in with. */
export type PlaceholderValues = Partial<Record<Placeholder, string | null>>;

/** Where nothing is known, so that the sentence around it still reads. */
const fallbacks: Record<Placeholder, string> = {
  name: "there",
  company: "your company",
  plan: "the plan you asked about",
  price: "the listed price",
  number: "your enquiry",
  me: `The ${identity.name} team`,
};

/** Fills {name}, {company}, {plan}, {price}, {number} and {me} in, once: braces in a name stay as they are. */
export function fillPlaceholders(body: string, values: PlaceholderValues): string {
  return body.replaceAll(/\{(\w+)\}/g, (typed, word: string) => {
    const placeholder = placeholders.find((each) => each === word.toLowerCase());
    return placeholder ? values[placeholder]?.trim() || fallbacks[placeholder] : typed;
  });
}

interface Filled {
  number: string;
  name: string;
  company: string;
  subject: Subject | null;
}

/** Of an enquiry, in the words of a reply. `me` is the name of whoever writes it. */
export function valuesFor({ number, name, company, subject }: Filled, me: string): PlaceholderValues {
  const reply = subject && describe(subject).reply;
  return { number, name, company, me, plan: reply?.plan ?? null, price: reply?.price ?? null };
}

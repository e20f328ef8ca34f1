import { lineName } from "../../../app/enquiry/estimate.ts";
import { priceText, type PricedSubject, vpsText } from "../../../app/enquiry/subject.ts";
import { identity } from "../../../app/identity.ts";
import { formatPrice } from "../../../app/lib/format/format-price.ts";

export const blanks = ["name", "company", "plan", "price", "number", "me"] as const;
export type Blank = (typeof blanks)[number];

/** What a saved reply is filled in with. */
export type Values = Partial<Record<Blank, string | null>>;

/** Where nothing is known, so that the sentence around it still reads. */
const otherwise: Record<Blank, string> = {
  name: "there",
  company: "your company",
  plan: "the plan you asked about",
  price: "the listed price",
  number: "your enquiry",
  me: `The ${identity.name} team`,
};

/** Fills {name}, {company}, {plan}, {price}, {number} and {me} in, once: braces in a name stay as they are. */
export function fillIn(body: string, values: Values): string {
  return body.replaceAll(/\{(\w+)\}/g, (typed, word: string) => {
    const blank = blanks.find((each) => each === word.toLowerCase());
    return blank ? values[blank]?.trim() || otherwise[blank] : typed;
  });
}

interface Filled {
  number: string;
  name: string;
  company: string;
  subject: PricedSubject | null;
}

/** Of an enquiry, in the words of a reply. `me` is the name of whoever writes it. */
export function valuesFor({ number, name, company, subject }: Filled, me: string): Values {
  return { number, name, company, me, ...(subject && subjectValues(subject)) };
}

function subjectValues(subject: PricedSubject): Pick<Values, "plan" | "price"> {
  switch (subject.kind) {
    case "plan":
      return { plan: `${subject.product}, ${subject.name}`, price: priceText(subject) };
    case "vps":
      return { plan: `custom VPS with ${vpsText(subject)}`, price: priceText(subject) };
    case "domain":
      return { plan: `domain ${subject.name}`, price: `${formatPrice(subject.price)} for the first year` };
    case "position":
      return { plan: subject.title };
    case "figure":
      return { plan: subject.page };
    case "estimate": {
      const [line] = subject.lines;
      const isOne = line && subject.lines.length === 1 && line.quantity === 1;
      return { plan: subject.lines.map(lineName).join("; "), ...(isOne && { price: priceText(line) }) };
    }
  }
}

/**
 * What the specification fixes about a page, in its words and figures. Written by hand from it, never taken from the
 * code; what it leaves open (headlines, sentences, our own names of plans) does not stand here.
 *
 * How texts are compared: tests/support/says.ts. "a|b" is met by either.
 */
export interface PageFacts {
  path: string;
  /** Where the specification states it, in words. */
  source: string;
  /** The page's heading, where the specification names the page. */
  title?: string;
  /** Names and addresses, the page itself last and without one. */
  breadcrumb?: readonly Button[];
  /** The first links of the hero. Without it: two buttons, to the contact form or to an anchor of the page. */
  hero?: readonly Button[];
  /** What follows, each in a section of its own, in this order. Other sections may stand between them. */
  parts?: readonly Part[];
  /** Said anywhere in the page. */
  says?: readonly string[];
  /** All links of the last section, or some of them. Without it: one to the contact form. */
  closing?: readonly Button[];
  /** Elements that other pages or the hero lead to. */
  anchors?: readonly string[];
}

/** What a link says and where it leads. The words are undefined where the specification leaves them open. */
export type Button = readonly [words: string | undefined, to: string];

export interface Part {
  /** What the specification calls it. */
  what: string;
  /** How many entries it has. */
  count?: number;
  /** At least so many, where the specification gives a list and no number. */
  atLeast?: number;
  /** The texts of one entry stand together, and apart from those of the others; the entries in this order. */
  entries?: readonly (readonly string[])[];
  /** Where the specification gives no order. */
  inAnyOrder?: true;
  /** Labels that every entry has. */
  each?: readonly string[];
  /** Said anywhere in the section. */
  says?: readonly string[];
  /** Where links of the section lead. */
  links?: readonly Button[];
  /** The specification has metrics here without values, so none may be made up. */
  withoutFigures?: true;
  anchor?: string;
  plans?: readonly PlanFacts[];
}

export interface PlanFacts {
  /** Left out where the specification gives none. */
  name?: string;
  /** As shown: "$29". */
  price: string;
  /** As shown after the price: "per month", "/year". */
  period?: "per month" | "per hour" | "/user/month" | "/month" | "/year" | "one-time";
  popular?: true;
  /** What else the card says. */
  says?: readonly string[];
  /** The whole list of features, where the specification gives it. */
  features?: readonly string[];
}

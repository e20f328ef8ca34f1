import type { PlanFacts } from "./price-facts.ts";

/**
 * What the specification (docs/specification) fixes about a page, in its text and figures. Written by hand from it, never
 * taken from the code; what it leaves open (headlines, sentences, our own names of plans) does not stand here.
 *
 * How texts are compared: tests/support/says.ts. "a|b" is met by either.
 */
export interface PageFacts {
  path: string;
  /** Where the specification states it: product.md or catalogue.md, under which heading. */
  source: string;
  /** The page's heading, where the specification names the page. */
  title?: string;
  /** The way to the page, which follows as the last name. */
  breadcrumb?: readonly [...Button[], string];
  /** The first links of the hero. What holds for service pages without it is in tests/built/structure.test.ts. */
  hero?: readonly Button[];
  /** What follows, each in a section of its own, in this order. Other sections may stand between them. */
  parts?: readonly Part[];
  /** Said anywhere in the page. */
  says?: readonly string[];
  /** All links of the last section. */
  closing?: readonly Button[];
  /** Elements that other pages or the hero lead to. */
  anchors?: readonly string[];
}

/** What a link says and where it leads: "Free Migration → /contact". Without a label where it is open: "→ /contact". */
export type Button = `${string}→ ${"/" | "#"}${string}`;

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
  /** What the button of every plan says. */
  planButton?: string;
}

import type { Period } from "../../catalogue/period.ts";
import type { Plan } from "../../catalogue/plan.ts";
import type { Area } from "../../site-map.ts";
import type { ServiceOption } from "../enquiry.ts";

/** All that is said of a subject anywhere: who names one takes it from here. */
export interface Description {
  /** The service option that fits. */
  service: ServiceOption;
  /** Whose mark stands beside it. An estimate over several areas has none, nor has a position or a number. */
  area?: Area | undefined;

  /** What it is: "VPS Hosting, Professional", "northwind.com". */
  title: string;
  /** The plan's id in the catalogue, where it is one. */
  plan?: string;
  /** More of it, in one line. */
  detail?: string;
  /** The lines of an estimate, one by one. */
  parts?: readonly string[];
  /** "$59". */
  price?: string | undefined;
  /** "per month", "for the first year". */
  period?: string | undefined;

  /** All of it in one line, without its price. */
  text: string;
  /** Its price as it is listed: "$59 per month", "$899/month", "$12.99". */
  listPrice?: string;
  /** All of it with its price. */
  summary: string;
  /** Within a sentence: "the domain northwind.com". */
  mention: string;
  /** How the visitor's message begins. */
  sentence: string;

  /** Above the visitor's form: what kind of thing it is, its name, its price, and more that may be cut off. */
  form: { label: string; name: string; price?: string; detail?: string };
  /** In a reply to the visitor, where {plan} and {price} stand. */
  reply: { plan: string; price?: string | undefined };

  /** What a quote for it begins with. */
  lines: readonly SubjectLine[];
  /** Its price, and the others on offer for the same product and time, from the lowest up. */
  scale?: { price: number; others: readonly number[] } | undefined;
}

export interface SubjectLine {
  /** The plan's id in the catalogue, where it has one. */
  plan?: string;
  title: string;
  /** Where the catalogue has no plan to say more of it. */
  detail?: string | undefined;
  price: Plan["price"];
  period?: Period["text"] | undefined;
  quantity: number;
}

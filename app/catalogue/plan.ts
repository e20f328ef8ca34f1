/** What stands after a price. Hosting says it in words; the other areas in short form. */
export type Period = "per month" | "per hour" | "/user/month" | "/month" | "/year" | "one-time";

/** A plan that is offered. Prices are in US dollars and exist nowhere else. */
export interface Plan {
  /** Names the plan in links to the contact form, e.g. "vps-starter". Never change one that was published. */
  id: string;
  name: string;
  /** A number of dollars, or "Custom" where the price is agreed. */
  price: number | "Custom";
  /** Left out where the price is agreed. */
  period?: Period;
  /** Whom the plan is for: one short sentence. */
  description: string;
  /** Carries the Most Popular badge and the highlighted button. */
  popular?: true;
  features: readonly string[];
  /** What can be measured, drawn as bars on one scale across the plans of a page. */
  specs?: readonly Spec[];
}

export interface Spec {
  label: string;
  /** The size of the bar. */
  value: number;
  /** What is written beside it, e.g. "80 GB SSD". */
  text: string;
}

import type { Period } from "./period.ts";

/** A plan that is offered. Prices are in US dollars and exist in content/plans alone. */
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
  /** Of plans by the hour: dollars for a month without a stop. */
  monthlyEstimate?: number;
  /** What can be measured, drawn as bars on one scale across the plans of a page. */
  specs?: readonly Spec[];
}

/** What is needed to name a plan and its price. */
export type PricedPlan = Pick<Plan, "id" | "name" | "price" | "period" | "popular">;

export interface Spec {
  label: string;
  /** The size of the bar. */
  value: number;
  /** What is written beside it, e.g. "80 GB SSD". */
  text: string;
}

/** What a quantity counts: one of them, and several. */
export interface Unit {
  one: string;
  many: string;
}

/** Plans that one page sells. Which there are: lines.data.ts. */
export interface ProductLine<Kind extends Plan = Plan> {
  name: string;
  /** What it is called in a sentence. */
  one: string;
  /** Its anchor on the pricing page. */
  anchor: string;
  /** The path of the page that sells it. */
  page: string;
  /** The service option of the contact form that fits. */
  service: "cloud" | "cybersecurity" | "software-ai" | "hosting" | "consultation";
  /** What is counted when somebody takes several. */
  unit: Unit;
  /** The same for the plans that are paid once, where the others are paid by the month. */
  onceUnit?: Unit | undefined;
  /** Of its table of prices. */
  columns: readonly Column[];
  plans: readonly Kind[];
}

export interface Column {
  heading: string;
  /** Its words name their unit, so they need no heading where a plan is named alone. */
  alone: boolean;
  /** One for each plan. */
  words: readonly string[];
}

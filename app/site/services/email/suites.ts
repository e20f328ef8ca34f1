import {
  businessEmailPlans,
  googleWorkspacePlans,
  microsoft365Plans,
  zohoMailPlans,
} from "~/catalogue/plan-facts.data";
import type { PricedPlan } from "~/catalogue/plan";
import { pageAt } from "~/site-map";

/** The four ways to have mail, from the lowest entry price up. */
export const suites: readonly { name: string; short: string; path: string; plans: readonly PricedPlan[] }[] =
  [
    suite("/services/email/zoho", "Zoho", zohoMailPlans),
    suite("/services/email/business", "Business", businessEmailPlans),
    suite("/services/email/google-workspace", "Google", googleWorkspacePlans),
    suite("/services/email/microsoft-365", "Microsoft", microsoft365Plans),
  ];

function suite(path: string, short: string, plans: readonly PricedPlan[]) {
  return { name: pageAt(path).label, short, path, plans };
}

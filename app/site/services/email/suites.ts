import { businessEmailPlans } from "~/catalogue/business-email";
import { googleWorkspacePlans } from "~/catalogue/google-workspace";
import { microsoft365Plans } from "~/catalogue/microsoft-365";
import type { Plan } from "~/catalogue/plan";
import { zohoPlans } from "~/catalogue/zoho";
import { pageAt } from "~/site-map";

/** The four ways to have mail, from the lowest entry price up. */
export const suites: readonly { name: string; short: string; path: string; plans: readonly Plan[] }[] = [
  suite("/services/email/zoho", "Zoho", zohoPlans),
  suite("/services/email/business", "Business", businessEmailPlans),
  suite("/services/email/google-workspace", "Google", googleWorkspacePlans),
  suite("/services/email/microsoft-365", "Microsoft", microsoft365Plans),
];

function suite(path: string, short: string, plans: readonly Plan[]) {
  return { name: pageAt(path).label, short, path, plans };
}

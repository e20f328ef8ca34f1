import { LegalPage } from "~/sections/legal-page";
import { BillingLanes } from "./billing-lanes";
import * as content from "./content";
import { UptimeBar } from "./uptime-bar";

/** The terms, with their drawings where they belong. */
export function TermsOfService({ path }: { path: string }) {
  return (
    <LegalPage
      {...content.policy}
      path={path}
      figures={{ "service-levels": <UptimeBar />, billing: <BillingLanes /> }}
    />
  );
}

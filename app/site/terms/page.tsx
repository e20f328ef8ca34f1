import { pageMeta } from "~/lib/metadata/page-meta";
import { LegalPage } from "~/sections/legal-page";
import { BillingLanes } from "./billing-lanes";
import * as content from "./content";
import { UptimeBar } from "./uptime-bar";

export const meta = pageMeta(content.meta);

export default function TermsPage() {
  return (
    <LegalPage {...content.policy} figures={{ "service-levels": <UptimeBar />, billing: <BillingLanes /> }} />
  );
}

import { cloudSupportPlans } from "~/catalogue/cloud-support";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { PlanPrices } from "~/sections/price-list";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";
import { Coverage } from "./coverage";
import { hourPlace, IncidentLog } from "./incident-log";
import { ResponseLadders } from "./response-ladders";
import { SupportedSystems } from "./supported-systems";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/cloud/support",
    plans: cloudSupportPlans,
  }),
]);
export const handle: PageHandle = {
  ruler: { ...content.ruler, markers: responseTimes(), place: hourPlace },
};

export default function CloudSupportPage() {
  return (
    <>
      <PageHero {...content.hero} layout="titled" prices={<PlanPrices plans={cloudSupportPlans} />}>
        <ResponseLadders plans={cloudSupportPlans} />
      </PageHero>
      <Section {...content.systems}>
        <SupportedSystems systems={content.systemList} />
      </Section>
      <Section tone="ink" layout="aside" {...content.incident}>
        <IncidentLog entries={content.log} />
      </Section>
      <Section {...content.coverage}>
        <Coverage plans={cloudSupportPlans} />
      </Section>
      <Section {...content.plans}>
        <PlanCards plans={cloudSupportPlans} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

/** Of the plans that answer within the hour. */
function responseTimes() {
  return cloudSupportPlans
    .filter(({ responseTime: { minutes } }) => minutes <= content.ruler.to)
    .map(({ name, responseTime: { minutes } }) => ({ at: minutes, label: `${name} answers` }))
    .toReversed();
}

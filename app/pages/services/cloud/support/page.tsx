import { cloudSupportPlans } from "~/catalogue/cloud-support";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: { ...content.ruler, markers: responseTimes() } };

export default function CloudSupportPage() {
  return (
    <>
      <PageHero {...content.hero} />
      <Section id="plans" tone="sand" {...content.plans}>
        <PlanCards plans={cloudSupportPlans} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

// Short, because the plans' own wording would make the flags overlap on a phone.
function responseTimes() {
  return cloudSupportPlans.map(({ responseTime: { minutes } }) => ({
    at: minutes,
    label: minutes < 60 ? `${minutes} min` : `${minutes / 60} h`,
  }));
}

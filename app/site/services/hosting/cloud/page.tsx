import { cloudHostingPlans } from "~/catalogue/cloud-hosting";
import { vpsPlans } from "~/catalogue/vps";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { faqPage } from "~/lib/metadata/faq-page";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { Faq } from "~/sections/faq";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { PlanPrices } from "~/sections/price-list";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { Benefits } from "./benefits";
import { BreakEvenBars } from "./break-even";
import * as content from "./content";
import { breakEvens } from "./hours";
import { HoursChart, monthPlace } from "./hours-chart";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/hosting/cloud",
    plans: cloudHostingPlans,
  }),
  faqPage(content.faq.entries),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, place: monthPlace } };

export default function CloudHostingPage() {
  return (
    <>
      <PageHero {...content.hero} prices={<PlanPrices plans={cloudHostingPlans} />}>
        <HoursChart plans={cloudHostingPlans} />
      </PageHero>
      <Section {...content.benefitSection}>
        <Benefits />
      </Section>
      <Section {...content.plans}>
        <PlanCards plans={cloudHostingPlans} hasTrial />
        <BreakEvenBars {...content.breakEven} pairs={breakEvens(cloudHostingPlans, vpsPlans)} />
      </Section>
      <Faq {...content.faq} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

import { websiteSecurityPlans } from "~/catalogue/website-security";
import { rightHalf } from "~/figures/ruler-places";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { priceRuler } from "~/lib/format/price-markers";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { PlanPrices } from "~/sections/price-list";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { ServiceGrid } from "~/sections/service-grid";
import * as content from "./content";
import { CoverCost } from "./cover-cost";
import { RequestFilter } from "./request-filter";
import { Rollout } from "./rollout";
import { SiteThreats } from "./site-threats";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/security/website-waf",
    plans: websiteSecurityPlans,
  }),
]);
export const handle: PageHandle = {
  ruler: { ...content.ruler, ...priceRuler(websiteSecurityPlans), place: rightHalf },
};

export default function WebsiteSecurityPage() {
  return (
    <>
      <PageHero
        {...content.hero}
        prices={<PlanPrices plans={websiteSecurityPlans} ruler={content.ruler.to} />}
      >
        <RequestFilter requests={content.requests} gates={content.gates} caption={content.filterCaption} />
      </PageHero>
      <Section {...content.servicesSection}>
        <ServiceGrid services={content.services} layout="sheet" sign="title" label="Works with" />
      </Section>
      <Section {...content.threatsSection}>
        <SiteThreats threats={content.threats} />
      </Section>
      <Section {...content.processSection}>
        <Rollout steps={content.steps} />
      </Section>
      <Section {...content.plans}>
        <PlanCards plans={websiteSecurityPlans} />
        <CoverCost heading={content.coverHeading} text={content.coverText} caption={content.coverCaption} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

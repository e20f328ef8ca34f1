import { seoPlans } from "~/catalogue/seo";
import { leftHalf } from "~/figures/ruler-places";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { priceRuler } from "~/lib/format/price-markers";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { PlanPrices } from "~/sections/price-list";
import { ProcessSteps } from "~/sections/process-steps";
import { Register } from "~/sections/register";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";
import { ServiceColumns } from "./service-columns";
import { ShareOfVoice } from "./share-of-voice";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/marketing/seo-smo",
    plans: seoPlans,
  }),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, ...priceRuler(seoPlans), place: leftHalf } };

export default function SeoPage() {
  return (
    <div className="area-marketing">
      <PageHero {...content.hero} prices={<PlanPrices plans={seoPlans} ruler={content.ruler.to} />}>
        <ShareOfVoice />
      </PageHero>
      <Section {...content.services}>
        <ServiceColumns columns={content.services.columns} />
      </Section>
      <Section {...content.process}>
        <ProcessSteps steps={content.process.steps} />
      </Section>
      <Section {...content.refusals}>
        <Register entries={content.refusals.entries} />
      </Section>
      <Section {...content.plans}>
        <PlanCards plans={seoPlans} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </div>
  );
}

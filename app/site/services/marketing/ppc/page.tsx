import { ppcPlans } from "~/catalogue/ppc";
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
import { ChannelTable } from "./channel-table";
import * as content from "./content";
import { FeeBesideSpend } from "./fee-beside-spend";
import { QuarterRhythm } from "./quarter-rhythm";
import { SearchTerms } from "./search-terms";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/marketing/ppc",
    plans: ppcPlans,
  }),
  faqPage(content.questions.entries),
]);
export const handle: PageHandle = {
  ruler: {
    ...content.ruler,
    markers: ppcPlans.map(({ name, price, adSpend }) => ({
      at: Number(price) + adSpend.dollars,
      label: name,
    })),
  },
};

export default function PpcPage() {
  return (
    <div className="area-marketing">
      <PageHero {...content.hero} prices={<PlanPrices plans={ppcPlans} />}>
        <FeeBesideSpend />
      </PageHero>
      <Section {...content.services}>
        <ChannelTable channels={content.services.channels} />
      </Section>
      <Section {...content.terms}>
        <SearchTerms rows={content.terms.rows} caption={content.terms.caption} />
      </Section>
      <Section {...content.process}>
        <QuarterRhythm steps={content.process.steps} caption={content.process.caption} />
      </Section>
      <Section {...content.plans}>
        <PlanCards plans={ppcPlans} />
      </Section>
      <Faq {...content.questions} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </div>
  );
}

import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { HowPriced } from "~/sections/how-priced";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { ServiceGrid } from "~/sections/service-grid";
import * as content from "./content";
import { MarkedBill } from "./marked-bill";
import { Phases } from "./phases";
import { billsPlace, SpendChart } from "./spend-chart";
import { Stories } from "./stories";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.hero.title, path: "/services/cloud/finops" }),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, place: billsPlace } };

export default function FinOpsPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <SpendChart />
      </PageHero>
      <Section tone="sand" {...content.bill}>
        <MarkedBill lines={content.billLines} />
      </Section>
      <Section layout="aside" {...content.services}>
        <ServiceGrid services={content.serviceList} layout="columns" features="dashed" />
      </Section>
      <Section tone="ink" {...content.process}>
        <Phases phases={content.phases} />
      </Section>
      <Section {...content.success}>
        <Stories stories={content.stories} />
      </Section>
      <HowPriced {...content.pricing} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

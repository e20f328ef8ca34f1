import { microsoft365Plans } from "~/catalogue/microsoft-365";
import type { PageHandle } from "~/layout/page-handle";
import { formatPrice } from "~/lib/format/format-price";
import { pageMeta } from "~/lib/metadata/page-meta";
import { priceRuler } from "~/lib/format/price-markers";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { PlanMatrix } from "~/sections/plan-matrix";
import { PlanPrices } from "~/sections/price-list";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { TopicList } from "~/sections/topic-list";
import * as content from "./content";
import { LicenceMix } from "./licence-mix";
import { LicenceSteps } from "./licence-steps";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/email/microsoft-365",
    plans: microsoft365Plans,
  }),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, ...priceRuler(microsoft365Plans) } };

const columns = microsoft365Plans.map(({ name, price, popular }) => ({
  name,
  note: formatPrice(price),
  highlighted: popular ?? false,
}));

export default function Microsoft365Page() {
  return (
    <>
      <PageHero {...content.hero} layout="below" prices={<PlanPrices plans={microsoft365Plans} />}>
        <LicenceSteps />
      </PageHero>
      <Section {...content.work}>
        <TopicList topics={content.work.topics} />
      </Section>
      <Section {...content.mix}>
        <LicenceMix />
      </Section>
      <Section {...content.matrix}>
        <div className="area-email">
          <PlanMatrix {...content.matrix} corner="Included" columns={columns} />
        </div>
      </Section>
      <Section {...content.plans}>
        <PlanCards plans={microsoft365Plans} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { MetricBand } from "~/sections/metric-band";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/sections/section";
import { AreaList } from "./area-list";
import * as content from "./content";
import { serviceList } from "./service-list";
import { Shelf } from "./shelf";
import { SymptomIndex } from "./symptom-index";

export const meta = pageMeta(content.meta, [serviceList()]);
export const handle: PageHandle = { ruler: content.ruler };

export default function ServicesPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <Shelf caption={content.shelfCaption} />
      </PageHero>
      <Section {...content.symptomsSection} tone="sand" layout="aside">
        <SymptomIndex symptoms={content.symptoms} />
      </Section>
      <Section id="services" {...content.list}>
        <AreaList sentences={content.sentences} />
      </Section>
      <Section {...content.promiseSection} tone="ink">
        <MetricBand metrics={content.promises} />
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}

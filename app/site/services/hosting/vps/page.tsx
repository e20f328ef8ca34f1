import { vpsPlans } from "~/catalogue/vps";
import { VpsConfigurator } from "~/features/vps-configurator/vps-configurator";
import { leftHalf } from "~/figures/ruler-places";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { priceRuler } from "~/lib/format/price-markers";
import { faqPage } from "~/lib/metadata/faq-page";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { Faq } from "~/sections/faq";
import { PageHero } from "~/sections/page-hero";
import { PlanPrices } from "~/sections/price-list";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { Tabs } from "~/ui/tabs";
import { Benefits } from "./benefits";
import * as content from "./content";
import { MachineSlice } from "./machine-slice";
import { ReadyPlans } from "./ready-plans";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/hosting/vps",
    plans: vpsPlans,
  }),
  faqPage(content.faq.entries),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, ...priceRuler(vpsPlans), place: leftHalf } };

export default function VpsHostingPage() {
  return (
    <>
      <PageHero {...content.hero} prices={<PlanPrices plans={vpsPlans} ruler={content.ruler.to} />}>
        <MachineSlice />
      </PageHero>
      <Section {...content.benefits}>
        <Benefits items={content.benefits.items} />
      </Section>
      <Section {...content.plans}>
        <Tabs
          label={content.tabs.label}
          initial={1}
          tabs={[
            { label: content.tabs.ready, content: <ReadyPlans note={content.tabs.scaleNote} /> },
            { label: content.tabs.custom, content: <VpsConfigurator /> },
          ]}
        />
      </Section>
      <Faq {...content.faq} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/sections/section";
import { AreaList } from "./area-list";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function ServicesPage() {
  return (
    <>
      <PageHero {...content.hero} />
      <Section id="services" {...content.list}>
        <AreaList sentences={content.sentences} />
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}

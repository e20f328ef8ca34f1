import { lastNineColumns } from "~/figures/ruler-places";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";
import { GameTypes } from "./game-types";
import { LaunchDay } from "./launch-day";
import { Platforms } from "./platforms";
import { Solutions } from "./solutions";
import { SuccessMetrics } from "./success-metrics";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.meta.title, path: "/industries/gaming" }),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, place: lastNineColumns } };

export default function GamingPage() {
  const { platformsSection, typesSection } = content;
  return (
    <>
      <PageHero {...content.hero}>
        <LaunchDay regions={content.regions} caption={content.launchCaption} />
      </PageHero>
      <Section {...content.solutionsSection}>
        <Solutions solutions={content.solutions} />
      </Section>
      <Section heading={platformsSection.heading} lede={platformsSection.lede} tone="sand">
        <Platforms platforms={content.platforms} caption={platformsSection.caption} />
      </Section>
      <Section heading={typesSection.heading} lede={typesSection.lede} tone="ink">
        <GameTypes types={content.gameTypes} caption={typesSection.caption} />
      </Section>
      <Section {...content.metricsSection}>
        <SuccessMetrics metrics={content.successMetrics} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

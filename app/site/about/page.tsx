import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/sections/section";
import { BlameRound, morningPlace } from "./blame-round";
import * as content from "./content";
import { CoreValues } from "./core-values";
import { Credentials } from "./credentials";
import { Differences } from "./differences";
import { Leadership } from "./leadership";
import { Mission } from "./mission";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: { ...content.ruler, place: morningPlace } };

export default function AboutPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <BlameRound {...content.blameRound} />
      </PageHero>
      <Mission {...content.mission} />
      <Section tone="sand" {...content.credentialsIntro}>
        <Credentials credentials={content.credentials} />
      </Section>
      <Section heading={content.differences.heading} lede={content.differences.lede}>
        <Differences items={content.differences.items} />
      </Section>
      <CoreValues {...content.values} />
      <Section {...content.leadership}>
        <Leadership leaders={content.leaders} />
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}

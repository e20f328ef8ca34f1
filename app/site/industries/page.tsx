import { lastNineColumns } from "~/figures/ruler-places";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/sections/section";
import { AssumptionsTable } from "./assumptions-table";
import { CommonGround } from "./common-ground";
import * as content from "./content";
import { RushLanes } from "./rush-lanes";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: { ...content.ruler, place: lastNineColumns } };

export default function IndustriesPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <RushLanes lanes={content.lanes} />
      </PageHero>
      <Section {...content.assumptionsSection}>
        <AssumptionsTable rows={content.assumptions} />
      </Section>
      <Section {...content.groundSection}>
        <CommonGround floors={content.floors} />
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}

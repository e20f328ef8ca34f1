import { positions } from "~/catalogue/positions";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/sections/section";
import * as content from "./content";
import { PositionList } from "./position-list";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function CareersPage() {
  return (
    <>
      <PageHero {...content.hero} />
      <Section id="positions" {...content.openings}>
        <PositionList positions={positions} scale={content.pay} />
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}

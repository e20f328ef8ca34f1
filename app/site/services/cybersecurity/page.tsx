import { threats } from "~/catalogue/threats";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";
import { Offerings } from "./offerings";
import { SecurityStats } from "./security-stats";
import { Standards } from "./standards";
import { StartHere } from "./start-here";
import { ThreatGates } from "./threat-gates";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.hero.title, path: "/services/cybersecurity" }),
]);

export default function CybersecurityPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <ThreatGates threats={threats} lanes={content.lanes} />
      </PageHero>
      <Section {...content.offerings}>
        <Offerings offerings={content.offeringList} />
      </Section>
      <Section {...content.standards} layout="aside" tone="sand">
        <Standards standards={content.standardList} />
      </Section>
      <Section {...content.stats}>
        <SecurityStats stats={content.statList} />
      </Section>
      <StartHere {...content.start} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

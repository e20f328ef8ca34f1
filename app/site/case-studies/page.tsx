import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/sections/section";
import * as content from "./content";
import { Quotes } from "./quotes";
import { studies } from "./studies-content";
import { Study } from "./study";
import { SummaryStats } from "./summary-stats";
import { leftPlace, WhatIsLeft } from "./what-is-left";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: { ...content.ruler, place: leftPlace } };

export default function CaseStudiesPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <WhatIsLeft studies={studies} />
      </PageHero>
      <Section tone="sand" {...content.totals}>
        <SummaryStats stats={content.stats} />
      </Section>
      <Section {...content.featured}>
        {studies.map((study, index) => (
          <Study key={study.id} study={study} panelOn={index % 2 === 0 ? "right" : "left"} />
        ))}
      </Section>
      <Section tone="ink" {...content.voices}>
        <Quotes quotes={content.quotes} />
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}

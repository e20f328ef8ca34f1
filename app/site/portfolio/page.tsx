import { pageMeta } from "~/lib/metadata/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/sections/section";
import * as content from "./content";
import { Projects } from "./projects";
import { projects } from "./projects-content";
import { SixOfMany } from "./six-of-many";
import { SuccessMetrics } from "./success-metrics";

export const meta = pageMeta(content.meta);

export default function PortfolioPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <SixOfMany projects={projects} />
      </PageHero>
      <Section {...content.work}>
        <Projects projects={projects} />
      </Section>
      <Section tone="sand" {...content.totals}>
        <SuccessMetrics metrics={content.metrics} />
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}

import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { HowPriced } from "~/sections/how-priced";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { ServiceGrid } from "~/sections/service-grid";
import * as content from "./content";
import { HandOver } from "./hand-over";
import { LandingZone } from "./landing-zone";
import { RunbookPage } from "./runbook-page";
import { YearOfRoutines } from "./year-of-routines";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.hero.title, path: "/services/cloud/aws" }),
]);

export default function AwsPage() {
  return (
    <>
      <PageHero {...content.hero} layout="below">
        <LandingZone
          guardrails={content.guardrails}
          units={content.units}
          foundations={content.foundations}
        />
      </PageHero>
      <Section {...content.services}>
        <ServiceGrid services={content.serviceList} sign="beside" />
      </Section>
      <Section tone="ink" {...content.routines}>
        <YearOfRoutines routines={content.routineList} />
      </Section>
      <Section tone="sand" {...content.handOver}>
        <HandOver steps={content.handOverSteps} />
        <RunbookPage />
      </Section>
      <HowPriced {...content.pricing} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

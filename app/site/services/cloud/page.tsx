import { pageMeta } from "~/lib/metadata/page-meta";
import { AfterHeading } from "~/lib/navigation/rest-of-page";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { Benefits } from "./benefits";
import * as content from "./content";
import { Platforms } from "./platforms";
import { Process } from "./process";
import { ServiceAreas } from "./service-areas";
import { WhoKeepsWhat } from "./who-keeps-what";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.hero.title, path: "/services/cloud" }),
]);

export default function CloudPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <AfterHeading>
          <WhoKeepsWhat />
        </AfterHeading>
      </PageHero>
      <Section {...content.benefits}>
        <Benefits claims={content.claims} benefits={content.quietBenefits} />
      </Section>
      <Section tone="ink" {...content.platforms}>
        <Platforms platforms={content.platformList} />
      </Section>
      <Section {...content.services}>
        <ServiceAreas areas={content.serviceAreas} />
      </Section>
      <Section tone="sand" layout="aside" {...content.process}>
        <Process steps={content.steps} />
      </Section>
      <RelatedPages except={content.serviceAreas.map(({ link }) => link.to)} />
      <ClosingBanner {...content.banner} />
    </>
  );
}

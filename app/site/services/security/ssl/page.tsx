import { sslPlans } from "~/catalogue/ssl";
import { rightHalf } from "~/figures/ruler-places";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { priceRuler } from "~/lib/format/price-markers";
import { faqPage } from "~/lib/metadata/faq-page";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { Faq } from "~/sections/faq";
import { PageHero } from "~/sections/page-hero";
import { PlanPrices } from "~/sections/price-list";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { CertificatePlans } from "./certificate-plans";
import { CertificateTypes } from "./certificate-types";
import * as content from "./content";
import { Included } from "./included";
import { IssueSteps } from "./issue-steps";
import { LevelTable } from "./level-table";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/security/ssl",
    plans: sslPlans,
  }),
  faqPage(content.faq.entries),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, ...priceRuler(sslPlans), place: rightHalf } };

export default function SslPage() {
  return (
    <>
      <PageHero {...content.hero} prices={<PlanPrices plans={sslPlans} ruler={content.ruler.to} />}>
        <LevelTable plans={sslPlans} shortNames={content.shortNames} groups={content.levelGroups} />
      </PageHero>
      <Section {...content.typesSection}>
        <CertificateTypes types={content.certificateTypes} names={content.names} />
      </Section>
      <Section {...content.serviceSection}>
        <Included
          heading={content.includedHeading}
          benefits={content.benefits}
          installedOn={content.installedOn}
        />
        <IssueSteps heading={content.stepsHeading} steps={content.steps} />
      </Section>
      <Section {...content.plans}>
        <CertificatePlans plans={sslPlans} />
      </Section>
      <Faq {...content.faq} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

import { sslPlans } from "~/catalogue/ssl";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { priceRuler } from "~/lib/format/price-markers";
import { faqPage } from "~/lib/metadata/faq-page";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { Faq } from "~/sections/faq";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { StepRows } from "~/sections/step-rows";
import { CertificateTypes } from "./certificate-types";
import * as content from "./content";
import { Included } from "./included";
import { SubjectLines } from "./subject-lines";
import { ValidationLevels } from "./validation-levels";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/security/ssl",
    plans: sslPlans,
  }),
  faqPage(content.faq.entries),
]);
export const handle: PageHandle = { ruler: { ...content.ruler, ...priceRuler(sslPlans) } };

export default function SslPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <ValidationLevels plans={sslPlans} checks={content.checks} depths={content.depths} />
      </PageHero>
      <Section {...content.subjectSection}>
        <SubjectLines
          lines={content.subjectLines}
          levels={sslPlans.map(({ name }, index) => ({ name, note: content.levelNotes[index] ?? "" }))}
          caption={content.subjectCaption}
        />
      </Section>
      <Section {...content.typesSection}>
        <CertificateTypes types={content.certificateTypes} names={content.names} />
      </Section>
      <Section {...content.includedSection}>
        <Included benefits={content.benefits} installedOn={content.installedOn} />
      </Section>
      <Section {...content.processSection}>
        <StepRows steps={content.steps} compact />
      </Section>
      <Section {...content.plans}>
        <PlanCards plans={sslPlans} />
      </Section>
      <Faq {...content.faq} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

import { businessEmailPlans } from "~/catalogue/business-email";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = {
  ruler: {
    ...content.ruler,
    markers: businessEmailPlans.map(({ name, mailboxGb }) => ({
      at: mailboxGb,
      label: `${name} ${mailboxGb} GB`,
    })),
  },
};

export default function BusinessEmailPage() {
  return (
    <>
      <PageHero {...content.hero} />
      <Section {...content.plans}>
        <PlanCards plans={businessEmailPlans} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

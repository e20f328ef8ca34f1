import { businessEmailPlans } from "~/catalogue/business-email";
import { leftHalf } from "~/figures/ruler-places";
import type { PageHandle } from "~/layout/page-handle";
import { priceRuler } from "~/lib/format/price-markers";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { PlanCards } from "~/sections/plan-cards";
import { PlanPrices } from "~/sections/price-list";
import { ProcessSteps } from "~/sections/process-steps";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";
import { DnsRecords } from "./dns-records";
import { IncludedList } from "./included-list";
import { MailboxStacks } from "./mailbox-stacks";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/email/business",
    plans: businessEmailPlans,
  }),
]);
export const handle: PageHandle = {
  ruler: { ...content.ruler, ...priceRuler(businessEmailPlans), place: leftHalf },
};

export default function BusinessEmailPage() {
  return (
    <>
      <PageHero {...content.hero} prices={<PlanPrices plans={businessEmailPlans} ruler={content.ruler.to} />}>
        <MailboxStacks />
      </PageHero>
      <Section {...content.included}>
        <IncludedList items={content.included.items} />
      </Section>
      <Section {...content.records}>
        <DnsRecords items={content.records.items} />
      </Section>
      <Section {...content.move}>
        <ProcessSteps steps={content.move.steps} />
      </Section>
      <Section {...content.plans}>
        <PlanCards plans={businessEmailPlans} hasTrial />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

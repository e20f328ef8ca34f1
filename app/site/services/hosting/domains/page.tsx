import { domainExtensions } from "~/catalogue/domains";
import { DomainSearch } from "~/features/domain-search/domain-search";
import { pageMeta } from "~/lib/metadata/page-meta";
import { faqPage } from "~/lib/metadata/faq-page";
import { service } from "~/lib/metadata/service";
import { AfterHeading } from "~/lib/navigation/rest-of-page";
import { ClosingBanner } from "~/sections/closing-banner";
import { Faq } from "~/sections/faq";
import { PageHero } from "~/sections/page-hero";
import { PlanTerms } from "~/sections/plan-terms";
import { PriceList } from "~/sections/price-list";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";
import { Management } from "./management";
import { PriceGrid } from "./price-grid";
import { SecondYear } from "./second-year";
import { Solutions } from "./solutions";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/hosting/domains",
    plans: domainExtensions.map(({ extension, price }) => ({ name: extension, price, period: "/year" })),
  }),
  faqPage(content.faq.entries),
]);

export default function DomainsPage() {
  return (
    <>
      <PageHero
        {...content.hero}
        prices={<PriceList {...content.firstYear} entries={firstYearPrices()} layout="columns" />}
      >
        <DomainSearch />
        <AfterHeading>
          <SecondYear extensions={domainExtensions} />
        </AfterHeading>
      </PageHero>
      <Section {...content.solutionSection}>
        <Solutions />
      </Section>
      <Section {...content.pricing}>
        <PriceGrid extensions={domainExtensions} />
        <PlanTerms plans={[{ period: "/year" }]} />
      </Section>
      <Section {...content.managementSection}>
        <Management />
      </Section>
      <Faq {...content.faq} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

function firstYearPrices() {
  return domainExtensions.map(({ extension, ...each }) => ({ ...each, name: extension, to: "#pricing" }));
}

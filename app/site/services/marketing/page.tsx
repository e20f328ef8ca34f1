import { digitalStrategyPlans } from "~/catalogue/digital-strategy";
import type { Plan } from "~/catalogue/plan";
import { ppcPlans } from "~/catalogue/ppc";
import { reputationPlans } from "~/catalogue/reputation";
import { seoPlans } from "~/catalogue/seo";
import { formatPrice } from "~/lib/format/format-price";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import { StepColumns } from "~/sections/step-columns";
import * as content from "./content";
import { CountingTable } from "./counting-table";
import { FunnelChart } from "./funnel-chart";
import { LitWeek } from "./lit-week";
import { PriceRack } from "./price-rack";
import { ServiceRows } from "./service-rows";

const monthly = [
  { service: "SEO and SMO", path: "/services/marketing/seo-smo", plans: seoPlans },
  {
    service: "Reputation management",
    path: "/services/marketing/orm",
    plans: reputationPlans,
  },
  { service: "PPC", path: "/services/marketing/ppc", plans: ppcPlans },
];
const once = {
  service: "Digital strategy",
  path: "/services/marketing/digital-strategy",
  plans: digitalStrategyPlans,
};
const highestMonthly = highestPrice(monthly.flatMap((line) => line.plans));
const priceLines = [
  ...monthly.map((line) => ({ ...line, full: highestMonthly })),
  { ...once, full: highestPrice(once.plans) },
];

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/marketing",
    plans: priceLines.flatMap((line) =>
      line.plans.map((plan) => ({ ...plan, name: `${line.service}: ${plan.name}` })),
    ),
  }),
]);

export default function MarketingPage() {
  return (
    <div className="area-marketing">
      <PageHero {...content.hero}>
        <FunnelChart />
      </PageHero>
      <Section {...content.services}>
        <ServiceRows services={content.services.entries} prices={startingPrices()} />
      </Section>
      <Section {...content.plans}>
        <PriceRack lines={priceLines} />
      </Section>
      <Section {...content.counting}>
        <CountingTable rows={content.counting.rows} />
      </Section>
      <Section {...content.month}>
        <StepColumns steps={content.month.steps} Drawing={LitWeek} unnumbered />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </div>
  );
}

/** "From $499/month", by the address of the service's page. */
function startingPrices(): Record<string, string> {
  return Object.fromEntries(
    priceLines.flatMap(({ path, plans }) =>
      plans
        .slice(0, 1)
        .map(({ price, period }) => [
          path,
          `From ${formatPrice(price)}${period === "one-time" ? ", paid once" : (period ?? "")}`,
        ]),
    ),
  );
}

function highestPrice(plans: readonly Plan[]): number {
  return Math.max(...plans.map(({ price }) => (price === "Custom" ? 0 : price)));
}

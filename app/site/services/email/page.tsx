import type { PageHandle } from "~/layout/page-handle";
import { formatPrice } from "~/lib/format/format-price";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { PlanMatrix } from "~/sections/plan-matrix";
import { ProcessSteps } from "~/sections/process-steps";
import { RelatedPages } from "~/sections/related-pages";
import { Section } from "~/sections/section";
import * as content from "./content";
import { PriceLanes } from "./price-lanes";
import { suites } from "./suites";

const plans = suites.flatMap((suite) => suite.plans);

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.meta.title,
    path: "/services/email",
    plans: suites.flatMap(({ name, plans: offered }) =>
      offered.map((plan) => ({ ...plan, name: `${name}: ${plan.name}` })),
    ),
  }),
]);
export const handle: PageHandle = { ruler: content.ruler };

/** The price of the plan that meets a need, or that none does. */
const rows = content.fit.needs.map(({ need, plans: ids }) => ({
  label: need,
  cells: ids.map((id) => {
    const plan = plans.find((each) => each.id === id);
    return plan ? formatPrice(plan.price) : false;
  }),
}));
const columns = suites.map(({ name, short, plans: offered }) => ({
  name,
  short,
  note: `from ${formatPrice(Math.min(...offered.map((plan) => Number(plan.price))))}`,
}));

export default function EmailPage() {
  return (
    <>
      <PageHero {...content.hero} layout="below">
        <PriceLanes />
      </PageHero>
      <Section {...content.fit}>
        <PlanMatrix caption={content.fit.caption} corner={content.fit.corner} columns={columns} rows={rows} />
      </Section>
      <Section {...content.move}>
        <ProcessSteps steps={content.move.steps} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

import { backupPlans } from "~/catalogue/backup";
import type { PageHandle } from "~/layout/page-handle";
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
import { logPosition } from "./log-time";
import { recoveryScale } from "./recovery-scale";
import { CopiesRule } from "./copies-rule";
import { RecoveryAxis } from "./recovery-axis";
import { RestoreTestRecord } from "./restore-record";
import { SolutionTypes } from "./solution-types";

export const meta = pageMeta(content.meta, [
  service({
    ...content.meta,
    name: content.hero.title,
    path: "/services/security/backup-dr",
    plans: backupPlans,
  }),
]);
export const handle: PageHandle = {
  ruler: {
    ...recoveryScale,
    markers: backupPlans.map(({ rto }) => ({ at: logPosition(rto.minutes), label: rto.text })),
  },
};

const popular = backupPlans.find((plan) => plan.popular);

export default function BackupPage() {
  return (
    <>
      <PageHero {...content.hero} prices={<PlanPrices plans={backupPlans} />}>
        <RecoveryAxis plans={backupPlans} />
      </PageHero>
      <Section {...content.typesSection}>
        <SolutionTypes types={content.solutionTypes} />
      </Section>
      <Section {...content.copiesSection}>
        <CopiesRule rules={content.copyRules} />
      </Section>
      <Section {...content.processSection}>
        <ProcessSteps steps={content.steps} />
      </Section>
      <Section {...content.recordSection}>
        <RestoreTestRecord record={{ ...content.restoreRecord, allowedMinutes: popular?.rto.minutes ?? 0 }} />
      </Section>
      <Section {...content.plans}>
        <PlanCards plans={backupPlans} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

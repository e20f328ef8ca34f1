import { backupPlans } from "~/catalogue/backup";
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
    markers: backupPlans.map(({ rto }) => ({ at: rto.minutes / 60, label: rto.text })),
  },
};

export default function BackupPage() {
  return (
    <>
      <PageHero {...content.hero} />
      <Section {...content.plans}>
        <PlanCards plans={backupPlans} />
      </Section>
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

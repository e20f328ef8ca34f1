import { backupPlans } from "~/catalogue/backup";
import { penetrationTestingPlans } from "~/catalogue/penetration-testing";
import { sslPlans } from "~/catalogue/ssl";
import { websiteSecurityPlans } from "~/catalogue/website-security";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { service } from "~/lib/metadata/service";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/sections/section";
import { TopicList } from "~/sections/topic-list";
import * as content from "./content";
import { MishapLanes } from "./mishap-lanes";
import { ServiceOrder } from "./service-order";
import { YearOfCare } from "./year-of-care";

export const meta = pageMeta(content.meta, [
  service({ ...content.meta, name: content.hero.title, path: "/services/security" }),
]);
export const handle: PageHandle = { ruler: content.ruler };

const plans = {
  ssl: sslPlans,
  waf: websiteSecurityPlans,
  testing: penetrationTestingPlans,
  backup: backupPlans,
};

const longestValidation = sslPlans.at(-1)?.validationDays ?? { from: 0, to: 0 };
const test = penetrationTestingPlans.find((plan) => plan.popular)?.weeks ?? { from: 0, to: 0 };

export default function SecurityPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <YearOfCare
          validationDays={longestValidation}
          copyEvery={backupPlans[0]?.rpo.text ?? ""}
          testDays={{ from: test.from * 7, to: test.to * 7 }}
          caption={content.yearCaption}
        />
      </PageHero>
      <Section {...content.servicesSection}>
        <ServiceOrder services={content.services} plans={plans} />
      </Section>
      <Section {...content.mishapsSection}>
        <MishapLanes mishaps={content.mishaps} />
      </Section>
      <Section {...content.neighboursSection}>
        <TopicList topics={content.neighbours} />
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}

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
import { ServiceYear } from "./service-year";

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

const validationDays = sslPlans.at(-1)?.validationDays ?? { from: 0, to: 0 };
const test = penetrationTestingPlans.find((plan) => plan.popular)?.weeks ?? { from: 0, to: 0 };

/** What the lanes of the figure draw, in words. */
const facts = {
  backup: `A copy every ${backupPlans[0]?.rpo.text ?? ""}`,
  ssl: `${validationDays.from}–${validationDays.to} days of checks, then expiry monitoring`,
  waf: "Every request, 365 days a year",
  testing: `${test.from}–${test.to} weeks, then your fixes`,
};

export default function SecurityPage() {
  return (
    <>
      <PageHero {...content.hero}>
        <ServiceYear
          services={content.services}
          plans={plans}
          facts={facts}
          mishaps={content.mishaps}
          validationDays={validationDays}
          testDays={{ from: test.from * 7, to: test.to * 7 }}
          caption={content.yearCaption}
        />
      </PageHero>
      <Section {...content.neighboursSection}>
        <TopicList topics={content.neighbours} />
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}

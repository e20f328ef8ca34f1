import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { LegalContact } from "~/sections/legal-contact";
import { LegalIntro } from "~/sections/legal-intro";
import { PolicySection } from "~/sections/policy-section";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function TermsPage() {
  return (
    <>
      <LegalIntro {...content.intro} />
      {content.policy.map((section) => (
        <PolicySection key={section.title} {...section} />
      ))}
      <LegalContact {...content.contact} />
    </>
  );
}

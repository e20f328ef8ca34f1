import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { CoverageTable } from "~/sections/coverage-table";
import { LegalPage } from "~/sections/legal-page";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function PrivacyPage() {
  return <LegalPage {...content.policy} figures={{ visitors: <CoverageTable {...content.witnesses} /> }} />;
}

import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { CoverageTable } from "~/sections/coverage-table";
import { LegalPage } from "~/sections/legal-page";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function AccessibilityPage() {
  return <LegalPage {...content.statement} figures={{ checks: <CoverageTable {...content.checks} /> }} />;
}

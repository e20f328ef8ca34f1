import { pageMeta } from "~/lib/metadata/page-meta";
import { CoverageTable } from "~/sections/coverage-table";
import { LegalPage } from "~/sections/legal-page";
import * as content from "./content";

export const meta = pageMeta(content.meta);

export default function AccessibilityPage() {
  return <LegalPage {...content.statement} figures={{ checks: <CoverageTable {...content.checks} /> }} />;
}

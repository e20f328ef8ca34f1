import { pageMeta } from "~/lib/metadata/page-meta";
import { CoverageTable } from "~/sections/coverage-table";
import { LegalPage } from "~/sections/legal-page";
import * as content from "./content";

export const meta = pageMeta(content.meta);

export default function PrivacyPage() {
  return <LegalPage {...content.policy} figures={{ visitors: <CoverageTable {...content.witnesses} /> }} />;
}

import { CoverageTable } from "~/sections/coverage-table";
import { LegalPage } from "~/sections/legal-page";
import * as content from "./content";

/** The policy, with the table of who learns what where it belongs. */
export function PrivacyPolicy({ path }: { path: string }) {
  return (
    <LegalPage
      {...content.policy}
      path={path}
      figures={{ visitors: <CoverageTable {...content.witnesses} /> }}
    />
  );
}

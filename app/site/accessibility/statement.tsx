import { CoverageTable } from "~/sections/coverage-table";
import { LegalPage } from "~/sections/legal-page";
import * as content from "./content";

/** The statement, with the table of what was checked where it belongs. */
export function Statement({ path }: { path: string }) {
  return (
    <LegalPage
      {...content.statement}
      path={path}
      figures={{ checks: <CoverageTable {...content.checks} /> }}
    />
  );
}

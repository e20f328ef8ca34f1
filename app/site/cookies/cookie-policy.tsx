import { LegalPage } from "~/sections/legal-page";
import * as content from "./content";
import { CookieTable } from "./cookie-table";
import { StorageList } from "./storage-list";

/** The policy, with its table and its list where they belong. */
export function CookiePolicy({ path }: { path: string }) {
  return (
    <LegalPage
      {...content.policy}
      path={path}
      figures={{ types: <CookieTable />, storage: <StorageList /> }}
    />
  );
}

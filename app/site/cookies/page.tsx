import { pageMeta } from "~/lib/metadata/page-meta";
import { LegalPage } from "~/sections/legal-page";
import * as content from "./content";
import { CookieTable } from "./cookie-table";
import { StorageList } from "./storage-list";

export const meta = pageMeta(content.meta);

export default function CookiesPage() {
  return <LegalPage {...content.policy} figures={{ types: <CookieTable />, storage: <StorageList /> }} />;
}

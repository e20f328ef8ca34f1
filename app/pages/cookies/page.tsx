import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { LegalPage } from "~/sections/legal-page";
import * as content from "./content";
import { CookieTable } from "./cookie-table";
import { StorageList } from "./storage-list";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function CookiesPage() {
  return <LegalPage {...content.policy} figures={{ types: <CookieTable />, storage: <StorageList /> }} />;
}

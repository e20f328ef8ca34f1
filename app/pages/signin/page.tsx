import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { AccountsClosed } from "~/sections/accounts-closed";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function SignInPage() {
  return <AccountsClosed {...content.account} />;
}

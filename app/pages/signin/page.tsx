import { SignInForm } from "~/features/account-forms/sign-in-form";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { AccountFrame } from "~/sections/account-frame";
import * as content from "./content";
import { ErrandList } from "./errand-list";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function SignInPage() {
  return (
    <AccountFrame {...content.intro} form={<SignInForm />}>
      <ErrandList />
    </AccountFrame>
  );
}

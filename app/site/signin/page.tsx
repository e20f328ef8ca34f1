import { SignInForm } from "~/features/account-forms/sign-in-form";
import { pageMeta } from "~/lib/metadata/page-meta";
import { AccountFrame } from "~/sections/account-frame";
import * as content from "./content";
import { ErrandList } from "./errand-list";

export const meta = pageMeta(content.meta);

export default function SignInPage() {
  return (
    <AccountFrame {...content.intro} form={<SignInForm />}>
      <ErrandList />
    </AccountFrame>
  );
}

import { SignUpForm } from "~/features/account-forms/sign-up-form";
import { pageMeta } from "~/lib/metadata/page-meta";
import { AccountFrame } from "~/sections/account-frame";
import * as content from "./content";
import { WayIn } from "./way-in";

export const meta = pageMeta(content.meta);

export default function SignUpPage() {
  return (
    <AccountFrame {...content.intro} form={<SignUpForm />}>
      <WayIn />
    </AccountFrame>
  );
}

import { ForgotPasswordForm } from "~/features/account-forms/forgot-password-form";
import { pageMeta } from "~/lib/metadata/page-meta";
import { AccountFrame } from "~/sections/account-frame";
import * as content from "./content";

export const meta = pageMeta(content.meta);

export default function ForgotPasswordPage() {
  return <AccountFrame {...content.intro} form={<ForgotPasswordForm />} />;
}

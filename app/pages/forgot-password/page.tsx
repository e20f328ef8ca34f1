import { ForgotPasswordForm } from "~/features/account-forms/forgot-password-form";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { AccountFrame } from "~/sections/account-frame";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function ForgotPasswordPage() {
  return <AccountFrame {...content.intro} form={<ForgotPasswordForm />} />;
}

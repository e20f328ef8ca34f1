import { ForgotPasswordForm } from "~/features/account-forms/forgot-password-form";
import { island } from "~/lib/react/island";

export default island(ForgotPasswordForm);

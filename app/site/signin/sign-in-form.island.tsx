import { SignInForm } from "~/features/account-forms/sign-in-form";
import { island } from "~/lib/react/island";

export default island(SignInForm);

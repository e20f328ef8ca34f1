import { SignUpForm } from "~/features/account-forms/sign-up-form";
import { island } from "~/lib/react/island";

export default island(SignUpForm);

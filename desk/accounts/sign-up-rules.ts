import { isSingleAddress } from "../core/received-enquiry.ts";
import { passwordError } from "./password-rule.ts";

export interface SignUp {
  firstName: string;
  lastName: string;
  email: string;
  company: string;
  password: string;
  confirmPassword: string;
  /** As the form sends it; absent if the box is empty. */
  agreeToTerms?: string;
}

export type SignUpErrors = Partial<Record<keyof SignUp, string>>;

const LONGEST = 200;

export function signUpErrors(typed: SignUp): SignUpErrors {
  const { firstName, lastName, email, company, password, confirmPassword, agreeToTerms } = typed;
  const errors: Record<keyof SignUp, string | undefined> = {
    firstName: nameError(firstName, "First name"),
    lastName: nameError(lastName, "Last name"),
    email: email ? (isSingleAddress(email) ? undefined : "Email is invalid") : "Email is required",
    company: company.length > LONGEST ? `At most ${LONGEST} characters` : undefined,
    password: passwordError(password),
    confirmPassword: confirmPassword === password ? undefined : "The passwords differ",
    agreeToTerms: agreeToTerms ? undefined : "Without your agreement there is no account",
  };
  return Object.fromEntries(Object.entries(errors).filter(([, text]) => text !== undefined));
}

function nameError(name: string, label: string): string | undefined {
  if (!name) return `${label} is required`;
  return name.length > LONGEST ? `At most ${LONGEST} characters` : undefined;
}

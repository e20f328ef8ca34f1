import type { Enquiry, Field } from "./enquiry.ts";

/** A message for each field that has something wrong with it; no entry means no error. */
export type Errors = Partial<Record<Field, string>>;

const emailPattern = /^\S+@\S+\.\S+$/;

/** The rules and messages of the specification, product 5. */
export function validateEnquiry({ name, email, message }: Enquiry): Errors {
  const errors: Errors = {};
  if (!name.trim()) errors.name = "Name is required";
  if (!email.trim()) errors.email = "Email is required";
  else if (!emailPattern.test(email.trim())) errors.email = "Email is invalid";
  if (!message.trim()) errors.message = "Message is required";
  return errors;
}

/** The rule of the security check, apart from the others: who knows the expected sum may be the browser or a server. */
export function validateSecurityCheck(answer: string, expectedSum: number): Errors {
  if (!answer.trim()) return { securityCheck: "Please solve the captcha" };
  return Number(answer) === expectedSum ? {} : { securityCheck: "Captcha answer is incorrect" };
}

import type { Answers, Field } from "./enquiry";

export type Errors = Partial<Record<Field, string>>;

const emailPattern = /^\S+@\S+\.\S+$/;

/** The rules and messages of the specification. No entry means no error. */
export function validate(answers: Answers, expectedSum: number): Errors {
  const errors: Errors = {};
  if (!answers.name.trim()) errors.name = "Name is required";
  if (!answers.email.trim()) errors.email = "Email is required";
  else if (!emailPattern.test(answers.email.trim())) errors.email = "Email is invalid";
  if (!answers.message.trim()) errors.message = "Message is required";
  if (!answers.securityCheck.trim()) errors.securityCheck = "Please solve the captcha";
  else if (Number(answers.securityCheck) !== expectedSum)
    errors.securityCheck = "Captcha answer is incorrect";
  return errors;
}

import type { Enquiry } from "../../app/enquiry/enquiry.ts";
import { subjectIn } from "../../app/enquiry/subject/subject.ts";
import { cleanEnquiry, type ReceivedEnquiry } from "../core/received-enquiry.ts";

/** What the contact form sends, as JSON or as a plain form. */
export interface Submission {
  received: ReceivedEnquiry;
  /** Of the question that was asked, and what was answered. */
  token: string;
  answer: string;
  /** The field that people do not see. */
  isHoneypotFilled: boolean;
}

/** The name is one that a form filler knows, and no visitor sees the field. */
export const HONEYPOT = "website";

type Fields = Readonly<Record<string, unknown>>;

/** Undefined if a field is something else than text. What is missing is empty. */
export function readSubmission(fields: Fields, search = ""): Submission | undefined {
  const known = [
    "name",
    "email",
    "company",
    "service",
    "message",
    "plan",
    "subject",
    "token",
    "answer",
    "securityCheck",
    HONEYPOT,
  ];
  if (known.some((field) => !["string", "undefined"].includes(typeof fields[field]))) return undefined;
  const text = (field: string) => (fields[field] as string | undefined) ?? "";
  const enquiry: Enquiry = cleanEnquiry({
    name: text("name"),
    email: text("email"),
    company: text("company"),
    service: text("service"),
    message: text("message"),
  });
  const subject =
    subjectIn(text("subject") || search) ?? subjectIn(new URLSearchParams({ plan: text("plan") }).toString());
  return {
    received: { ...enquiry, ...(subject && { subject }) },
    token: text("token"),
    answer: text("answer") || text("securityCheck"),
    isHoneypotFilled: text(HONEYPOT) !== "",
  };
}

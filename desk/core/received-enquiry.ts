import { createHash } from "node:crypto";

import { type Enquiry, serviceOptions } from "../../app/enquiry/enquiry.ts";
import type { Subject } from "../../app/enquiry/subject/subject.ts";
import { type Errors, validateEnquiry } from "../../app/enquiry/validate.ts";

/** What arrived, cleaned. Compared with what is sent again under the same key. */
export interface ReceivedEnquiry extends Enquiry {
  subject?: Subject;
}

/** Without what a database or a mail cannot hold: control characters, halves of characters, spaces around. */
export function cleanEnquiry(enquiry: Enquiry): Enquiry {
  return {
    name: oneLine(enquiry.name),
    email: oneLine(enquiry.email),
    company: oneLine(enquiry.company),
    service: oneLine(enquiry.service),
    message: cleanText(enquiry.message),
  };
}

/** The rules of the specification, product 5, and what only a server has to insist on. */
export function errorsIn(enquiry: Enquiry): Errors {
  const errors = validateEnquiry(enquiry);
  if (!errors.email && !isSingleAddress(enquiry.email)) errors.email = "Email is invalid";
  if (enquiry.service && !serviceOptions.some(({ value }) => value === enquiry.service)) {
    errors.service = "Choose one of the services";
  }
  return errors;
}

export function fingerprintOf({ subject, ...enquiry }: ReceivedEnquiry): string {
  const parts = [
    enquiry.name,
    enquiry.email,
    enquiry.company,
    enquiry.service,
    enquiry.message,
    subject ?? null,
  ];
  return createHash("sha256").update(JSON.stringify(parts)).digest("base64url");
}

export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\r\n?/g, "\n")
    .replaceAll(/(?![\n\t])\p{Cc}/gu, "")
    .trim();
}

function oneLine(text: string): string {
  return cleanText(text).replaceAll(/[\s\u2028\u2029]+/g, " ");
}

/**
 * The rule of the specification, product 5, takes "a@b.co,evil@x.co" for one address, and a mail program for two. Nothing
 * that separates addresses, quotes them or comments on them is let through.
 */
export function isSingleAddress(email: string): boolean {
  return (
    email.length <= 254 &&
    /^[^\s@,;:<>()[\]"\\\p{Cc}\p{Cf}]+@[^\s@,;:<>()[\]"\\/\p{Cc}\p{Cf}]+\.[^\s@,;:<>()[\]"\\/\p{Cc}\p{Cf}.]+$/u.test(
      email,
    )
  );
}

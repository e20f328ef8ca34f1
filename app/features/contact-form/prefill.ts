import type { ServiceOption } from "~/enquiry/enquiry";
import { serviceFor, subjectIn, subjectSentence } from "~/enquiry/subject";

export interface Prefill {
  service: ServiceOption;
  /** The first line of the message. */
  line: string;
}

/** What the form starts with when the address names a plan, a configuration, an estimate, a domain or a position. */
export function prefillFor(search: string): Prefill | undefined {
  const subject = subjectIn(search);
  return subject && { service: serviceFor(subject), line: subjectSentence(subject) };
}

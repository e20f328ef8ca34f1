import { serviceOptions } from "~/enquiry/enquiry";
import type { Subject } from "~/enquiry/subject/subject";
import { titleWithPrice } from "../enquiry/subject-words";

const LONGEST = 70;

/** What it is about, in its own words: the beginning of the first message, up to a sentence's end. */
export function threadTitle(firstMessage: string | undefined): string {
  const [line = ""] = (firstMessage ?? "").trim().split("\n");
  const [sentence = ""] = line.split(/(?<=[.!?])\s/);
  const text = sentence.trim();
  if (!text) return "No text";
  if (text.length <= LONGEST) return text.replace(/\.$/, "");
  const cut = text.slice(0, LONGEST).toWellFormed();
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), LONGEST / 2))}…`;
}

/** What somebody asked for: the plan or estimate, or the service that they chose. */
export function askedFor({ subject, service }: { subject: Subject | null; service: string }): string {
  if (subject) return titleWithPrice(subject);
  return serviceOptions.find(({ value }) => value === service)?.label ?? "No service chosen";
}

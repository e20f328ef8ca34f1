import { securityTesting, ssl } from "~/catalogue/lines.data";
import { billing } from "~/catalogue/promises/billing.data";
import { enquiries, replyHours } from "~/catalogue/promises/enquiries.data";
import { longDate } from "~/lib/format/long-date";
import type { QuoteLine } from "../../data/schema/index.ts";

export interface Step {
  title: string;
  text: string;
  /** How long it takes: surely, and at most. */
  days: { from: number; to: number };
}

/** What was done already, as days ("2026-11-17"). */
export interface Done {
  acceptedOn: string | undefined;
  confirmedOn: string | undefined;
}

/** What follows an acceptance. Only what the catalogue and our promises say: what is agreed later is not in it. */
export function nextSteps(lines: readonly QuoteLine[], { acceptedOn, confirmedOn }: Done): Step[] {
  return [
    {
      title: acceptedOn ? "You accepted" : "You accept",
      text: acceptedOn ? `On ${longDate(acceptedOn)}.` : "On this page, or with a signed copy on paper.",
      days: { from: 0, to: 0 },
    },
    {
      title: confirmedOn ? "We confirmed" : capital(enquiries.inTime),
      text: confirmedOn
        ? `On ${longDate(confirmedOn)}. ${billing.due}`
        : `We confirm in writing and send the invoice. ${billing.due}`,
      days: { from: replyHours / 24, to: replyHours / 24 },
    },
    ...ssl.plans.filter(isIn(lines)).map(({ name, validation }) => ({
      title: validation.days.to === 0 ? `In ${validation.text}` : `After ${validation.text}`,
      text: `The ${name} certificate is issued, and an engineer installs it.`,
      days: validation.days,
    })),
    ...securityTesting.plans.filter(isIn(lines)).flatMap(({ name, duration: { text, weeks } }) =>
      weeks
        ? {
            title: `In ${text}`,
            text: `${name}, from the first scan to the report.`,
            days: { from: weeks.from * 7, to: weeks.to * 7 },
          }
        : [],
    ),
  ];
}

function isIn(lines: readonly QuoteLine[]) {
  return ({ id }: { id: string }) => lines.some(({ planId }) => planId === id);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

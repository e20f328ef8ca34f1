import { isOfficeOpen } from "../core/office-clock.ts";
import type { EnquiryStatus } from "../data/schema/index.ts";
import type { Random } from "./choices.ts";
import {
  companies,
  firstNames,
  lastNames,
  requests,
  type SampleRequest,
  spamMessages,
} from "./sample-texts.ts";

/** One enquiry of the sample, with all that happened to it. Times are hours before now. */
export interface SampleEnquiry {
  person: { name: string; email: string; company: string };
  request: SampleRequest;
  cameAgo: number;
  /** Undefined: nobody has answered. */
  answeredAfter?: number;
  /** The visitor wrote back so many hours after the answer. */
  thankedAfter?: number;
  status: EnquiryStatus;
  /** Index in the team; undefined: nobody has it. */
  assignee?: number;
  hasNote: boolean;
  quote?: "draft" | "sent" | "accepted";
}

const COUNT = 300;
const HOURS = 8 * 7 * 24;
const HOUR = 3_600_000;
/** What still waits for its first answer: came within the last day, or too long ago. */
const waiting = [27.4, 25.2, 24.6, 22.9, 21.3, 19.6, 18.2, 15.7, 12.4, 9.1, 7.6, 5.2, 4.4, 2.3, 1.1, 0.4];

/** Two months, most of it answered in time, a few late, and a morning's worth to do. The oldest first. */
export function planMonth(random: Random, now: Date): SampleEnquiry[] {
  const asked = waiting.map((cameAgo, index) => ({
    ...visitor(random),
    cameAgo,
    status: "open" as const,
    ...(index % 3 !== 2 && { assignee: random.whole(0, 3) }),
  }));
  const answered = Array.from({ length: COUNT - waiting.length }, () => past(random, now));
  return [...answered, ...asked].toSorted((a, b) => b.cameAgo - a.cameAgo);
}

function past(random: Random, now: Date): SampleEnquiry {
  const cameAgo = arrival(random, now);
  const base = { ...visitor(random), cameAgo };
  if (random.chance(0.02)) {
    const request = { ...base.request, search: "", message: random.pick(spamMessages) };
    return { ...base, request, status: "spam" };
  }
  const answeredAfter = Math.min(answerTime(random), cameAgo - 0.2);
  const thanks = answeredAfter + random.whole(1, 40);
  const wroteBack = random.chance(0.45) && thanks < cameAgo - 1;
  const quoted = base.request.search.startsWith("plan=") && random.chance(0.14);
  return {
    ...base,
    answeredAfter,
    assignee: random.whole(0, 3),
    hasNote: random.chance(0.08),
    status: statusOf(random, cameAgo),
    ...(wroteBack && { thankedAfter: thanks - answeredAfter }),
    ...(quoted && { quote: random.pick(["draft", "sent", "accepted"] as const) }),
  };
}

function statusOf(random: Random, cameAgo: number): EnquiryStatus {
  if (cameAgo > 14 * 24) return "closed";
  const drawn = random.next();
  return drawn < 0.6 ? "closed" : drawn < 0.88 ? "waiting" : "snoozed";
}

/** Mostly in office hours, as people write. */
function arrival(random: Random, now: Date): number {
  for (;;) {
    const ago = 26 + random.next() * (HOURS - 26);
    if (isOfficeOpen(new Date(now.getTime() - ago * HOUR)) || random.chance(0.22)) return ago;
  }
}

/** Half within five hours, one in forty late. */
function answerTime(random: Random): number {
  if (random.chance(0.025)) return 24.5 + random.next() * 5;
  return random.chance(0.72) ? 0.3 + random.next() * 7 : 7 + random.next() * 15;
}

function visitor(random: Random) {
  const name = `${random.pick(firstNames)} ${random.pick(lastNames)}`;
  const company = random.pick(companies);
  const domain = company.toLowerCase().replaceAll(" ", "-");
  return {
    person: { name, company, email: `${name.toLowerCase().replaceAll(" ", ".")}@${domain}.example` },
    request: random.pick(requests),
    hasNote: false,
  };
}

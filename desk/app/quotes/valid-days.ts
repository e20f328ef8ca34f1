const DAY = 86_400_000;
/** More blocks than that would be hairlines: each is a week then, and after a year of weeks there are none. */
const MOST_BLOCKS = 62;

export type ValidBlock = "passed" | "today" | "weekend" | "workday" | "week";

export interface ValidDays {
  blocks: readonly ValidBlock[];
  /** e.g. "30 days". */
  length: string;
  /** Where today is in it, e.g. "today is the first"; left out where it does not matter. */
  today?: string;
}

/** The days on which a quote can be accepted, both ends included. Days as "2026-11-17"; `today` while it is open. */
export function validDays(from: string, to: string, today?: string): ValidDays {
  const count = daysBetween(from, to) + 1;
  const passed = today === undefined ? 0 : daysBetween(from, today);
  const length = count === 1 ? "1 day" : `${count} days`;
  return {
    length,
    ...(today !== undefined && { today: placeOf(passed, count) }),
    blocks: blocksOf(from, count, today === undefined ? undefined : passed),
  };
}

function placeOf(passed: number, count: number): string {
  if (passed >= count) return "expired";
  if (count === 1) return "today";
  if (passed <= 0) return "today is the first";
  return passed === count - 1 ? "today is the last" : `today is day ${passed + 1}`;
}

function blocksOf(from: string, count: number, passed: number | undefined): ValidBlock[] {
  if (count <= MOST_BLOCKS) {
    return Array.from({ length: Math.max(0, count) }, (_, index) => blockOf(from, index, passed));
  }
  const weeks = Math.ceil(count / 7);
  if (weeks > MOST_BLOCKS) return [];
  const current = passed === undefined ? -1 : Math.floor(passed / 7);
  return Array.from({ length: weeks }, (_, index) =>
    index < current ? "passed" : index === current ? "today" : "week",
  );
}

function blockOf(from: string, index: number, passed: number | undefined): ValidBlock {
  if (index === passed) return "today";
  if (passed !== undefined && index < passed) return "passed";
  const weekday = new Date(Date.parse(from) + index * DAY).getUTCDay();
  return weekday === 0 || weekday === 6 ? "weekend" : "workday";
}

function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY);
}

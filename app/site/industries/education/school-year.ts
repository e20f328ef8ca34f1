/** What a week of the school year is. */
type WeekKind = "enrolment" | "term" | "exams" | "results" | "holiday";

interface Stretch {
  kind: WeekKind;
  weeks: number;
}

/** An example year from September to August. */
const stretches: readonly Stretch[] = [
  { kind: "enrolment", weeks: 1 },
  { kind: "term", weeks: 6 },
  { kind: "holiday", weeks: 1 },
  { kind: "term", weeks: 6 },
  { kind: "exams", weeks: 2 },
  { kind: "holiday", weeks: 2 },
  { kind: "term", weeks: 6 },
  { kind: "holiday", weeks: 1 },
  { kind: "term", weeks: 8 },
  { kind: "holiday", weeks: 2 },
  { kind: "term", weeks: 4 },
  { kind: "exams", weeks: 3 },
  { kind: "results", weeks: 1 },
  { kind: "holiday", weeks: 8 },
  { kind: "results", weeks: 1 },
];

export const weeks: readonly WeekKind[] = stretches.flatMap(({ kind, weeks: count }) =>
  Array.from({ length: count }, () => kind),
);

/** Servers in a week, of the ten that the busiest one needs. Their sum is what the year costs. */
const servers: Record<WeekKind, number> = { enrolment: 10, term: 7, exams: 10, results: 7, holiday: 2 };
export const mostServers = 10;

export function serversIn(week: number): number {
  return servers[weeks[week] ?? "holiday"];
}

/** How busy a day or a week is. */
export type Load = "quiet" | "teaching" | "exams";

/** Weeks with all servers are exam weeks, enrolment among them; in quiet ones only the archive is read. */
export function loadOf(week: number): Load {
  const running = serversIn(week);
  return running === mostServers ? "exams" : running === servers.holiday ? "quiet" : "teaching";
}

/** Day 0 is Monday. */
export function loadOn(week: number, day: number): Load {
  return loads[Number(days[weeks[week] ?? "holiday"][day])] ?? "quiet";
}

const loads: readonly Load[] = ["quiet", "teaching", "exams"];

/** One digit a day, Monday first. Homework is handed in on Sunday evening. */
const days: Record<WeekKind, string> = {
  enrolment: "2222211",
  term: "1111101",
  exams: "2222211",
  results: "1111100",
  holiday: "0000000",
};

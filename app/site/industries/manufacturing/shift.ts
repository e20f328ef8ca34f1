import { seededRandom } from "~/figures/random";

/** Minutes of an early shift that begins at 06:00. */
export const SHIFT = 480;
export const STARTS_AT = 6;
/** Minutes for which one bar of the vibration stands. */
export const SAMPLE = 5;
/** The sensor's warning level; the vibration is drawn relative to it. */
export const LIMIT = 1;

/** stop: broken; wait: no room or no parts; slow: on purpose; change: the repair; break: everybody's. */
export type State = "run" | "stop" | "wait" | "slow" | "change" | "break";

export interface Stretch {
  state: State;
  from: number;
  to: number;
}

export interface Station {
  name: string;
  day: readonly Stretch[];
}

const pause: Stretch = { state: "break", from: 270, to: 290 };

/** The press stops; before it parts pile up, after it they run out, a little later at each station. */
export const unread: readonly Station[] = [
  station("Cut", { state: "wait", from: 172, to: 235 }, pause),
  station("Press", { state: "stop", from: 160, to: 235 }, pause),
  station("Weld", { state: "wait", from: 170, to: 242 }, pause),
  station("Paint", { state: "wait", from: 182, to: 252 }, pause),
  station("Pack", { state: "wait", from: 194, to: 262 }, pause),
];

/** The press runs slower on what the buffers hold, and is repaired while everybody has tea. */
export const read: readonly Station[] = [
  station("Cut", pause),
  station("Press", { state: "slow", from: 80, to: 270 }, { ...pause, state: "change" }),
  station("Weld", pause),
  station("Paint", pause),
  station("Pack", pause),
];

/** What the end of the line did not make: the minutes in which the last station had no parts. */
export function minutesLost(stations: readonly Station[]): number {
  return (stations.at(-1)?.day ?? [])
    .filter(({ state }) => state === "wait" || state === "stop")
    .reduce((sum, { from, to }) => sum + to - from, 0);
}

/** The press's vibration, sample by sample; nothing while it stands still. */
export function vibration(press: Station, seed = 5): number[] {
  const random = seededRandom(seed);
  return Array.from({ length: SHIFT / SAMPLE }, (_, sample) => {
    const minute = sample * SAMPLE;
    const noise = random() * 0.12;
    const state = press.day.find(({ from, to }) => minute >= from && minute < to)?.state;
    const repaired = press.day.some((stretch) => isRepair(stretch) && minute >= stretch.to);
    if (state === "stop" || state === "change" || state === "break") return 0;
    if (repaired) return 0.3 + noise;
    if (state === "slow") return 0.78 + (minute - 80) / 1300 + noise / 2;
    return minute < 20 ? 0.3 + noise : 0.34 + ((minute - 20) / 55) * 0.68 + noise / 4;
  });
}

function isRepair({ state }: Stretch): boolean {
  return state === "stop" || state === "change";
}

/** Fills what is between the given stretches with running time. */
function station(name: string, ...marked: readonly Stretch[]): Station {
  const day: Stretch[] = [];
  let since = 0;
  for (const stretch of marked) {
    if (stretch.from > since) day.push({ state: "run", from: since, to: stretch.from });
    day.push(stretch);
    since = stretch.to;
  }
  return { name, day: [...day, { state: "run", from: since, to: SHIFT }] };
}

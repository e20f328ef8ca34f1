import { seededRandom } from "../../../figures/random.ts";

/** A stretch of the day, in hours, during which a server runs. */
export type Shift = readonly [from: number, to: number];

/** The tiers of the legend: how many servers run always, in the working day, in busy hours, at the peak. */
export const tierLimits = [4, 15, 26, 38] as const;

interface Lobe {
  hour: number;
  halfWidth: number;
  servers: number;
}

const lobes: readonly Lobe[] = [
  { hour: 16.3, halfWidth: 8.1, servers: 11 },
  { hour: 12.3, halfWidth: 1.9, servers: 20 },
  { hour: 14.55, halfWidth: 1.75, servers: 36.5 },
  { hour: 17.25, halfWidth: 1.7, servers: 29 },
  { hour: 19.1, halfWidth: 1.3, servers: 19 },
  { hour: 21, halfWidth: 1.75, servers: 24.5 },
  { hour: 23, halfWidth: 1.2, servers: 12 },
];
const alwaysOn = 4.2;
const nightlyBackup: readonly Shift[] = [
  [1.5, 3.5],
  [1.8, 3.05],
];

/**
 * An example day under autoscaling. Demand is the largest of a few rounded lobes, so that its outline is
 * a cloud; row n is on while at least n servers are needed. Each server takes a moment to come and go.
 */
export const autoscaledDay: readonly (readonly Shift[])[] = drawDay();

export function serversAt(hour: number): number {
  return autoscaledDay.filter((shifts) => shifts.some(([from, to]) => from <= hour && hour <= to)).length;
}

/** Which tier (0 to 3) a server, counted from the bottom, belongs to. */
export function tierOf(server: number): number {
  return tierLimits.findIndex((limit) => server < limit);
}

function demand(hour: number): number {
  return Math.max(
    alwaysOn,
    ...lobes.map(({ hour: centre, halfWidth, servers }) => {
      const distance = Math.abs(hour - centre) / halfWidth;
      return distance < 1 ? servers * Math.sqrt(1 - distance ** 2.2) : 0;
    }),
  );
}

interface Sample {
  hour: number;
  /** Servers. */
  needed: number;
}

function drawDay(): Shift[][] {
  const random = seededRandom(11);
  // Every three minutes, and once for all servers: every page draws this while it starts.
  const samples = Array.from({ length: 24 * 20 + 1 }, (_, index) => ({
    hour: index / 20,
    needed: demand(index / 20),
  }));
  const servers = tierLimits[3];
  return Array.from({ length: servers }, (_, server) => {
    const slack = server < tierLimits[0] ? () => 0 : () => random() * 0.42;
    const shifts = busyHours(samples, server + 1)
      .filter(([from, to]) => to - from > 0.3)
      .map(([from, to]): Shift => [Math.max(0, from - slack()), Math.min(24, to + slack())]);
    const backup = nightlyBackup[server - tierLimits[0]];
    return joinTouching(backup ? [backup, ...shifts] : shifts);
  });
}

/** The stretches in which at least `servers` are needed. */
function busyHours(samples: readonly Sample[], servers: number): Shift[] {
  const shifts: Shift[] = [];
  let since: number | undefined;
  for (const { hour, needed } of samples) {
    const busy = needed >= servers;
    if (busy) since ??= hour;
    if (since !== undefined && (!busy || hour === 24)) {
      shifts.push([since, hour]);
      since = undefined;
    }
  }
  return shifts;
}

function joinTouching(shifts: readonly Shift[]): Shift[] {
  const joined: Shift[] = [];
  for (const shift of shifts) {
    const last = joined.at(-1);
    if (last && shift[0] - last[1] < 0.16) joined[joined.length - 1] = [last[0], shift[1]];
    else joined.push(shift);
  }
  return joined;
}

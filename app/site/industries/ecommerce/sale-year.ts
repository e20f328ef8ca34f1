import { saleLoads } from "~/features/number-figures/model/shop-orders";
import { seededRandom } from "~/figures/random";

interface Season {
  weeks: number;
  servers: number;
}

/** Servers of an example shop, January to December; the sale is in the one week that needs all ten. */
const seasons: readonly Season[] = [
  { weeks: 2, servers: 5 },
  { weeks: 8, servers: 3 },
  { weeks: 3, servers: 4 },
  { weeks: 10, servers: 3 },
  { weeks: 4, servers: 5 },
  { weeks: 11, servers: 3 },
  { weeks: 5, servers: 4 },
  { weeks: 3, servers: 5 },
  { weeks: 1, servers: 7 },
  { weeks: 1, servers: 10 },
  { weeks: 1, servers: 8 },
  { weeks: 2, servers: 7 },
  { weeks: 1, servers: 5 },
];

export const mostServers = 10;
export const serversByWeek: readonly number[] = seasons.flatMap(({ weeks, servers }) =>
  Array.from({ length: weeks }, () => servers),
);

const WEEKDAYS = [0.6, 0.56, 0.6, 0.64, 0.74, 0.86, 0.8];
export const saleDay = serversByWeek.indexOf(mostServers) * 7 + 4;

/** Orders of each day, in servers' worth of work: always less than the week's servers can do. */
export const ordersByDay: readonly number[] = drawOrders();

/** The stretches of weeks in which at least `servers` run. */
export function weeksWith(servers: number): (readonly [from: number, to: number])[] {
  const runs: [number, number][] = [];
  for (const [week, running] of serversByWeek.entries()) {
    const last = runs.at(-1);
    if (running < servers) continue;
    if (last?.[1] === week) last[1] = week + 1;
    else runs.push([week, week + 1]);
  }
  return runs;
}

function drawOrders(): number[] {
  const random = seededRandom(24);
  return Array.from({ length: serversByWeek.length * 7 }, (_, day) => {
    const servers = serversByWeek[Math.floor(day / 7)] ?? 0;
    if (day === saleDay) return servers * 0.95;
    return servers * ((WEEKDAYS[day % 7] ?? 0) - 0.06 + random() * 0.12);
  });
}

/** Load in each hour of the sale day, in per cent of the busiest hour of the year before. */
export const saleHours: readonly number[] = [
  190, 150, 90, 50, 30, 20, 30, 50, 80, 110, 130, 140, 150, 140, 130, 130, 140, 160, 190, 220, 210, 180, 140,
  100,
];

/** The load at which the shop is tried before the sale, on the same scale. */
export const testedLoad = saleLoads.tested;

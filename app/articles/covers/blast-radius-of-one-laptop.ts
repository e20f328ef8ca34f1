import { type Mark, shape, text } from "../../figures/drawing.ts";
import { bar, head, line } from "../../figures/marks.ts";

/** The systems one session opens: column and row of each in the picture. */
const systems = {
  mail: [1, 0],
  wiki: [1, 1],
  code: [1, 2],
  sso: [1, 3],
  chat: [1, 5],
  resets: [2, 0],
  shared: [2, 1],
  ci: [2, 2],
  crm: [2, 4],
  payroll: [2, 5],
  dev: [2, 6],
  registrar: [3, 0],
  ad: [3, 1],
  router: [3, 2],
  prod: [3, 3],
  customers: [3, 4],
  dns: [4, 0],
  db: [4, 2],
  backups: [4, 3],
  website: [5, 0],
} as const;
type System = keyof typeof systems;

const edges: readonly (readonly [System | "laptop", System])[] = [
  ["laptop", "mail"],
  ["laptop", "wiki"],
  ["laptop", "code"],
  ["laptop", "sso"],
  ["laptop", "chat"],
  ["mail", "resets"],
  ["wiki", "shared"],
  ["code", "ci"],
  ["sso", "prod"],
  ["sso", "crm"],
  ["sso", "payroll"],
  ["sso", "dev"],
  ["resets", "registrar"],
  ["resets", "ad"],
  ["shared", "router"],
  ["shared", "prod"],
  ["ci", "prod"],
  ["crm", "customers"],
  ["registrar", "dns"],
  ["prod", "db"],
  ["prod", "backups"],
  ["dns", "website"],
];
const cut = ["sso>prod", "ci>prod", "wiki>shared", "mail>resets"];
const isCut = ([from, to]: (typeof edges)[number]) => cut.includes(`${from}>${to}`);

/** Edges stand in the order of a walk from the laptop, so one pass finds what is still reached. */
const reached = new Set<string>(["laptop"]);
for (const edge of edges) if (reached.has(edge[0]) && !isCut(edge)) reached.add(edge[1]);

const all = Object.keys(systems) as System[];
const [width, height, thick] = [76, 36, 10];
const left = (system: System) => 32 + 16 + 64 + (systems[system][0] - 1) * 135;
const middle = (system: System) => 32 + height / 2 + (systems[system][1] * (364 - height)) / 6;
const node = (system: System) => bar(left(system), middle(system) - height / 2, width, height);
const way = ([from, to]: (typeof edges)[number]) => {
  const start = from === "laptop" ? { x: 48, y: middle(to) } : { x: left(from) + width, y: middle(from) };
  return line(start.x - 4, start.y, left(to) + 4, middle(to), thick);
};
const stop = ([from]: (typeof edges)[number]) =>
  from === "laptop" ? "" : bar(left(from) + width + 4, middle(from) - height / 2, 12, height);

export const cover: readonly Mark[] = [
  shape("pale", ...edges.filter(([from, to]) => reached.has(from) && reached.has(to)).map(way)),
  shape("accent", ...edges.filter(([, to]) => !reached.has(to)).map(way)),
  shape("soft", ...all.filter((system) => reached.has(system)).map(node)),
  shape("accent", ...all.filter((system) => !reached.has(system)).map(node)),
  shape("ink", bar(32, 32, 16, 364), ...edges.filter(isCut).map(stop)),
  shape("ink", bar(556, 361, 50, 6), head(624, 364, 22)),
  text(`${all.length}`, 536, 392, { size: 80, anchor: "end" }),
  text(`${reached.size - 1}`, 728, 392, { size: 80, anchor: "end" }),
];

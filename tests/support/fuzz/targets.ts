import { pick, type Random } from "./pick.ts";

/** What stands between the method and the version: an address of the site, damaged none to three times. */
export function targets(random: Random, known: readonly string[]): string {
  if (random() < 0.1) return pick(random, elsewhere);
  let target = pick(random, known);
  const times = Math.floor(random() * 4);
  for (let time = 0; time < times; time++) target = pick(random, damages)(random, target);
  return target;
}

const elsewhere = [
  "/../package.json",
  "/../../../../../../etc/passwd",
  "/assets/../../headers.json",
  "/assets/..%2f..%2fheaders.json",
  "/%2e%2e/%2e%2e/package.json",
  "/..%252f..%252fpackage.json",
  "/..\\..\\package.json",
  "/%c0%ae%c0%ae/package.json",
  "//etc/passwd",
  "/.env",
  "/.git/config",
  "/_headers",
  "/_redirects",
  "/404.html",
  "/index.html.br",
  "/__proto__",
  "/constructor",
  "http://other.example/",
  "//other.example/%2e%2e",
  "*",
  "localhost:80",
  "?",
  "/?",
  "",
];

const scraps = [
  "/",
  "//",
  "/..",
  "/.",
  "%",
  "%2",
  "%2f",
  "%5c",
  "%00",
  "%0d%0aX: y",
  "?",
  "#",
  "\\",
  "..;/",
  "é",
  "\u00ff",
  "\t",
  " ",
  "%e2%80%ae",
  "index.html",
  ".br",
  ".data",
];

const damages: ((random: Random, target: string) => string)[] = [
  (random, target) => insert(random, target, pick(random, scraps)),
  (random, target) => insert(random, target, String.fromCodePoint(Math.floor(random() * 256))),
  (random, target) => insert(random, target, `%${Math.floor(random() * 256).toString(16)}`),
  (random, target) => target.slice(0, Math.floor(random() * target.length)),
  (_random, target) => encodeURIComponent(target),
  (_random, target) => target.toUpperCase(),
  (_random, target) => `${target}/`,
  (_random, target) => `${target}/index.html`,
  (random, target) => `${target}?${"q=1&".repeat(Math.floor(random() * 100))}`,
  (random, target) => target + "/a".repeat(Math.floor(random() ** 8 * 20_000)),
];

function insert(random: Random, text: string, scrap: string): string {
  const at = Math.floor(random() * (text.length + 1));
  return text.slice(0, at) + scrap + text.slice(at);
}

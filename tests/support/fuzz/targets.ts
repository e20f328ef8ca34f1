import * as fc from "fast-check";

/** What stands between the method and the version: an address of the site, as it is or damaged, or another. */
export function targets(known: readonly string[]): fc.Arbitrary<string> {
  const address = fc.constantFrom(...known);
  const damaged = fc
    .tuple(address, fc.array(damage, { minLength: 1, maxLength: 2 }))
    .map(([target, damages]) => damages.reduce((text, change) => change(text), target));
  return fc.oneof(
    { weight: 6, arbitrary: address },
    { weight: 6, arbitrary: damaged },
    { weight: 1, arbitrary: address.map((path) => `${path}/`) },
    { weight: 1, arbitrary: fc.constantFrom(...elsewhere) },
  );
}

type Damage = (target: string) => string;

const scraps =
  "/ // /.. /. % %2 %2f %5c %00 %0d%0aX:y ? # \\ ..;/ é \u00FF %e2%80%ae index.html .br .data".split(" ");
const scrap = fc.oneof(
  fc.constantFrom(...scraps, "\t", " "),
  fc.nat(255).map((code) => String.fromCodePoint(code)),
  fc.nat(255).map((code) => `%${code.toString(16)}`),
);
/** As a part of the address's length. Not fc.double(): most of what that makes is next to 0. */
const place = fc.nat(100).map((percent) => percent / 100);

const damage: fc.Arbitrary<Damage> = fc.oneof(
  fc.tuple(place, scrap).map(([at, text]): Damage => {
    return (target) => target.slice(0, at * target.length) + text + target.slice(at * target.length);
  }),
  place.map(
    (at): Damage =>
      (target) =>
        target.slice(0, at * target.length),
  ),
  fc.nat(100).map(
    (times): Damage =>
      (target) =>
        `${target}?${"q=1&".repeat(times)}`,
  ),
  fc.constantFrom<Damage[]>(
    encodeURIComponent,
    (target) => target.toUpperCase(),
    (target) => `${target}/index.html`,
    (target) => `http://other.example${target}`,
    (target) => target + "/a".repeat(9000),
  ),
);

const elsewhere = [
  ..."/../package.json /../../../../../../etc/passwd /assets/../../headers.json //etc/passwd".split(" "),
  ..."/assets/..%2f..%2fheaders.json /%2e%2e/%2e%2e/package.json /..%252f..%252fpackage.json".split(" "),
  ..."/..\\..\\package.json /%c0%ae%c0%ae/package.json //other.example/%2e%2e localhost:80".split(" "),
  ..."/.env /.git/config /.well-known/other /_headers /_redirects /404.html /index.html.br".split(" "),
  ..."/__proto__ /constructor http://other.example/ http://user@other.example/ * ? /?".split(" "),
  "",
];

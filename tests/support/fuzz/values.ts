import * as fc from "fast-check";

/** Leaves a trace if it is ever taken for HTML or for a script. */
const markup = [
  "<b data-fuzz>bold</b>",
  '"><img src=x data-fuzz onerror="window.fuzzed=1">',
  "</script><script>window.fuzzed=1</script>",
  "<svg data-fuzz/onload=window.fuzzed=1>",
  "javascript:window.fuzzed=1",
  "{{7*7}}${7*7}<%=7*7%>",
  "' OR 1=1 --",
  "../../../../etc/passwd",
];
const numbers = "0|-1|-0|1e999|1e-9|NaN|Infinity|0x10|９|1,5|2.5| 4 |9007199254740993".split("|");
const names = "| |null|undefined|__proto__|constructor|toString|[object Object]".split("|");
const characters = ["\u0000", "\u202Eevil", "\uD83D", "👩‍👩‍👧‍👦", "Ω".repeat(700), "a".repeat(4000), "\n\r\t"];
/** Ids and names that the site knows, so that the code behind them is reached too. */
const known = "vps-custom|shared-business|devops|cloud|hosting|devops-engineer|northwind.com|2".split("|");
/** Broken percent signs, halves of characters, bytes that are no UTF-8. */
const encodings = "% %zz %E0%A4%A %ED%A0%80 %FF %00 + a=b&c %26%3D%23".split(" ");

/** What nobody means well with, to be typed. */
export const value = fc.oneof(
  ...[markup, numbers, names, characters, known].map((list) => fc.constantFrom(...list)),
  fc.string({ unit: "binary" }),
);

/** The same for an address: mostly encoded as a form would, now and then broken. */
export const encoded = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...encodings) },
  { weight: 7, arbitrary: value.map((text) => new URLSearchParams({ v: text }).toString().slice(2)) },
);

/** One to four parameters with these names. */
export function query(parameters: readonly string[]): fc.Arbitrary<string> {
  const parameter = fc.tuple(fc.constantFrom(...parameters), encoded).map((pair) => pair.join("="));
  return fc.array(parameter, { minLength: 1, maxLength: 4 }).map((list) => list.join("&"));
}

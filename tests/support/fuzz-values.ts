import { seededRandom } from "../../app/figures/random.ts";

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
const numbers = [
  "0",
  "-1",
  "-0",
  "1e999",
  "1e-9",
  "NaN",
  "Infinity",
  "0x10",
  "９",
  "1,5",
  "2.5",
  " 4 ",
  "9007199254740993",
];
const words = [
  "",
  " ",
  "null",
  "undefined",
  "__proto__",
  "constructor",
  "toString",
  "\u0000",
  "\u202Eevil",
  "\uD83D",
  "👩‍👩‍👧‍👦",
  "Ω".repeat(700),
  "a".repeat(4000),
  "\n\r\t",
  "[object Object]",
];
/** Ids and names that the site knows, so that the code behind them is reached too. */
const known = [
  "vps-custom",
  "shared-business",
  "devops",
  "cloud",
  "hosting",
  "devops-engineer",
  "northwind.com",
  "2",
];
/** Broken percent signs, halves of characters, bytes that are no UTF-8. */
const encodings = ["%", "%zz", "%E0%A4%A", "%ED%A0%80", "%FF", "%00", "+", "a=b&c", "%26%3D%23"];

/** The same values in the same order for the same seed. */
export function fuzzer(seed: number) {
  const random = seededRandom(seed);
  const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(random() * list.length)] as Item;
  const value = () => pick([pick(markup), pick(numbers), pick(words), pick(known)]);
  /** For an address: mostly encoded as a form would, now and then broken. */
  const encoded = () =>
    random() < 0.3 ? pick(encodings) : new URLSearchParams({ v: value() }).toString().slice(2);
  return {
    value,
    encoded,
    query: (names: readonly string[]) =>
      Array.from({ length: 1 + Math.floor(random() * 4) }, () => `${pick(names)}=${encoded()}`).join("&"),
  };
}

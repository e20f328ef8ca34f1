import { dollars, promises } from "../catalogue/tokens.server.ts";
import { namesLike, namesNear, valueOf } from "../lib/building/fill-tokens.server.ts";
import { formatCents } from "../lib/format/format-cents.ts";
import { formatPrice } from "../lib/format/format-price.ts";

const quote = /<(Price|Promise)\s([^<>]*)>/g;

/**
 * Puts prices and promises where an article names them: `<Price plan="vps-starter" />` and
 * `<Promise name="uptime.sentence" />`. It is done before anything else reads the text, so that reading time, cover, feeds,
 * search and page count and say the same words. A name that nobody knows stops the build with file and line.
 */
export function fillArticleTokens(text: string, file: string): string {
  return text.replaceAll(quote, (found: string, component: string, written: string, index: number) => {
    try {
      if (!written.endsWith("/")) throw new Error('ends with "/>"');
      const attributes = attributesOf(written.slice(0, -1));
      return component === "Price" ? priceOf(attributes) : promiseOf(attributes);
    } catch (error) {
      const line = text.slice(0, index).split("\n").length;
      throw new Error(`${file}, line ${line}: ${found}: ${(error as Error).message}`, { cause: error });
    }
  });
}

type Attributes = Readonly<Record<string, string>>;

/** Of a plan or a domain, as it stands in a sentence: "$29". */
function priceOf({ plan, times = "1", cents, bare, ...others }: Attributes): string {
  refuseOthers(others);
  const price = dollars.get(plan ?? "");
  if (price === undefined)
    throw new Error(
      `no plan with a price has the id ${plan}. There are: ${namesLike(plan, [...dollars.keys()]).join(", ")}`,
    );
  if (!(Number(times) > 0)) throw new Error(`times is no number: ${times}`);
  const sum = Math.round(price * Number(times) * 100) / 100;
  const shown = cents === undefined ? formatPrice(sum) : formatCents(Math.round(sum * 100));
  return bare === undefined ? shown : shown.replace("$", "");
}

/** A sentence or a figure of content/promises. */
function promiseOf({ name = "", ...others }: Attributes): string {
  refuseOthers(others);
  const found = valueOf(name, promises);
  if (found === undefined) throw new Error(`no promise is called ${name}. ${namesNear(name, promises)}`);
  return found;
}

/** plan="vps-starter" cents: what has no value is there or not. */
function attributesOf(written: string): Attributes {
  const attribute = /\s*(\w+)(?:="([^"]*)")?\s*/y;
  const found: Record<string, string> = {};
  while (attribute.lastIndex < written.length) {
    const [all, name, value = ""] = attribute.exec(written) ?? [];
    if (!all || !name) throw new Error('is written as plan="…" or name="…"');
    found[name] = value;
  }
  return found;
}

function refuseOthers(others: Attributes): void {
  const [unknown] = Object.keys(others);
  if (unknown) throw new Error(`${unknown} is unknown; mistyped?`);
}

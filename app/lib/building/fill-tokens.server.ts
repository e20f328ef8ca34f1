/** What texts may name: figures and sentences, or groups of them. */
export interface TokenValues {
  readonly [name: string]: string | number | TokenValues;
}

/**
 * Puts figures and promises where a text names them: "Up to {devices} devices", "{uptime.short}". A name that nobody knows
 * stops the build.
 */
export function fillTokens(text: string, values: TokenValues, where: string): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const value = valueOf(name, values);
    if (value === undefined)
      throw new Error(`${where}: nothing is called {${name}}. ${namesNear(name, values)}`);
    return value;
  });
}

/** What has this name, with dots between groups. */
export function valueOf(name: string, values: TokenValues): string | undefined {
  const value = groupOf(name.split("."), values);
  return typeof value === "string" || typeof value === "number" ? String(value) : undefined;
}

/** Which names there are in the last group of a name that is known: "In price there are: vps-starter, …". */
export function namesNear(name: string, values: TokenValues): string {
  const parts = name.split(".");
  const known = parts.findLastIndex(
    (_, index) => typeof groupOf(parts.slice(0, index + 1), values) === "object",
  );
  const group = groupOf(parts.slice(0, known + 1), values);
  const names = namesLike(parts[known + 1], typeof group === "object" ? Object.keys(group) : []);
  return `${known === -1 ? "There" : `In ${parts.slice(0, known + 1).join(".")} there`} are: ${names.join(", ")}`;
}

/** Of many names those that begin with the same word, if there are any. */
export function namesLike(name = "", names: readonly string[]): readonly string[] {
  const [word = ""] = name.split("-");
  const like = names.filter((each) => word && each.startsWith(word));
  return like.length > 0 ? like : names;
}

function groupOf(parts: readonly string[], values: TokenValues): TokenValues[string] | undefined {
  return parts.reduce<TokenValues[string] | undefined>(
    (found, part) => (typeof found === "object" ? found[part] : undefined),
    values,
  );
}

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
    const value = name
      .split(".")
      .reduce<TokenValues[string] | undefined>(
        (found, part) => (typeof found === "object" ? found[part] : undefined),
        values,
      );
    if (typeof value === "string" || typeof value === "number") return String(value);
    throw new Error(`${where}: nothing is called {${name}}. There are: ${namesOf(values).join(", ")}`);
  });
}

function namesOf(values: TokenValues): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === "object" ? namesOf(value).map((inner) => `${name}.${inner}`) : [name],
  );
}

type Values = { readonly [name: string]: string | number | Values };

/**
 * Puts figures and promises where a text names them: "Up to {devices} devices", "{uptime.short}". A name that nobody knows
 * stops the build.
 */
export function fillTokens(text: string, values: Values, where: string): string {
  return text.replaceAll(/\{([^{}]*)\}/g, (_, name: string) => {
    const value = name
      .split(".")
      .reduce<Values[string] | undefined>(
        (found, part) => (typeof found === "object" ? found[part] : undefined),
        values,
      );
    if (typeof value === "string" || typeof value === "number") return String(value);
    throw new Error(`${where}: nothing is called {${name}}. There are: ${namesOf(values).join(", ")}`);
  });
}

function namesOf(values: Values): string[] {
  return Object.entries(values).flatMap(([name, value]) =>
    typeof value === "object" ? namesOf(value).map((inner) => `${name}.${inner}`) : [name],
  );
}

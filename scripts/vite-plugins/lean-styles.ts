import type { Plugin } from "vite";

/** Styles are made once, and without what nobody needs. */
export function leanStyles(): Plugin[] {
  return [withoutFallbackStyles(), onlyForBrowsers()];
}

/** What renders pages needs no styles: which files a page loads, React Router has from the browsers' build. */
function onlyForBrowsers(): Plugin {
  return {
    name: "styles-only-for-browsers",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    load: { filter: { id: /\.css$/ }, handler: () => "" },
  };
}

/**
 * Leaves out of the styles what Tailwind writes for browsers that cannot show this site anyway: all that know
 * light-dark() also know color-mix() and @property. A Tailwind update that writes them otherwise stops the build.
 */
function withoutFallbackStyles(): Plugin {
  return {
    name: "lean-styles",
    // After Tailwind, which has to stand before it in the list, and before Vite names the file by its content.
    enforce: "pre",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /\/styles\/site\.css$/ },
      handler(code) {
        const lean = withoutFallbacks(code);
        if (lean === undefined) this.error("leanStyles: Tailwind's fallbacks are not as expected");
        return { code: lean, map: null };
      },
    },
  };
}

const properties = /@layer properties\s*\{\s*@supports[^{]*\{[^{}]*\{[^{}]*\}\s*\}\s*\}/g;
/** licences.txt has the whole of it. */
const banner = /\/\*! tailwindcss [^*]*\*\/\s*/;
const mixedColour =
  /([^{};]+)\{([^{}]*)\}\s*@supports \(color:\s*color-mix\(in lab,\s*red,\s*red\)\)\s*\{\s*\1\{([^{}]*)\}\s*\}/g;

/** Undefined if they are not there as expected. */
export function withoutFallbacks(css: string): string | undefined {
  if (css.match(properties)?.length !== 1) return undefined;
  const lean = css
    .replace(properties, "")
    .replace(banner, "")
    .replaceAll(mixedColour, (_all, selector: string, plain: string, mixed: string) =>
      namesIn(plain) === namesIn(mixed)
        ? `${selector}{${mixed}}`
        : `${selector}{${plain}}${selector}{${mixed}}`,
    );
  return lean.includes("color-mix(in lab") ? undefined : lean;
}

function namesIn(declarations: string): string {
  return declarations
    .split(";")
    .map((each) => each.slice(0, each.indexOf(":")).trim())
    .join(" ");
}

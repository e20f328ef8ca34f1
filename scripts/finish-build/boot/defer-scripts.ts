import type { StartScript } from "./build-start-script.ts";
import type { JoinedScript } from "./join-scripts.ts";

interface DeferOptions {
  /** For error messages. */
  page: string;
  /** The built app/boot/start.ts. */
  start: StartScript;
  /** Whether the scripts wait until somebody wants more than to read. */
  reading: boolean;
  /** Makes one file of all that React Router's module script imports, and says what has to be loaded for it. */
  join: (module: string) => Promise<Pick<JoinedScript, "file" | "loads">>;
  /** Stores a script as a file and returns its address. */
  emit: (name: string, text: string) => string;
}

/**
 * Takes React Router's scripts out of a prerendered page and lets app/boot/start.ts run them later.
 *
 * The emptied elements stay, because React hydrates by position. They become data blocks
 * (type="text/plain"): React sets the content of some of them again when it renders, and that must not run.
 *
 * Anything that does not look as expected stops the build: after a router upgrade that changes the shape of
 * the page, it must not ship dead.
 */
export async function deferScripts(
  html: string,
  { page, start, reading, join, emit }: DeferOptions,
): Promise<string> {
  let preloads = 0;
  const context: string[] = [];
  const modules: string[] = [];

  const emptied = html
    .replace(modulePreload, () => {
      preloads++;
      return "";
    })
    .replace(scriptElement, (element, attributes: string, text: string) => {
      if (!isInlineExecutable(attributes) || has(attributes, "data-theme-script")) return element;
      if (attribute(attributes, "type") === "module") modules.push(text);
      else if (text.includes("__reactRouterContext")) context.push(text);
      else if (!has(attributes, "data-drop")) {
        throw new Error(`${page}: unexpected inline script: ${text.slice(0, 80)}`);
      }
      return '<script type="text/plain"></script>';
    });

  const [module, ...others] = modules;
  if (!module?.includes("__reactRouterRouteModules") || others.length > 0) {
    throw new Error(`${page}: expected one inline module script of React Router, found ${modules.length}`);
  }
  if (!context[0]?.includes("window.__reactRouterContext =") || !context.at(-1)?.includes(".close()")) {
    throw new Error(`${page}: expected React Router's context scripts, from the first to the closing one`);
  }
  if (preloads === 0) throw new Error(`${page}: expected module preloads`);
  if (!emptied.includes("</head>")) throw new Error(`${page}: expected </head>`);

  const { file, loads } = await join(module);
  const begin = `import("/${file}").then((app) => app.start());`;
  const script = emit("begin", [...context, begin].join("\n"));
  const tag = `<script async src="${start.url}" integrity="${start.integrity}" data-script="${script}" data-preload="${loads.join(" ")}"${reading ? " data-on-demand" : ""}></script>`;
  return emptied.replace("</head>", () => `${tag}</head>`);
}

/** The text of every inline script that the browser would run. */
export function inlineExecutableScripts(html: string): string[] {
  return [...html.matchAll(scriptElement)].flatMap(([, attributes = "", text = ""]) =>
    text && isInlineExecutable(attributes) ? [text] : [],
  );
}

// React escapes < and > in text and attributes, so its output can be read with patterns.
const scriptElement = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const modulePreload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;

function isInlineExecutable(attributes: string): boolean {
  if (has(attributes, "src")) return false;
  const type = attribute(attributes, "type") ?? "";
  return type === "" || /^(module|importmap|speculationrules)$|(java|ecma)script/i.test(type);
}

function has(attributes: string, name: string): boolean {
  return new RegExp(`(^|\\s)${name}(=|\\s|$)`).test(attributes);
}

function attribute(attributes: string, name: string): string | undefined {
  return new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1];
}

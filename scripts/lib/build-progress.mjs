import { stripVTControlCharacters } from "node:util";

/**
 * What to show of React Router's build: where it is, and its warnings. Vite writes those to standard error; the one
 * that lists how long each plugin took is no warning to a reader.
 */
export function buildProgress(pageCount) {
  let rendered = 0;
  let inTimings = false;
  return (coloured, stream) => {
    const line = stripVTControlCharacters(coloured);
    if (stream === "stderr") {
      if (line.startsWith("[PLUGIN_TIMINGS]")) inTimings = true;
      const shown = inTimings || line.trim() === "" ? undefined : line;
      if (line.startsWith("See https://rolldown.rs")) inTimings = false;
      return shown;
    }
    if (line.includes("building client environment")) return "  bundling scripts and styles for browsers";
    if (line.includes("building ssr environment")) return "  bundling the pages to render them";
    if (!line.startsWith("Prerender (html): /")) return undefined;
    rendered += 1;
    if (rendered === 1) return `  rendering ${pageCount} pages`;
    return rendered === Math.ceil(pageCount / 2) ? "  rendered half of them" : undefined;
  };
}

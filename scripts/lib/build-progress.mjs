import { stripVTControlCharacters } from "node:util";

/**
 * What to show of React Router's build: where it is, and its warnings. Vite writes those to standard error; the one
 * that lists how long each plugin took is no warning to a reader.
 */
export function buildProgress() {
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
    return undefined;
  };
}

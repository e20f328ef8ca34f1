import type { Plugin, Rolldown } from "vite";

/**
 * At a file's top it has Chromium compile all of it while it is fetched, in a thread of its own. Otherwise a function is
 * compiled when it is first called: while a visitor waits for the next page. Other browsers take it for a comment.
 */
export const compileHint = "//# allFunctionsCalledOnLoad";

/** Hints for all that starts a page or opens the next one; what is loaded late is compiled as it is used. */
export function compileHints(): Plugin {
  return {
    name: "compile-hints",
    apply: "build",
    configEnvironment: (name) =>
      name === "client" ? { build: { rolldownOptions: { output: { postBanner: hintFor } } } } : undefined,
  };
}

function hintFor({ isEntry, isDynamicEntry }: Rolldown.RenderedChunk): string {
  return isDynamicEntry && !isEntry ? "" : compileHint;
}

import type { Plugin, Rolldown } from "vite";

/**
 * At a file's top it has Chromium compile all of it while it is fetched, in a thread of its own. Otherwise a function is
 * compiled when it is first called: while a visitor waits for the next page. Other browsers take it for a comment.
 */
export const compileHint = "//# allFunctionsCalledOnLoad";

/** Hints for all that starts a page or opens the next one; what is loaded late is compiled as it is used. */
export function compileHints(): Plugin {
  const isLate = ({ isEntry, isDynamicEntry }: Rolldown.RenderedChunk) => isDynamicEntry && !isEntry;
  return {
    name: "compile-hints",
    apply: "build",
    configEnvironment(name) {
      if (name !== "client") return undefined;
      const postBanner = (chunk: Rolldown.RenderedChunk) => (isLate(chunk) ? "" : compileHint);
      return { build: { rolldownOptions: { output: { postBanner } } } };
    },
  };
}

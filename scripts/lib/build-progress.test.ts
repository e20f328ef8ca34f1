import { expect, it } from "vitest";

import { buildProgress } from "./build-progress.mjs";

const pages = Array.from({ length: 159 }, (_, index) => `/page-${index}`);

/** As React Router 8 and Vite 8 print it, with fewer files. */
const output = [
  "Using Vite Environment API",
  "vite v8.3.5 building client environment for production...",
  "transforming...",
  "\u001B[32m✓\u001B[39m 868 modules transformed.",
  ...pages.map((page) => `build/bundle/client/assets${page}-DVGA1qQS.js   0.10 kB │ gzip:  0.09 kB`),
  "\u001B[36mvite v8.3.5 \u001B[32mbuilding ssr environment for production...\u001B[36m\u001B[39m",
  "rendering chunks...",
  "✓ built in 10.45s",
];

it("makes two lines of the four hundred that React Router prints", () => {
  const progress = buildProgress();
  expect(output.flatMap((line) => progress(line, "stdout") ?? [])).toEqual([
    "  bundling scripts and styles for browsers",
    "  bundling the pages to render them",
  ]);
});

it("shows warnings, but for the time that each plugin took", () => {
  const progress = buildProgress();
  const warnings = [
    "\u001B[33m[PLUGIN_TIMINGS] \u001B[0mJavaScript callbacks ran for 18.1s of this 19.9s build (91%).",
    "  - plugin @tailwindcss/vite:generate:build transform (28%, 5.6s, 1 call)",
    "See https://rolldown.rs/reference/InputOptions.checks#bundlertimings for more details.",
    "",
    "\u001B[33m(!) Some chunks are larger than 500 kB\u001B[39m",
  ];
  expect(warnings.flatMap((line) => progress(line, "stderr") ?? [])).toEqual([
    "(!) Some chunks are larger than 500 kB",
  ]);
});

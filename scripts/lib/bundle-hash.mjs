import { rootFiles } from "./ensure-built.mjs";
import { hashOf } from "./stamp.mjs";

/**
 * One hash over all that decides what React Router bundles: the app without its articles, which are read when pages are
 * rendered, and without its tests; our plugins, how the bundler is called, and the libraries as they are installed.
 * `more` is what only one of the builds is made from.
 */
export function bundleHash(root, more) {
  const sources = [
    "app",
    "public",
    "scripts/build.mjs",
    "scripts/lib/chosen-build.mjs",
    "scripts/vite-plugins",
    "node_modules/.package-lock.json",
    ...rootFiles(root),
    ...more,
  ];
  // The only setting that is built in: desk/site/vite.config.ts.
  return `${hashOf(root, sources, isBundled)} ${process.env.DESK_RETENTION_MONTHS || "default"}`;
}

function isBundled(file) {
  return !/\.mdx$|\.test\.tsx?$/.test(file);
}

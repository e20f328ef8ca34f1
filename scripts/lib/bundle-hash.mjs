import { rootFiles } from "./ensure-built.mjs";
import { hashOf } from "./stamp.mjs";

/**
 * One hash over all that React Router bundles: the app without its articles, which are read when pages are rendered.
 * `more` is what only one of the builds is made from.
 */
export function bundleHash(root, more) {
  const sources = ["app", "public", "scripts/vite-plugins", ...rootFiles(), ...more];
  const settings = Object.keys(process.env)
    .filter((name) => name.startsWith("VITE_") || name === "DESK_RETENTION_MONTHS")
    .toSorted()
    .map((name) => `${name}=${process.env[name]}`);
  return [hashOf(root, sources, isBundled), ...settings].join(" ");
}

function isBundled(file) {
  return !/\.mdx$|\.test\.tsx?$/.test(file);
}

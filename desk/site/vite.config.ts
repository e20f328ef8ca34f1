import { mergeConfig } from "vite";

import site from "../../vite.config.ts";
import { readSettings } from "../server/settings.ts";
import { replaceModules } from "./replace-modules.ts";
import { replacements } from "./replacements.ts";

/** The site as it is, with forms that reach the desk, and nothing else changed. */
export default mergeConfig(site, {
  plugins: [replaceModules(replacements)],
  // What one build keeps, the other must not find.
  cacheDir: ".cache/vite-desk-site",
  worker: { format: "es" },
  // The privacy policy says what the daily job does.
  define: { "import.meta.env.RETENTION_MONTHS": `"${readSettings(process.env).retentionMonths}"` },
});

import type { Config } from "@react-router/dev/config";

/** The desk's own pages, rendered for each request. The site around them is another build (site/). */
export default {
  ssr: true,
  appDirectory: "app",
  buildDirectory: "build/app",
  // Links are plain and lead to documents: nobody asks what else exists.
  routeDiscovery: { mode: "initial" },
} satisfies Config;

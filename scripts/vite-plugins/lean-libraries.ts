import { join } from "node:path";

import type { Plugin } from "vite";

import { unusedRouterCode, withoutUnused } from "./unused-router-code.ts";

const createIcon = join(import.meta.dirname, "../../app/ui/create-icon.ts");

interface Stub {
  /** How the module's file name ends. */
  file: string;
  /** What stands for it; undefined if the code there is no longer what this was written for. */
  instead: (code: string, keep?: readonly string[]) => string | undefined;
}

const noInstrumentation = [
  "export const consumeInstrumentationClientResultMetaReceiver = () => {};",
  "export const getRouteInstrumentationUpdates = () => ({});",
  "export const instrumentClientSideRouter = (router) => router;",
  "export const instrumentHandler = undefined;",
  "export const instrumentationResultMetaContext = undefined;",
].join("\n");

/** Things that a bundler keeps for what they might do: options that are read while the router runs, and calls. */
export const routerStubs: readonly Stub[] = [
  {
    // Nothing passes instrumentations to <HydratedRouter>.
    file: "react-router/dist/production/lib/router/instrumentation.js",
    instead: (code) =>
      code.includes("function instrumentClientSideRouter(") ? noInstrumentation : undefined,
  },
  {
    // Links are plain here (layout/follow-links.tsx), and forms send nothing to a route.
    file: "react-router/dist/production/lib/dom/lib.js",
    instead: (code) => {
      const called = /^const (?:Link|NavLink|Form) = (?=React\$1\.forwardRef\()/gm;
      if (code.match(called)?.length !== 3) return undefined;
      return code
        .replaceAll(called, "$&/* @__PURE__ */ ")
        .replaceAll(/^(?:Link|NavLink|Form|HistoryRouter)\.displayName = .*$/gm, "");
    },
  },
  ...Object.entries(unusedRouterCode).map(([file, cuts]) => ({
    file: `react-router/dist/production/lib/${file}`,
    instead: (code: string, keep?: readonly string[]) => withoutUnused(code, cuts, keep),
  })),
];

interface Lean {
  /** Functions of the router that stay: the desk's pages read themselves again. */
  keep?: readonly string[];
}

/**
 * Leaves out of the build what libraries carry and this site cannot use. A library update that moves such a part stops
 * the build, so that somebody looks.
 */
export function leanLibraries({ keep = [] }: Lean = {}): Plugin[] {
  return [leanRouter(keep), leanIcons()];
}

function leanRouter(keep: readonly string[]): Plugin {
  const found = new Set<Stub>();
  return {
    name: "lean-router",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]production/ },
      handler(code, id) {
        const stub = routerStubs.find(({ file }) => id.replaceAll("\\", "/").endsWith(file));
        const instead = stub?.instead(code, keep);
        if (!stub || instead === undefined) return null;
        found.add(stub);
        return { code: instead, map: null };
      },
    },
    buildEnd(error) {
      const missing = routerStubs.filter((stub) => !found.has(stub)).map(({ file }) => file);
      if (!error && missing.length > 0) this.error(`leanLibraries: not as expected: ${missing.join(", ")}`);
    },
  };
}

/** Lucide's drawings with a component of our own: theirs has options for 1.2 KB that no icon here uses. */
function leanIcons(): Plugin {
  return {
    name: "lean-icons",
    enforce: "pre",
    // The server's pages need the same icons as the browser's, and neither may take them prebuilt.
    config: () => ({ ssr: { noExternal: ["lucide-react"] }, optimizeDeps: { exclude: ["lucide-react"] } }),
    resolveId: { filter: { id: /\/createLucideIcon\.mjs$/ }, handler: () => createIcon },
  };
}

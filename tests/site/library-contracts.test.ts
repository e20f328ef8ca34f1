import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

import { expect, test } from "vitest";

import { routerStubs } from "../../scripts/vite-plugins/lean-libraries.ts";
import { repository, sourceFiles } from "../support/source-files.ts";

/** Something of a library that is not documented, and that we rely on. An update may change it without a word. */
interface Contract {
  /** Completes "It is no longer so that <library> …". */
  holds: string;
  /** The library's file that does it. */
  file: string;
  /** What must stand in that file; all of it. */
  text: readonly (string | RegExp)[];
  /** Our file that relies on it. */
  usedIn: string;
}

const router = "react-router/dist/production/lib";

const contracts: readonly Contract[] = [
  {
    holds: "hands over the page's data in inline scripts that begin with window.__reactRouterContext",
    file: `${router}/dom/ssr/components.js`,
    text: ["`window.__reactRouterContext = ${"],
    usedIn: "scripts/finish-build/boot/defer-scripts.ts",
  },
  {
    holds: "hydrates with the modules of the page's own routes, which the page has put there",
    file: `${router}/dom-export/hydrated-router.js`,
    text: ["routeModules: window.__reactRouterRouteModules,"],
    usedIn: "scripts/vite-plugins/unused-router-code.ts",
  },
  {
    holds: "starts a page by one inline module that sets window.__reactRouterRouteModules",
    file: `${router}/dom/ssr/components.js`,
    text: ["window.__reactRouterRouteModules = {"],
    usedIn: "scripts/finish-build/boot/defer-scripts.ts",
  },
  {
    holds: "ends the page's data by a script that closes its stream",
    file: `${router}/dom/ssr/single-fetch.js`,
    text: ["window.__reactRouterContext.streamController.close()"],
    usedIn: "scripts/finish-build/boot/defer-scripts.ts",
  },
  {
    holds: "reads the routes from window.__reactRouterManifest when it hydrates",
    file: `${router}/dom-export/hydrated-router.js`,
    text: ["manifest: window.__reactRouterManifest"],
    usedIn: "app/boot/forget-unknown-pages.ts",
  },
  {
    holds: "writes the list with what all pages load at its beginning, and the style sheets of each route",
    file: "@react-router/dev/dist/vite.js",
    text: [
      "`window.__reactRouterManifest=${",
      "imports: dedupe(chunks.flatMap(",
      "css: dedupe([isRootRoute ?",
    ],
    usedIn: "app/boot/start.ts",
  },
  {
    holds: "takes what the list does not say of a route for false",
    file: `${router}/dom/ssr/routes.js`,
    text: [
      "loader: route.hasLoader || route.hasClientLoader ? () => null : void 0",
      "if (!route.hasLoader) return Promise.resolve(null);",
      "if (!route.hasClientLoader) dataRoute.loader =",
      "ErrorBoundary: route.hasErrorBoundary ?",
    ],
    usedIn: "scripts/finish-build/boot/route-list.ts",
  },
  {
    holds: "puts itself on the window as __reactRouterDataRouter",
    file: `${router}/dom-export/hydrated-router.js`,
    text: ["window.__reactRouterDataRouter = router"],
    usedIn: "app/boot/stale-tab.ts",
  },
  {
    holds: "reloads the page when the code of the next one cannot be loaded",
    file: `${router}/dom/ssr/routeModules.js`,
    text: ["window.location.reload()"],
    usedIn: "app/boot/stale-tab.ts",
  },
  {
    holds: "keeps scroll positions in sessionStorage under the key of the history entry",
    file: `${router}/dom/lib.js`,
    text: ['JSON.parse(sessionStorage.getItem(storageKey) || "{}")[restoreKey || window.history.state.key]'],
    usedIn: "app/boot/prepare-scroll.ts",
  },
  {
    holds: "takes from the build whether a server is asked later, and which pages there are",
    file: `${router}/server-runtime/server.js`,
    text: ["if (!build.ssr) {", "build.prerender.some(", "ssr: build.ssr,"],
    usedIn: "scripts/finish-build/pages/render-pages.ts",
  },
  {
    holds: "wraps import() by the helper vite/preload-helper.js, which exports __vitePreload",
    file: "vite/dist/node/chunks/node.js",
    text: ["\\0vite/preload-helper.js", "__vitePreload", "vite:preloadError"],
    usedIn: "scripts/vite-plugins/plain-dynamic-imports.ts",
  },
  {
    holds: "makes an icon by calling createLucideIcon.mjs with { node }",
    file: "lucide-react/dist/esm/icons/check.mjs",
    text: ["from '../createLucideIcon.mjs'", /node: \[\["path", \{ d: /, "createLucideIcon(__iconData)"],
    usedIn: "scripts/vite-plugins/lean-libraries.ts",
  },
  {
    holds: "follows a field's value through a property of the element's own",
    file: "react-dom/cjs/react-dom-client.production.js",
    text: ["._valueTracker", "Object.defineProperty(node, valueField, {"],
    usedIn: "app/boot/keep-typed-values.ts",
  },
];

test.each(contracts)("$usedIn relies on it: $file $holds", ({ holds, file, text, usedIn }) => {
  const path = join(repository, "node_modules", file);
  const said = `${usedIn} relies on this, and it is no longer so that ${versionOf(file)} ${holds} (looked in ${file}).`;
  expect(existsSync(path), said).toBe(true);
  const source = readFileSync(path, "utf8");
  for (const part of text) {
    expect(
      typeof part === "string" ? source.includes(part) : part.test(source),
      `${said} Not found: ${part}`,
    ).toBe(true);
  }
});

test.each(routerStubs)("$file can be left out or made smaller", ({ file, instead }) => {
  const path = join(repository, "node_modules", file);
  const said = `scripts/vite-plugins/lean-libraries.ts relies on this, and ${versionOf(file)} has changed it: ${file}.`;
  expect(existsSync(path), said).toBe(true);
  expect(instead(readFileSync(path, "utf8")), said).toBeDefined();
});

test("nothing is used that is left out of the router", () => {
  const kept =
    /^(?:type .*|redirectDocument|HydratedRouter|Links|Meta|Outlet|PrefetchPageLinks|Scripts|ScrollRestoration|ServerRouter|use(?:Location|Matches|Navigate))$/;
  const wanting = /\b(?:clientAction|clientMiddleware|viewTransition|flushSync)\b/;
  const offences = sourceFiles()
    .filter((path) => /^app\/.*(?<!\.test)\.tsx?$/.test(path))
    .flatMap((path) => {
      const source = readFileSync(join(repository, path), "utf8");
      const names = [...source.matchAll(/import \{([^}]*)\} from "react-router(?:\/dom)?"/g)]
        .flatMap((match) => match[1]?.split(",") ?? [])
        .map((name) => name.trim())
        .filter((name) => name && !kept.test(name));
      return [...names, ...(wanting.exec(source) ?? [])].map((name) => `${path}: ${name}`);
    });
  expect(offences, "scripts/vite-plugins/unused-router-code.ts leaves out what this may need").toEqual([]);
});

test("nothing else private is used", () => {
  const privateNames =
    /__reactRouter\w+|preload-helper|createLucideIcon|dist\/(?:production|esm)\/|_valueTracker/;
  const known = [...contracts.map(({ usedIn }) => usedIn), "app/ui/create-icon.ts"];
  const users = sourceFiles().filter(
    (path) =>
      /^(app|scripts|server)\/.*(?<!\.test)\.tsx?$/.test(path) &&
      privateNames.test(readFileSync(join(repository, path), "utf8")),
  );
  expect(users.filter((path) => !known.includes(path))).toEqual([]);
});

function versionOf(file: string): string {
  const name = file
    .split("/")
    .slice(0, file.startsWith("@") ? 2 : 1)
    .join("/");
  const { version } = JSON.parse(
    readFileSync(join(repository, "node_modules", name, "package.json"), "utf8"),
  );
  return `${name} ${version}`;
}

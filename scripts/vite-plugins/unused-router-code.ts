/**
 * What neither this site nor the desk's pages reach inside React Router, and a bundler cannot see to be unused. Links
 * and forms are plain elements, so nothing is submitted through the router and nothing is fetched beside a navigation.
 * tests/site/library-contracts.test.ts holds that the site imports nothing that would need these parts.
 */
export const unusedRouterCode: Readonly<Record<string, readonly Cut[]>> = {
  "router/router.js": [
    {
      why: "There are no fetchers.",
      functions: {
        fetch: unreachable(),
        handleFetcherAction: unreachable(),
        handleFetcherLoader: unreachable(),
        getFetcher: unreachable(),
        resetFetcher: unreachable(),
        deleteFetcher: "",
        queueFetcherForDeletion: unreachable(),
        markFetchRedirectsDone: "return false;",
        abortStaleFetchLoads: "return false;",
        callLoadersAndMaybeResolveData:
          "return { loaderResults: await callDataStrategy(request, location, matches, scopedContext, null), fetcherResults: {} };",
        processLoaderData: "return processRouteLoaderData(matches, results, pendingActionResult);",
      },
      texts: {
        "if (initialHydration || !matches.some((m) => m.route.id === f.routeId) || fetchersQueuedForDeletion.has(key) || f.isDiscovering) return;":
          "return;",
      },
    },
    {
      why: "There are no actions: nothing is submitted.",
      functions: {
        handleAction: unreachable(),
        normalizeNavigateOptions: "return { path };",
        getSubmissionFromNavigation: "",
        createClientSideRequest:
          "return new Request(history.createURL(stripHashFromPath(location)).toString(), { signal });",
      },
      texts: {
        "else if (opts && opts.submission && isMutationMethod(opts.submission.formMethod)) {":
          "else if (false) {",
      },
    },
    {
      why: "Nothing blocks a navigation, hides its address behind another, or asks for the same data again (the desk's pages do).",
      functions: {
        getBlocker: unreachable(),
        deleteBlocker: "",
        updateBlocker: unreachable(),
        shouldBlockNavigation: "",
        revalidate: unreachable(),
      },
      texts: {
        "if (blockerKey && delta != null) {": "if (false) {",
        "if (blockerKey) {": "if (false) {",
        "if (opts?.mask) {": "if (false) {",
      },
    },
    {
      why: "Every route is known from the start (routeDiscovery is initial), as an object of lazy parts.",
      functions: {
        checkFogOfWar: "return { active: false, matches: null };",
        discoverRoutes: unreachable(),
        patchRoutes: unreachable(),
        _internalSetRoutes: unreachable(),
      },
      texts: {
        "if (isFogOfWar) {": "if (false) {",
        'if (typeof route.lazy === "function") {': "if (false) {",
        "if (future.unstable_routePatternMatching) {": "if (false) {",
      },
    },
    {
      why: "Every address has a route, and nothing is submitted. Should one of these errors come up, `npm run dev` says it in words.",
      functions: {
        getInternalRouterError: 'return new ErrorResponseImpl(status || 500, "", new Error(), true);',
      },
    },
    {
      why: "No middleware in the browser, no view transitions, no instrumentation.",
      functions: {
        runClientMiddlewarePipeline: "args.request.signal.throwIfAborted();\nreturn handler();",
        persistAppliedTransitions: "",
        restoreAppliedTransitions: "",
      },
      texts: {
        "if (opts?.instrumentationNavigateMetaReceiver) {": "if (false) {",
        "if (init.instrumentations) {": "if (false) {",
      },
    },
  ],
  "router/utils.js": [
    {
      why: "What is wrong with a path in the code is for `npm run dev` to say.",
      functions: { getInvalidPathError: "return dest;" },
    },
    {
      why: "Not unused, but mended: patterns are made for the routes that an address can belong to, instead of for all of them before the first page starts, in one task that held up a slow phone.",
      texts: {
        "let [matcher, params] = compilePath(meta.relativePath, meta.caseSensitive, i === routesMeta.length - 1);":
          "let matcher, params;",
        "++i) matches = matchRouteBranch(branches[i], decoded, allowPartial);":
          '++i) if (allowPartial || /[:*]/.test(branches[i].path) || branches[i].path.toLowerCase() === (decoded.replace(/\\/+$/, "") || "/").toLowerCase()) matches = matchRouteBranch(branches[i], decoded, allowPartial);',
      },
    },
  ],
  "dom/ssr/hydration.js": [
    {
      why: "Not unused, but mended: a page that starts has the modules of its routes, so they need not be looked for.",
      texts: {
        'let dataRouteMatcher = createDataRouteMatcher(future, basename || "/");': "",
        "dataRouteMatcher.update(routes);": "",
        "let initialMatches = dataRouteMatcher.match(location);":
          "let initialMatches = Object.keys(window.__reactRouterRouteModules).map((id) => ({ route: { id } }));",
      },
    },
  ],
  "components.js": [
    {
      why: "No view transitions.",
      texts: {
        "if (!viewTransitionOpts || !isViewTransitionAvailable) {": "if (true) {",
        "if (vtContext.isTransitioning && !vtContext.flushSync)": "if (false)",
        "if (renderDfd && pendingState && router.window) {": "if (false) {",
        "if (renderDfd && pendingState && state.location.key === pendingState.location.key)": "if (false)",
        "if (!vtContext.isTransitioning && interruption) {": "if (false) {",
      },
    },
    {
      why: "No state that is shown before it is true.",
      texts: {
        "let [state, setOptimisticState] = useOptimistic(_state);": "let state = _state, setOptimisticState;",
        "else React$1.startTransition(() => {\n\t\t\t\tif (useTransitions === true) setOptimisticState((s) => getOptimisticRouterState(s, newState));":
          "else React$1.startTransition(() => {",
      },
    },
    {
      why: "Not unused, but mended: nothing shows that a page is being fetched, so the page that is left is not rendered again to say so.",
      texts: {
        "else if (useTransitions === false) setStateImpl(newState);":
          'else if (newState.navigation.state !== "idle") return;\n\t\t\telse if (useTransitions === false) setStateImpl(newState);',
      },
    },
    {
      why: "No <Await>; a class that extends an import counts as used.",
      texts: {
        "AwaitErrorBoundary = class extends React$1.Component {":
          "AwaitErrorBoundary = class extends Object {",
      },
    },
  ],
  "hooks.js": [
    {
      why: "No server components. The root has an error page, so the one that shows a stack is never asked for.",
      functions: { RSCErrorHandler: "return children;", DefaultErrorComponent: "return null;" },
      texts: {
        'if (this.context && typeof error === "object" && error && "digest" in error && typeof error.digest === "string") {':
          "if (false) {",
        "if (this.context) return": "if (false) return",
      },
    },
    { why: "Warnings are for `npm run dev`.", functions: { warningOnce: "" } },
  ],
  "router/history.js": [{ why: "Warnings are for `npm run dev`.", functions: { warning: "" } }],
  "server-runtime/warnings.js": [{ why: "Warnings are for `npm run dev`.", functions: { warnOnce: "" } }],
  "dom/ssr/components.js": [
    { why: "No server components.", texts: { "if (rsc) return": "if (false) return" } },
    {
      why: "In the browser <Scripts> only stands for the emptied scripts of the page (app/boot/README.md).",
      texts: {
        "let contextScript = staticContext ?": "let contextScript = false ?",
        'let routeModulesScript = !isStatic ? " " :': 'let routeModulesScript = true ? " " :',
        "let preloads = isHydrated || isRSCRouterContext ? [] :": "let preloads = true ? [] :",
        "return isHydrated || isRSCRouterContext ? null :":
          "return isHydrated ? null : initialScripts;\n\treturn false ? null :",
      },
    },
  ],
  "dom/ssr/links.js": [
    {
      why: "All browsers that can show this site can preload.",
      functions: { isPreloadSupported: "return true;" },
    },
    {
      why: "Not unused, but mended: a page's styles are fetched by a preload, and already when its link is pointed at. Put in as a style sheet and taken out again, they made the browser compute the page that is left twice, 300 ms on a slow processor. Those that were fetched then are not waited for again.",
      functions: {
        prefetchRouteCss:
          'if (route.css) await Promise.all(getRouteCssDescriptors(route).map((link) => prefetchStyleLink({ ...link, rel: "preload", as: "style" })));',
      },
      texts: {
        "return mod.links ? mod.links() : [];":
          "return [...(route.css ? getRouteCssDescriptors(route) : []), ...(mod.links ? mod.links() : [])];",
        // Firefox holds a prefetch against default-src, which allows nothing.
        'rel: "prefetch",\n\t\tas: "style"': 'rel: "preload",\n\t\tas: "style"',
        'document.querySelector(`link[rel="stylesheet"][href="${descriptor.href}"]`)':
          'document.querySelector(`link[rel="stylesheet"][href="${descriptor.href}"]`) || performance.getEntriesByName(document.querySelector(`link[rel="preload"][href="${descriptor.href}"]`)?.href ?? "").length > 0',
      },
    },
  ],
  "dom/ssr/fog-of-war.js": [
    {
      why: "Every route is known from the start.",
      functions: {
        isFogOfWarEnabled: "return false;",
        getPatchRoutesOnNavigationFunction: "",
        useFogOFWarDiscovery: "",
        getPartialManifest: unreachable(),
      },
    },
  ],
  "dom/ssr/single-fetch.js": [
    {
      why: "No actions, no fetchers.",
      functions: {
        singleFetchActionStrategy: unreachable(),
        singleFetchLoaderFetcherStrategy: unreachable(),
      },
    },
  ],
  "dom/ssr/routes.js": [
    {
      why: "No actions and no middleware in the browser, and routes are replaced only under development.",
      functions: { createClientRoutesWithHMRRevalidationOptOut: unreachable() },
      texts: {
        "if (needsRevalidation) return": "if (false) return",
        "dataRoute.action = ({ request": "const unusedAction = ({ request",
        "if (!route.hasClientAction) dataRoute.action =": "if (false) dataRoute.action =",
        "action: route.hasClientAction ? async": "action: false ? async",
        "middleware: route.hasClientMiddleware ? async": "middleware: false ? async",
      },
    },
  ],
};

export interface Cut {
  why: string;
  /** Bodies of functions, by name. */
  functions?: Readonly<Record<string, string>>;
  /** What stands in the file once, functions aside, and what stands there instead. */
  texts?: Readonly<Record<string, string>>;
}

/** The file without these parts; undefined if one of them is not there as expected. Functions named in `keep` stay. */
export function withoutUnused(
  code: string,
  cuts: readonly Cut[],
  keep: readonly string[] = [],
): string | undefined {
  let rest = code;
  for (const [name, body] of cuts.flatMap(({ functions = {} }) => Object.entries(functions))) {
    if (keep.includes(name)) continue;
    // From its first line to the brace at the same depth.
    const whole = new RegExp(
      `^(\\t*)((?:async )?function ${name.replace("$", "\\$")}\\(.*\\{)\\n[^]*?^\\1\\}$`,
      "gm",
    );
    if (rest.match(whole)?.length !== 1) return undefined;
    rest = rest.replace(whole, (_all, _depth, head: string) => `${head}\n${body}\n}`);
  }
  for (const [text, instead] of cuts.flatMap(({ texts = {} }) => Object.entries(texts))) {
    const parts = rest.split(text);
    if (parts.length !== 2) return undefined;
    rest = parts.join(instead);
  }
  return rest;
}

/** In case somebody gets there after all. */
function unreachable(): string {
  return 'throw new Error("Left out of this build: scripts/vite-plugins/unused-router-code.ts");';
}

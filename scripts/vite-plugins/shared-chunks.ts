import type { Plugin, Rolldown } from "vite";

/**
 * A page may consist of this many files of JavaScript at most, for whoever comes to it from another page; for those who see
 * it first, scripts/finish-build/boot/join-scripts.ts makes one of what not all pages load.
 */
const MOST_FILES = 13;

/** Characters of a module. */
const TINY = 700;
const SMALL = 3500;

/**
 * Which modules share a file, from what imports what: few files compress better than many.
 *
 * - react, router: the libraries, which stay in the visitor's cache from one deployment to the next
 * - frame: what the root of every page needs, and what most pages have in common
 * - plans: what shows plans
 * - promises: what we promise with them, and on pages that have none
 * - units: figures of many equal units
 * - documents: what a client gets in hand, drawn as a sheet of paper, and the tables of facts beside it
 * - estimate-state: what is in the visitor's estimate and in its address
 * - search: what a field for searching in a page shares with the header's
 * - articles: what shows an article or a list of them
 * - mail, servers, website-security: the plans of an area, which the page about all of them would load one by one
 *
 * "Most" is half of them; for small modules not quite a quarter, and for tiny ones not quite a tenth; small hooks,
 * formats, starting prices and what folds detail away always.
 *
 * Everything else is left to the bundler: a page's own modules, those that some pages share, and what is loaded late.
 */
export function sharedChunks(): Plugin {
  const reached = new Map<string, ReadonlySet<string>>();

  /** The entries that load a module at once: routes, and the script that starts the app. */
  function entriesOf(id: string, graph: Rolldown.ChunkingContext): ReadonlySet<string> {
    const known = reached.get(id);
    if (known) return known;
    const entries = new Set<string>();
    const seen = new Set<string>();
    const queue = [id];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      const info = graph.getModuleInfo(next);
      if (info?.isEntry) entries.add(withoutQuery(next));
      queue.push(...(info?.importers ?? []));
    }
    reached.set(id, entries);
    return entries;
  }

  let pageCount = 0;

  /** How many pages must use a module before all load it. By itself a small file compresses badly: it is shared sooner. */
  function leastPages(characters: number): number {
    if (characters < TINY) return pageCount / 11;
    return pageCount / (characters < SMALL ? 4.2 : 2);
  }

  function isOfFrame(id: string, context: Rolldown.ChunkingContext): boolean {
    const entries = [...entriesOf(id, context)];
    if (entries.some(isRoot) || isOfRuler(id)) return true;
    if (entries.length > 1 && (isHook(id) || isFolded(id))) return true;
    if (isOfOnePage(id)) return false;
    const pages = entries.filter(isPage);
    return pages.length >= leastPages(context.getModuleInfo(id)?.code?.length ?? 0);
  }

  const frameOf = (id: string, context: Rolldown.ChunkingContext) =>
    isShareable(id) && isOfFrame(id, context) ? "frame" : null;

  return {
    name: "shared-chunks",
    apply: "build",
    configEnvironment(name) {
      if (name !== "client") return undefined;
      const groups = [
        { name: "react", test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 3 },
        { name: "router", test: /node_modules[\\/]react-router[\\/]/, priority: 3 },
        // A group takes along what its modules import: the frame has to have its own before.
        { name: frameOf, debugName: "frame", priority: 2 },
        { name: subjectOf, debugName: "subjects", priority: 1 },
        { name: "articles", test: isOfArticles, priority: 0 },
      ];
      return {
        build: {
          rolldownOptions: { output: { codeSplitting: { groups } } },
        },
      };
    },
    buildStart() {
      reached.clear();
    },
    buildEnd() {
      pageCount = [...this.getModuleIds()].filter(
        (id) => isPage(id) && this.getModuleInfo(id)?.isEntry,
      ).length;
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== "client") return;
      const surprises = surprisesIn(Object.values(bundle).filter((file) => file.type === "chunk"));
      if (surprises.length > 0) this.error(`sharedChunks: ${surprises.join("; ")}`);
    },
  };
}

/** What a visitor would pay for without a reason: a rename or an import in the wrong place shows here. */
function surprisesIn(chunks: readonly Rolldown.OutputChunk[]): string[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const missing = ["react", "router", "frame"].filter((name) => !chunks.some((chunk) => chunk.name === name));
  const shared = chunks.filter(({ name }) => name === "frame");
  const ofOnePage = shared.flatMap(({ moduleIds }) => moduleIds.filter(isOfOnePage));
  const styledLate = chunks.filter(
    ({ isEntry, isDynamicEntry, viteMetadata }) =>
      isDynamicEntry && !isEntry && (viteMetadata?.importedCss.size ?? 0) > 0,
  );
  const crowded = chunks.filter(({ facadeModuleId }) => facadeModuleId && isPage(facadeModuleId));
  return [
    ...missing.map((name) => `no file "${name}"`),
    ...ofOnePage.map((id) => `${id} is of one page and would be loaded by all`),
    ...styledLate.map(({ name }) => `${name} is loaded late and has styles, which nothing loads`),
    ...crowded.flatMap(({ fileName, facadeModuleId }) => {
      const loaded = [...loadedWith(fileName, byFile)];
      return loaded.length > MOST_FILES
        ? [`${facadeModuleId} loads ${loaded.length} files, more than ${MOST_FILES}: ${loaded.join(", ")}`]
        : [];
    }),
  ];
}

function loadedWith(file: string, byFile: ReadonlyMap<string, Rolldown.OutputChunk>): Set<string> {
  const files = new Set<string>();
  const add = (name: string) => {
    if (files.has(name)) return;
    files.add(name);
    for (const each of byFile.get(name)?.imports ?? []) add(each);
  };
  add(file);
  return files;
}

const withoutQuery = (id: string) => id.replace(/\?.*$/, "").replaceAll("\\", "/");
/** Styles are files of their own, and so are entries. */
const isShareable = (id: string) =>
  /\/(app|desk\/site)\/.*\.tsx?$/.test(withoutQuery(id)) &&
  !id.includes("node_modules") &&
  !isRoot(id) &&
  !isPage(id);
const isRoot = (id: string) => /\/app\/(root|entry\.client)\.tsx$/.test(withoutQuery(id));
const isPage = (id: string) => /\/app\/pages\/.*\/page\.tsx$/.test(withoutQuery(id));
function subjectOf(id: string): string | null {
  return subjects.find(({ files }) => files.test(withoutQuery(id)))?.name ?? null;
}

/** What is loaded together by the pages of one subject. */
const subjects = [
  { name: "plans", files: /\/app\/sections\/(plan-cards|plan-terms|price-list|spec-bars)\./ },
  { name: "promises", files: /\/app\/catalogue\/promises\// },
  { name: "units", files: /\/app\/figures\/(unit-rows|linked-units)\./ },
  { name: "documents", files: /\/app\/sections\/(document-sheet|sheet-\w+|register)\./ },
  { name: "estimate-state", files: /\/app\/.*\/(use-estimate|estimate-address)\./ },
  {
    name: "search",
    files:
      /\/app\/(lib\/loading\/use-loaded|features\/search\/(load-search|use-search|use-result-keys|search-(field|results)))\./,
  },
  { name: "mail", files: /\/app\/catalogue\/(business-email|google-workspace|microsoft-365|zoho)\./ },
  {
    name: "servers",
    files: /\/app\/catalogue\/(cloud-hosting|dedicated|domains|machine|shared-hosting|vps)\./,
  },
  {
    name: "website-security",
    files: /\/app\/catalogue\/(backup|penetration-testing|ssl|website-security)\./,
  },
];
/** What most pages of articles load; what only their texts need stays out. */
const isOfArticles = (id: string) =>
  /\/app\/(sections\/article-[\w-]+|features\/article-body\/[\w-]+|articles\/(article|categories))\.tsx?$/.test(
    withoutQuery(id),
  );
const isHook = (id: string) =>
  /\/app\/(lib\/(react|format)\/|catalogue\/starting-prices\.)/.test(withoutQuery(id));
const isFolded = (id: string) => withoutQuery(id).endsWith("/app/ui/folded.tsx");
const isOfOnePage = (id: string) => /\/app\/pages\//.test(withoutQuery(id));
/** What pages share with the ruler, which is loaded after them: each by itself would be a file of its own. */
const isOfRuler = (id: string) =>
  /\/app\/(lib\/(ruler|office)\/|figures\/ruler-(scale|plot|places|ticks))/.test(withoutQuery(id));

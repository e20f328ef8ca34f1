/**
 * Turns what React Router bundled into the site that is deployed, in build/client: every page as HTML,
 * scripts that start late, icons and files made from the identity, the search indexes, headers, compressed copies.
 * With --desk it is the desk's build of the site, in desk/build/site/client.
 */
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";

import { allAddresses } from "../app/addresses.server.ts";
import { speculationRules } from "../app/boot/speculation-rules.ts";
import { identity } from "../app/identity.ts";
import { securityHeaders } from "../server/headers.ts";
import { securityTxtPath } from "../server/security-txt.ts";
import { compileArticles } from "./finish-build/articles/compile-articles.ts";
import { covers } from "./finish-build/articles/covers.ts";
import { feeds } from "./finish-build/articles/feeds.ts";
import { buildStartScript } from "./finish-build/boot/build-start-script.ts";
import { pageFinisher } from "./finish-build/boot/finish-pages.ts";
import { scriptsOfAll } from "./finish-build/boot/join-scripts.ts";
import { nameRouteList } from "./finish-build/boot/route-list.ts";
import { catalogueJson } from "./finish-build/discovery/catalogue-json.ts";
import { indexablePages } from "./finish-build/discovery/indexable-pages.ts";
import { llmsTxt } from "./finish-build/discovery/llms-txt.ts";
import { withModifiedDates } from "./finish-build/discovery/modified-dates.ts";
import { robots } from "./finish-build/discovery/robots.ts";
import { securityTxt } from "./finish-build/discovery/security-txt.ts";
import { sitemap } from "./finish-build/discovery/sitemap.ts";
import { webManifest } from "./finish-build/discovery/web-manifest.ts";
import { policyHash } from "./finish-build/files/content-hash.ts";
import { forgetOld } from "./finish-build/files/forget-old.ts";
import { inParallel } from "./finish-build/files/in-parallel.ts";
import { listFiles } from "./finish-build/files/list-files.ts";
import { moveAway } from "./finish-build/files/move-away.ts";
import { pagePath, pagePaths } from "./finish-build/files/page-paths.ts";
import { writeFiles } from "./finish-build/files/write-files.ts";
import { bundleIsThere } from "./finish-build/bundle-is-there.ts";
import { licencesFile, runtimePackages } from "./finish-build/licences.ts";
import { pageRenderer } from "./finish-build/pages/render-pages.ts";
import { icons } from "./finish-build/pictures/icons.ts";
import { shareImages } from "./finish-build/pictures/share-images.ts";
import { searchIndexes } from "./finish-build/search/search-indexes.ts";
import { compressFiles } from "./finish-build/serving/compress.ts";
import { headersFile } from "./finish-build/serving/headers-file.ts";
import { nginxConf } from "./finish-build/serving/nginx-conf.ts";
import { redirectsFile } from "./finish-build/serving/redirects-file.ts";
import { twinWriter } from "./finish-build/twins/twins.ts";
import { chosenBuild } from "./lib/chosen-build.mjs";

const root = join(import.meta.dirname, "..");
const { folder, takesForms, packages } = chosenBuild(process.argv);
const build = join(root, folder);
const client = join(build, "client");
const cache = join(root, ".cache");
const compressed = join(cache, "compressed");
const share = join(cache, "share");

// While React Router still bundles: all that needs no page.
for (const name of ["articles", "compressed", "icons", "node", "scripts", "search", "share", "twins"]) {
  await forgetOld(join(cache, name));
}
const addresses = allAddresses();
const renderPages = pageRenderer({ server: join(build, "bundle/server"), paths: addresses });
const twins = twinWriter(identity.siteUrl, join(cache, "twins"));
const compiling = compileArticles();
const madeOfSources = {
  "robots.txt": robots(identity.siteUrl),
  "catalogue.json": catalogueJson(identity),
  [securityTxtPath]: securityTxt(identity),
  "licences.txt": licencesFile(runtimePackages(root, packages)),
  "manifest.webmanifest": webManifest(identity),
  ...feeds(identity),
  ...(await covers(share)),
  ...(await icons(join(cache, "icons"))),
};
const shareImage = await shareImages(share, identity.name);
await compiling;
await bundleIsThere();

// What the folder holds is no longer what `npm start` built; it writes the stamp again when it is done.
await rm(join(build, ".stamp"), { force: true });
const { deleted } = await moveAway(client);
await cp(join(build, "bundle/client"), client, { recursive: true });
await nameRouteList(client);

// The not-found page has no address.
console.log(`  rendering ${addresses.length + 1} pages`);
const scripts = scriptsOfAll(await listFiles(client));
const start = await buildStartScript(root, client, scripts);
const finisher = await pageFinisher(client, start, join(cache, "scripts"));
const search = searchIndexes(join(cache, "search"));
const emit = async (files: Record<string, string | Uint8Array>) => {
  await writeFiles(client, files);
  await compressFiles(client, Object.keys(files), compressed);
};
const compressing = compressFiles(client, await listFiles(client), compressed);
// While one is finished and drawn, another is written as Markdown, and a third compressed, the next is rendered: each in a
// thread of its own.
await inParallel(renderPages(), async ({ file, content }) => {
  if (!file.endsWith(".html")) return emit({ [file]: content });
  const page = await finisher.finished(file, content);
  const path = pagePath(file);
  const more = path ? [twins.twin(path, page), shareImage(path, page)] : [];
  await Promise.all([
    search.add(file, page),
    emit({ [file]: page }),
    ...more.map(async (files) => emit(await files)),
  ]);
});
await twins.close();
const { assets, scriptHash, styleHashes } = finisher.result();

console.log("  finishing: search index, lists, compressed copies");
const emitting = emit(assets);
const pages = await pagePaths(client);
const indexable = await indexablePages(client, addresses);
const headers = securityHeaders({
  scriptHashes: [scriptHash, policyHash(speculationRules)],
  styleHashes,
  frameOrigin: new URL(identity.map.embedUrl).origin,
  takesForms,
});
const made = {
  ...madeOfSources,
  "sitemap.xml": sitemap(identity.siteUrl, withModifiedDates(indexable.map(({ path }) => path))),
  "llms.txt": llmsTxt(identity, indexable),
  ...(await search.files()),
  _headers: headersFile(headers),
  _redirects: redirectsFile(pages),
};
await emit(made);
await writeFiles(build, {
  "headers.json": JSON.stringify(headers, null, 2),
  "nginx.conf": nginxConf({ headers, pages, host: new URL(identity.siteUrl).host }),
});

await Promise.all([deleted, compressing, emitting]);
console.log(`Built ${addresses.length + 1} pages in ${folder}/client.`);

import { pages } from "./site-map.ts";

/**
 * Every address of the site and the file that answers it: one folder under site/ for each page of the site map, those of
 * articles, and one file under files/ for each of what is read by programs. Astro's own pages folder is not used.
 */
export function routes(isDevelopment: boolean) {
  return [
    ...pages.map(({ path }) => page(path, path === "/" ? "/home" : path)),
    page("/blog/[id]", "/blog/article"),
    page("/blog/category/[name]/[...page]", "/blog/category"),
    page("/blog/tag/[tag]/[...page]", "/blog/tag"),
    page("/careers/[position]", "/careers/position"),
    page("/support/knowledge-base/[id]", "/support/knowledge-base/article"),
    page("/404", "/not-found"),
    page("/500", "/broken"),
    // Every part of the kit on one page, for those who build pages; visitors never get it.
    ...(isDevelopment ? [page("/kit", "/kit")] : []),
    file("/robots.txt"),
    file("/sitemap.xml"),
    file("/llms.txt"),
    file("/catalogue.json"),
    file("/manifest.webmanifest"),
    file("/licences.txt"),
    file("/.well-known/security.txt", "security.txt"),
    file("/favicon.ico"),
    file("/favicon.svg"),
    file("/[icon].png", "icon.png"),
    file("/[...list]/feed.xml", "feed.xml"),
    file("/covers/[id].svg", "cover.svg"),
    file("/share/[...page].png", "share.png"),
  ];
}

function page(pattern: string, folder: string) {
  return { pattern, entrypoint: `./app/site${folder}/page.astro` };
}

function file(pattern: string, name = pattern.slice(1)) {
  return { pattern, entrypoint: `./app/files/${name}.ts` };
}

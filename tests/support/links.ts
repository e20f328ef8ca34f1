import type { HTMLElement } from "node-html-parser";

import type { BuiltPage } from "./built-site.ts";

/** The addresses that a visitor can follow. */
export function linksOf({ root }: BuiltPage): HTMLElement[] {
  return root.querySelectorAll("a[href], area[href]");
}

/** The addresses of files that a page loads or names: scripts, styles, images, icons, the manifest, share images. */
export function filesOf({ root }: BuiltPage): string[] {
  const attribute = (selector: string, name: string) =>
    root.querySelectorAll(selector).map((element) => element.getAttribute(name) ?? "");
  return [
    ...attribute("img[src], script[src], source[src], video[src], audio[src], embed[src]", "src"),
    ...attribute("video[poster]", "poster"),
    ...attribute('link[href]:not([rel="canonical"])', "href"),
    ...attribute("image[href], use[href]", "href").filter((href) => !href.startsWith("#")),
    ...attribute("img[srcset], source[srcset]", "srcset").flatMap(addressesOfSrcset),
    ...attribute("link[imagesrcset]", "imagesrcset").flatMap(addressesOfSrcset),
    ...attribute("script[data-script]", "data-script"),
    ...attribute("script[data-preload]", "data-preload").flatMap(splitAtSpaces),
    ...attribute('meta[property="og:image"], meta[name="twitter:image"]', "content"),
  ];
}

function addressesOfSrcset(srcset: string): string[] {
  return srcset.split(/,\s+/).flatMap((candidate) => splitAtSpaces(candidate).slice(0, 1));
}

function splitAtSpaces(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

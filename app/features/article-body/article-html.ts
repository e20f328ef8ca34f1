import { createContext } from "react";

/**
 * The HTML of the article in view while its page is prerendered. In the browser there is none: it is in the
 * document already, and no script carries it a second time.
 */
export const ArticleHtml = createContext<string | undefined>(undefined);

const attribute = "data-article-html";

/** Marks the element that holds the article. */
export const articleMarker = { [attribute]: "" };

export function articleHtmlIn(document: Document): string | undefined {
  return document.querySelector(`[${attribute}]`)?.innerHTML;
}

/** An article after a navigation in the browser: what its loader gives, and the HTML out of its page. */
export async function loadWithHtml<Found>(request: Request, serverLoader: () => Promise<Found>) {
  const [found, html] = await Promise.all([serverLoader(), fetchHtml(request.url)]);
  return { ...found, html };
}

async function fetchHtml(url: string): Promise<string> {
  const response = await fetch(new URL(url).pathname);
  const page = await response.text();
  // Menus and footer, half of the page, need not be parsed.
  const main = page.slice(page.indexOf("<main"), page.lastIndexOf("</main>"));
  const html = response.ok ? articleHtmlIn(new DOMParser().parseFromString(main, "text/html")) : undefined;
  if (html === undefined) throw new Error(`No article at ${url}`);
  return html;
}

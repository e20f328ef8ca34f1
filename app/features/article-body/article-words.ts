import { createContext } from "react";

/**
 * The words of the article in view while its page is prerendered. In the browser there is none: they are in the
 * document already, and no script carries them a second time.
 */
export const ArticleWords = createContext<string | undefined>(undefined);

const marker = "data-article-words";

/** Marks the element that holds the words. */
export const wordsMarker = { [marker]: "" };

export function wordsIn(document: Document): string | undefined {
  return document.querySelector(`[${marker}]`)?.innerHTML;
}

/** An article after a navigation in the browser: what its loader gives, and the words out of its page. */
export async function loadWithWords<Found>(request: Request, serverLoader: () => Promise<Found>) {
  const [found, words] = await Promise.all([serverLoader(), fetchWords(request.url)]);
  return { ...found, words };
}

async function fetchWords(url: string): Promise<string> {
  const response = await fetch(new URL(url).pathname);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const words = response.ok ? wordsIn(page) : undefined;
  if (words === undefined) throw new Error(`No article at ${url}`);
  return words;
}

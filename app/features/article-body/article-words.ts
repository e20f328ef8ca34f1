import { createContext } from "react";
import { redirectDocument } from "react-router";

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

/** The words of another article, out of its page. An article that is not there is the server's to answer for. */
export async function fetchWords(url: string): Promise<string> {
  const response = await fetch(new URL(url).pathname);
  const page = new DOMParser().parseFromString(await response.text(), "text/html");
  const words = response.ok ? wordsIn(page) : undefined;
  if (words === undefined) throw redirectDocument(url);
  return words;
}

import { run } from "@mdx-js/mdx";
import { renderToStaticMarkup } from "react-dom/server";
import * as runtime from "react/jsx-runtime";

import { unescapeHtml } from "~/lib/format/unescape-html";
import { withDrawing } from "./markup/article-drawing";
import { articleElements } from "./markup/article-elements";
import { compiledArticle } from "./markup/compiled-article.server";
import { hasArticle, readBlog, readSource } from "./read-articles.server";

export interface RenderedArticle {
  html: string;
  /** Its sections, for a table of contents. */
  sections: readonly { id: string; title: string }[];
}

const rendered = new Map<string, Promise<RenderedArticle>>();

/** An article as HTML, made once for each build; in development, at every request. */
export function renderArticle(kind: "blog" | "help", id: string): Promise<RenderedArticle> {
  const key = `${kind}/${id}`;
  const known = import.meta.env.DEV ? undefined : rendered.get(key);
  const article = known ?? render(kind, id);
  rendered.set(key, article);
  return article;
}

/** The HTML of the article at an address, if it is one. */
export async function articleHtmlAt(path: string): Promise<string | undefined> {
  const [, parent, id] = /^(\/blog|\/support\/knowledge-base)\/([\w-]+)\/?$/.exec(path) ?? [];
  if (!id || !parent) return undefined;
  const kind = parent === "/blog" ? "blog" : "help";
  return hasArticle(kind, id) ? (await renderArticle(kind, id)).html : undefined;
}

async function render(kind: "blog" | "help", id: string): Promise<RenderedArticle> {
  const { body } = readSource(kind, id);
  try {
    const { default: Article } = await run(await compiledArticle(body), runtime);
    const text = renderToStaticMarkup(<Article components={articleElements} />);
    const drawn = kind === "blog" && readBlog().find((article) => article.id === id);
    const html = drawn ? withDrawing(text, drawn) : text;
    return { html, sections: sectionsIn(html) };
  } catch (error) {
    throw new Error(`app/articles/${kind}/${id}.mdx: ${String(error)}`, { cause: error });
  }
}

// React escapes < and > in text and attributes, so its output can be read with patterns.
function sectionsIn(html: string) {
  return [...html.matchAll(/<h2 id="([^"]+)"[^>]*>([\s\S]*?)<\/h2>/g)].map(([, id = "", inner = ""]) => ({
    id,
    title: unescapeHtml(inner.replaceAll(/<[^>]*>/g, "")),
  }));
}

import type { MDXInstance } from "astro";

const texts = import.meta.glob<MDXInstance<object>>("../../content/articles/{blog,help}/*.mdx");

/** The text of an article, to be drawn with the elements of markup/article-elements.tsx, and its sections for a table of contents. */
export async function articleText(kind: "blog" | "help", id: string) {
  const load = texts[`../../content/articles/${kind}/${id}.mdx`];
  if (!load) throw new Error(`No article ${kind}/${id}.mdx`);
  const { Content, getHeadings } = await load();
  const sections = getHeadings()
    .filter(({ depth }) => depth === 2)
    .map(({ slug, text }) => ({ id: slug, title: text }));
  return { Content, sections };
}

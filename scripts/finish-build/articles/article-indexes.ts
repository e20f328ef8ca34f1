import { authors } from "../../../app/articles/authors.ts";
import { listed } from "../../../app/articles/listed-article.server.ts";
import { readBlog, readHelp, readSource } from "../../../app/articles/read-articles.server.ts";
import type { BlogSearchEntry, HelpSearchEntry } from "../../../app/articles/search-entries.ts";
import { bodyWords, searchIndexPaths } from "../../../app/features/article-search/search-entry.ts";

/** What the searches of the blog and the knowledge base load when they are first used, by file. */
export function articleIndexes(): Record<string, string> {
  const blog = readBlog().map((article): BlogSearchEntry => {
    const names = [authors[article.author].name, article.category, ...article.tags];
    return { ...listed(article), names, ...wordsIn("blog", article, names) };
  });
  const help = readHelp().map(({ id, title, excerpt, group }): HelpSearchEntry => {
    const names = [group];
    return { id, title, excerpt, group, names, ...wordsIn("help", { id, title, excerpt }, names) };
  });
  return {
    [searchIndexPaths.blog.slice(1)]: JSON.stringify(blog),
    [searchIndexPaths.help.slice(1)]: JSON.stringify(help),
  };
}

interface Shown {
  id: string;
  title: string;
  excerpt: string;
}

function wordsIn(kind: "blog" | "help", { id, title, excerpt }: Shown, names: readonly string[]) {
  const text = plainText(readSource(kind, id).body);
  const sections = [...text.matchAll(/^#{2,3} (.+)$/gm)].map(([, heading = ""]) => heading.trim());
  return { sections, body: bodyWords(text, [title, excerpt, ...names, ...sections]) };
}

/** The words of MDX as they are read: without code, addresses of links and signs for emphasis. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/^```[\s\S]*?^```/gm, "")
    .replaceAll(/\]\([^)]*\)/g, "]")
    .replaceAll(/[`*[\]]/g, "");
}

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

import { parse } from "yaml";

import { parseContent } from "../lib/building/content-fields.server.ts";
import type { BlogArticle, HelpArticle } from "./article.ts";
import { categories } from "./categories.ts";
import { defaultCaption } from "./default-cover.ts";
import { fillArticleTokens } from "./fill-article-tokens.server.ts";
import { blogFrontMatter, dateOf, helpFrontMatter } from "./front-matter.server.ts";
import { helpGroups } from "./help-groups.ts";
import { readTime } from "./read-time.ts";
import { tags } from "./tags.ts";

/** Where articles and covers are, seen from the repository's root: all who read them run there, at build time. */
const folder = join("content", "articles");
const coverFolder = join("app", "articles", "covers");

/** An article's file in two parts. */
export interface Source {
  id: string;
  frontMatter: unknown;
  /** MDX. */
  body: string;
}

/** All blog articles, newest first. A mistake in one of them stops the build with a message that names it. */
export function readBlog(root = folder, covers = coverFolder): readonly BlogArticle[] {
  return readOnce(blogs, root, () =>
    sources("blog", root)
      .map(({ id, frontMatter, body }): BlogArticle => {
        const front = parseContent(nameOf("blog", id), blogFrontMatter, frontMatter);
        return {
          id,
          ...front,
          modified: lastOf(front),
          readTime: readTime(body),
          ...coverOf(id, body, front, covers),
        };
      })
      .toSorted(
        (one, other) =>
          dateOf(other.date).getTime() - dateOf(one.date).getTime() || one.id.localeCompare(other.id),
      ),
  );
}

/** Where an article's cover is drawn; one without such a file gets a default cover. */
export function coverFile(id: string, covers = coverFolder): string {
  return join(covers, `${id}.ts`);
}

/** All help articles, by group and place in it. */
export function readHelp(root = folder): readonly HelpArticle[] {
  return readOnce(helps, root, () =>
    sources("help", root)
      .map(({ id, frontMatter }): HelpArticle => {
        const front = parseContent(nameOf("help", id), helpFrontMatter, frontMatter);
        return { id, ...front, modified: lastOf(front) };
      })
      .toSorted(
        (one, other) =>
          helpGroups.indexOf(one.group) - helpGroups.indexOf(other.group) ||
          one.order - other.order ||
          one.id.localeCompare(other.id),
      ),
  );
}

/** The categories with the number of articles that each really has. */
export function countedCategories(articles: readonly BlogArticle[]) {
  return categories.map(({ name, accent }) => ({
    name,
    accent,
    count: articles.filter((article) => article.category === name).length,
  }));
}

/** The tags in use, most used first. */
export function countedTags(articles: readonly BlogArticle[]) {
  return tags
    .map((tag) => ({ tag, count: articles.filter((article) => article.tags.includes(tag)).length }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => other.count - one.count || one.tag.localeCompare(other.tag));
}

export function readSource(kind: "blog" | "help", id: string, root = folder): Source {
  const file = join(root, kind, `${id}.mdx`);
  const text = fillArticleTokens(readFileSync(file, "utf8"), file);
  const [, frontMatter, body] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text) ?? [];
  if (frontMatter === undefined || body === undefined) {
    throw new Error(`${nameOf(kind, id)}: begins with front matter between two lines of ---`);
  }
  try {
    return { id, frontMatter: parse(frontMatter), body };
  } catch (error) {
    throw new Error(`${nameOf(kind, id)}: front matter cannot be read: ${String(error)}`, { cause: error });
  }
}

/** As mistakes name it. */
function nameOf(kind: "blog" | "help", id: string): string {
  return `content/articles/${kind}/${id}.mdx`;
}

/** The day of the last review or correction. */
function lastOf({ reviewed, corrections }: Pick<BlogArticle, "reviewed" | "corrections">): string {
  return [reviewed, ...corrections.map(({ date }) => date)].reduce((last, day) =>
    dateOf(day) > dateOf(last) ? day : last,
  );
}

function coverOf(
  id: string,
  body: string,
  { image = `/covers/${id}.svg`, caption }: { image?: string | undefined; caption?: string | undefined },
  covers: string,
): Pick<BlogArticle, "image" | "caption"> {
  const isDrawn = existsSync(coverFile(id, covers));
  const problem =
    (image !== `/covers/${id}.svg` && `image: must be /covers/${id}.svg`) ||
    (isDrawn && !caption && `caption: is missing; say in one line what covers/${id}.ts draws`) ||
    (!isDrawn && caption && `caption: tells of a cover that is not there: draw it in covers/${id}.ts`);
  if (problem) throw new Error(`${nameOf("blog", id)}, ${problem}`);
  return { image, caption: caption ?? defaultCaption(body) };
}

function sources(kind: "blog" | "help", root: string): Source[] {
  return readdirSync(join(root, kind))
    .filter((file) => file.endsWith(".mdx"))
    .map((file) => readSource(kind, basename(file, ".mdx"), root));
}

const blogs: { known?: readonly BlogArticle[] } = {};
const helps: { known?: readonly HelpArticle[] } = {};

/** Every page asks for all articles; they do not change during a build, but they do under development. */
function readOnce<T>(kept: { known?: T }, root: string, read: () => T): T {
  if (root !== folder || process.env.NODE_ENV === "development") return read();
  return (kept.known ??= read());
}

import { announcements } from "~/articles/announcements.data";
import { blogPath, helpPath } from "~/articles/article";
import { type ArticleList, articleLists, listMeta, listPath } from "~/articles/article-lists.server";
import { dateOf } from "~/articles/front-matter.server";
import { pageCount } from "~/articles/paging";
import { readBlog, readHelp } from "~/articles/read-articles.server";
import { positions } from "~/catalogue/positions.data";
import { positionPath } from "~/catalogue/positions";
import type { PageMeta } from "~/lib/metadata/page-meta";
import { pages } from "~/site-map";
import { meta as positionMeta } from "~/site/careers/position/content";

export interface DescribedPage extends PageMeta {
  /** Unencoded. */
  path: string;
  /** The day it last changed, as "2025-01-10". */
  modified: string;
}

/** Every address of the site with what the page says of itself: the site map, open positions, articles and lists of them. */
export function describedPages(): DescribedPage[] {
  const [blog, help] = [readBlog(), readHelp()];
  const dates: Record<string, readonly string[]> = {
    "/blog": blog.map(({ modified }) => modified),
    "/support/knowledge-base": help.map(({ modified }) => modified),
    "/support/announcements": announcements.map(({ date }) => date),
  };
  return [
    ...pages.map(({ path }) => described(path, metaAt(path), dates[path])),
    ...positions.map((position) =>
      described(positionPath(position.id), positionMeta(position), [position.datePosted]),
    ),
    ...blog.map((article) => described(blogPath(article.id), metaOf(article), [article.modified])),
    ...articleLists().flatMap(pagesOf),
    ...help.map((article) => described(helpPath(article.id), metaOf(article), [article.modified])),
  ];
}

function pagesOf(list: ArticleList): DescribedPage[] {
  const dates = list.articles.map(({ modified }) => modified);
  return Array.from({ length: pageCount(list.articles.length) }, (_, index) =>
    described(listPath(list, index + 1), listMeta(list, index + 1), dates),
  );
}

/**
 * The day the pages that are no articles were last gone over, as the legal pages say: the date of their last commit would
 * differ in a clone without history.
 */
const reviewed = "January 15, 2025";

/** A list has the date of what changed last in it. */
function described(path: string, meta: PageMeta, dates: readonly string[] = [reviewed]): DescribedPage {
  const newest = Math.max(...dates.map((date) => dateOf(date).getTime()));
  return { ...meta, path: decodeURI(path), modified: new Date(newest).toISOString().slice(0, 10) };
}

function metaOf({ title, excerpt }: { title: string; excerpt: string }): PageMeta {
  return { title, description: excerpt };
}

/** The copy of every page of the site map, beside the page. */
const contents = import.meta.glob<{ meta?: PageMeta }>("../site/**/content.ts", { eager: true });

function metaAt(path: string): PageMeta {
  const meta = contents[`../site${path === "/" ? "/home" : path}/content.ts`]?.meta;
  if (!meta) throw new Error(`app/site${path}/content.ts exports no meta`);
  return meta;
}

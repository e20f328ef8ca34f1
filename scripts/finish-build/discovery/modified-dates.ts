import { announcements } from "../../../app/articles/announcements.ts";
import { blogPath, helpPath } from "../../../app/articles/article.ts";
import { categoryPath } from "../../../app/articles/categories.ts";
import { dateOf } from "../../../app/articles/front-matter.server.ts";
import { readBlog, readHelp } from "../../../app/articles/read-articles.server.ts";
import { tagPath } from "../../../app/articles/tags.ts";
import { positionPath, positions } from "../../../app/catalogue/positions.ts";
import type { SitemapEntry } from "./sitemap.ts";

/** The day the pages that are no articles were last gone over, as the legal pages say. */
const pagesReviewed = Date.parse("January 15, 2025 UTC");

/**
 * When each page last changed. An article has the day it was last reviewed or corrected and a list that of its newest entry. All other
 * pages have the day they were last gone over: the date of their last commit would differ in a clone without history.
 */
export function withModifiedDates(paths: readonly string[]): SitemapEntry[] {
  const newest = new Map<string, number>();
  const note = (path: string, date: string) => {
    const key = decodeURI(path);
    newest.set(key, Math.max(newest.get(key) ?? 0, dateOf(date).getTime()));
  };
  for (const { id, modified, category, tags } of readBlog()) {
    for (const path of [blogPath(id), "/blog", categoryPath(category), ...tags.map(tagPath)])
      note(path, modified);
  }
  for (const { id, modified } of readHelp()) {
    note(helpPath(id), modified);
    note("/support/knowledge-base", modified);
  }
  for (const { id, datePosted } of positions) note(positionPath(id), datePosted);
  for (const { date } of announcements) note("/support/announcements", date);

  return paths.map((path) => {
    const list = path.replace(/^(\/blog\/(?:category|tag)\/.+)\/\d+$/, "$1");
    return { path, modified: isoDay(newest.get(list) ?? pagesReviewed) };
  });
}

function isoDay(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

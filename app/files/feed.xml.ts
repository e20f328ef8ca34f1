import type { APIRoute, GetStaticPaths } from "astro";

import { type BlogArticle, blogPath } from "~/articles/article";
import { type Announcement, announcements } from "~/articles/announcements.data";
import { articleLists } from "~/articles/article-lists.server";
import { authorOf } from "~/articles/authors";
import { openingMoment } from "~/articles/opening-moment.server";
import { readBlog } from "~/articles/read-articles.server";
import { identity } from "~/identity";
import { type AtomEntry, type AtomFeed, atomFeed } from "./atom-feed";

const { siteUrl } = identity;

/** Every feed of the site: the blog, its categories and tags, the announcements. */
export const getStaticPaths = (() => {
  const feeds: AtomFeed[] = [
    {
      title: "Tech Insights",
      subtitle: "Notes from the engineers who did the work.",
      path: "/blog",
      entries: readBlog().map(blogEntry),
    },
    ...articleLists().map(({ title, description, path, articles }) => ({
      title,
      subtitle: description,
      path,
      entries: articles.map(blogEntry),
    })),
    {
      title: "Announcements",
      subtitle: "Planned work and changes to plans, with a date.",
      path: "/support/announcements",
      entries: announcements.map(announcementEntry),
    },
  ];
  return feeds.map((feed) => ({ params: { list: decodeURI(feed.path).slice(1) }, props: { ...feed } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<AtomFeed> = ({ props }) => new Response(atomFeed(props));

function blogEntry({ id, title, excerpt, author, date, modified, category, tags }: BlogArticle): AtomEntry {
  return {
    title,
    url: siteUrl + blogPath(id),
    published: new Date(openingMoment(date)),
    updated: new Date(openingMoment(modified)),
    summary: excerpt,
    author: authorOf(author).name,
    categories: [category, ...tags],
  };
}

function announcementEntry({ id, title, text, date }: Announcement): AtomEntry {
  return {
    title,
    url: `${siteUrl}/support/announcements#${id}`,
    published: new Date(openingMoment(date)),
    updated: new Date(openingMoment(date)),
    summary: text.join(" "),
  };
}

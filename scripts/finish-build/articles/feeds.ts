import { announcements } from "../../../app/articles/announcements.ts";
import { type BlogArticle, blogPath } from "../../../app/articles/article.ts";
import { authors } from "../../../app/articles/authors.ts";
import { categories, categoryPath } from "../../../app/articles/categories.ts";
import { officeMoment } from "../../../app/articles/office-moment.server.ts";
import { countedTags, readBlog } from "../../../app/articles/read-articles.server.ts";
import { tagDescriptions } from "../../../app/articles/tag-descriptions.server.ts";
import { tagPath } from "../../../app/articles/tags.ts";
import { type AtomEntry, atomFeed } from "./atom-feed.ts";

interface Publisher {
  name: string;
  siteUrl: string;
}

/** Every feed of the site by its file: the blog, its categories and tags, the announcements. */
export function feeds({ name, siteUrl }: Publisher): Record<string, string> {
  const blog = readBlog();
  const feed = (page: string, title: string, subtitle: string, entries: readonly AtomEntry[]) => [
    `${decodeURI(page).slice(1)}/feed.xml`,
    atomFeed({
      title: `${name}: ${title}`,
      subtitle,
      url: `${siteUrl}${page}/feed.xml`,
      page: siteUrl + page,
      author: name,
      entries,
    }),
  ];
  const entries = (articles: readonly BlogArticle[]) =>
    articles.map((article) => blogEntry(article, siteUrl));
  return Object.fromEntries([
    feed("/blog", "Tech Insights", "Notes from the engineers who did the work.", entries(blog)),
    ...categories.map((category) =>
      feed(
        categoryPath(category.name),
        category.name,
        category.description,
        entries(blog.filter((article) => article.category === category.name)),
      ),
    ),
    ...countedTags(blog).map(({ tag }) =>
      feed(
        tagPath(tag),
        tag,
        tagDescriptions[tag],
        entries(blog.filter((article) => article.tags.includes(tag))),
      ),
    ),
    feed(
      "/support/announcements",
      "Announcements",
      "Planned work and changes to plans, with a date.",
      announcements.map((notice) => announcementEntry(notice, siteUrl)),
    ),
  ]);
}

function blogEntry(
  { id, title, excerpt, author, date, modified, category, tags }: BlogArticle,
  siteUrl: string,
): AtomEntry {
  return {
    title,
    url: siteUrl + blogPath(id),
    published: new Date(officeMoment(date)),
    updated: new Date(officeMoment(modified)),
    summary: excerpt,
    author: authors[author].name,
    categories: [category, ...tags],
  };
}

function announcementEntry(
  { id, title, text, date }: (typeof announcements)[number],
  siteUrl: string,
): AtomEntry {
  return {
    title,
    url: `${siteUrl}/support/announcements#${id}`,
    published: new Date(officeMoment(date)),
    updated: new Date(officeMoment(date)),
    summary: text.join(" "),
  };
}

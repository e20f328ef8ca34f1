import type { CategoryName } from "./categories.ts";
import type { HelpGroup } from "./help-groups.ts";
import type { Tag } from "./tags.ts";

/** When an article was published, and what became of it since. Dates are as they are shown: "January 10, 2025". */
export interface Dated {
  date: string;
  /** The day somebody last checked that it is still true; at first the day it was published. */
  reviewed: string;
  /** What was wrong and is right now, shown under the article. */
  corrections: readonly Correction[];
  /** The last of these days, for search engines and feeds. */
  modified: string;
}

export interface Correction {
  date: string;
  /** One or two sentences of plain text. */
  note: string;
}

/** The dates of an article as its page needs them; moments with the time zone: "2025-01-10T10:00:00+05:30". */
export interface ArticleAge {
  published: string;
  reviewed: string;
  /** The last review or correction. */
  modified: string;
  /** The last review is more than a year ago. */
  isOld: boolean;
  /** `day` is "2026-11-15", `shown` "15 November 2026". */
  corrections: readonly { day: string; shown: string; note: string }[];
}

/** What a list shows of a blog article. */
export interface BlogArticle extends Dated {
  /** The file's name, and the last part of the address. */
  id: string;
  title: string;
  excerpt: string;
  /** The name of the file in content/team. */
  author: string;
  /** As it is shown: "5 min read". Counted from the text. */
  readTime: string;
  category: CategoryName;
  /** Address of the cover. */
  image: string;
  /** What the cover draws, in one line. */
  caption: string;
  /** The two most telling first: lists show only those. */
  tags: readonly Tag[];
}

/** What a list shows of a help article. */
export interface HelpArticle extends Dated {
  id: string;
  title: string;
  excerpt: string;
  group: HelpGroup;
  /** Place within the group, 1 first. */
  order: number;
}

export const blogPath = (id: string) => `/blog/${id}`;
export const helpPath = (id: string) => `/support/knowledge-base/${id}`;
/** Where the blog introduces an author. */
export const authorPath = (id: string) => `/blog#${id}`;

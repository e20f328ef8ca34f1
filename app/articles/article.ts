import type { AuthorId } from "./authors.ts";
import type { CategoryName } from "./categories.ts";
import type { HelpGroup } from "./help-groups.ts";
import type { Tag } from "./tags.ts";

/** What a list shows of a blog article. */
export interface BlogArticle {
  /** The file's name, and the last part of the address. */
  id: string;
  title: string;
  excerpt: string;
  author: AuthorId;
  /** As it is shown: "January 10, 2025". */
  date: string;
  /** The day somebody last checked that it is still true; at first the day it was published. */
  reviewed: string;
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
export interface HelpArticle {
  id: string;
  title: string;
  excerpt: string;
  group: HelpGroup;
  /** Place within the group, 1 first. */
  order: number;
  /** As it is shown: "November 12, 2024". */
  updated: string;
}

export const blogPath = (id: string) => `/blog/${id}`;
export const helpPath = (id: string) => `/support/knowledge-base/${id}`;
/** Where the blog introduces an author. */
export const authorPath = (id: AuthorId) => `/blog#${id}`;

import { identity } from "../../identity.ts";
import { addressOf } from "./address-of.ts";
import { shareImagePath } from "./share-image.ts";
import type { StructuredData } from "./structured-data.ts";

interface ArticleOptions {
  title: string;
  excerpt: string;
  path: string;
  /** With its time zone: "2025-01-10T10:00:00+05:30". */
  published: string;
  /** With its time zone, too. */
  modified: string;
}

interface BlogPostingOptions extends ArticleOptions {
  author: { name: string; role: string; path: string };
  category: string;
  tags: readonly string[];
}

export function blogPosting(options: BlogPostingOptions): StructuredData {
  const { author, category, tags } = options;
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    ...common(options),
    author: { "@type": "Person", name: author.name, jobTitle: author.role, url: addressOf(author.path) },
    articleSection: category,
    keywords: [...tags],
  };
}

/** An article of the knowledge base, which the whole team answers for. */
export function helpArticle(options: ArticleOptions): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "TechArticle",
    ...common(options),
    author: { ...publisher(), url: addressOf("/about") },
  };
}

function common({ title, excerpt, path, published, modified }: ArticleOptions) {
  return {
    headline: title,
    description: excerpt,
    url: addressOf(path),
    mainEntityOfPage: addressOf(path),
    // Search engines do not take the cover, which is an SVG.
    image: addressOf(shareImagePath(path)),
    datePublished: published,
    dateModified: modified,
    publisher: publisher(),
  };
}

function publisher() {
  return {
    "@type": "Organization" as const,
    "@id": addressOf("/#organization"),
    name: identity.name,
  };
}

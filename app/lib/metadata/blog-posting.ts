import { identity } from "../../identity.ts";
import { addressOf } from "./address-of.ts";
import type { StructuredData } from "./structured-data.ts";

interface BlogPostingOptions {
  title: string;
  excerpt: string;
  path: string;
  image: string;
  /** The day it was published, as "2025-01-10". */
  published: string;
  author: { name: string; role: string };
  category: string;
  tags: readonly string[];
}

export function blogPosting({
  title,
  excerpt,
  path,
  image,
  published,
  author,
  category,
  tags,
}: BlogPostingOptions): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: title,
    description: excerpt,
    url: addressOf(path),
    mainEntityOfPage: addressOf(path),
    image: addressOf(image),
    datePublished: published,
    author: { "@type": "Person", name: author.name, jobTitle: author.role },
    publisher: { "@type": "Organization", "@id": addressOf("/#organization"), name: identity.name },
    articleSection: category,
    keywords: [...tags],
  };
}

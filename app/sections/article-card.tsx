import type { ReactNode } from "react";

import { type BlogArticle, blogPath } from "~/articles/article";
import { tagLink } from "~/articles/tags";
import { SiteLink } from "~/ui/site-link";
import { TagLinks } from "~/ui/tag-links";

/** What lists show of an article: the author by name. */
export interface ListedArticle extends Omit<
  BlogArticle,
  "author" | "caption" | "reviewed" | "corrections" | "modified"
> {
  authorName: string;
}

export interface ArticleSummaryProps {
  article: ListedArticle;
  /** The level of the title. */
  heading: "h2" | "h3";
  /** The size of the title. */
  titleSize?: string;
  /** How title, excerpt and names are shown, for a search that marks what it found. */
  show?: (text: string) => ReactNode;
  /** Stands under the excerpt. */
  note?: ReactNode;
}

/** Category, title, excerpt, who, when, how long, and the first two tags. Needs a `relative` ancestor as its card. */
export function ArticleSummary({
  article,
  heading: Heading,
  titleSize = "text-h4",
  show = plainText,
  note,
}: ArticleSummaryProps) {
  return (
    <>
      <p className="label-text text-ink-3">{show(article.category)}</p>
      <Heading className={`mt-1 ${titleSize}`}>
        {/* The link covers the card, so that all of it can be pressed and it is read once. */}
        <SiteLink to={blogPath(article.id)} className="group-hover:underline after:absolute after:inset-0">
          {show(article.title)}
        </SiteLink>
      </Heading>
      <p className="mt-2 text-small text-ink-2">{show(article.excerpt)}</p>
      {note}
      <p className="label-text mt-4 flex flex-wrap gap-x-3 text-ink-3">
        <span className="text-ink-2">{show(article.authorName)}</span>
        <span>{article.date}</span>
        <span>{article.readTime}</span>
      </p>
      <TagLinks tags={article.tags.slice(0, shownTags).map(tagLink)} className="relative mt-3 self-start" />
    </>
  );
}

export function ArticleCover({ image, eager }: { image: string; eager?: boolean }) {
  return (
    <img
      src={image}
      width={760}
      height={428}
      alt=""
      loading={eager ? "eager" : "lazy"}
      className="h-auto w-full border border-rule"
    />
  );
}

const shownTags = 2;

function plainText(text: string): ReactNode {
  return text;
}

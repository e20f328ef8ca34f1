import type { ArticleAge, Dated } from "~/articles/article";

export interface ArticleDatesProps {
  article: Pick<Dated, "date" | "reviewed">;
  age: ArticleAge;
}

/** When an article was published and last reviewed. */
export function ArticleDates({ article, age }: ArticleDatesProps) {
  return (
    <>
      <span>
        Published <time dateTime={age.published}>{article.date}</time>
      </span>
      <span>
        Reviewed <time dateTime={age.reviewed}>{article.reviewed}</time>
      </span>
    </>
  );
}

/** A warning on an article that was not reviewed for a year. */
export function ReviewNotice({ isOld }: Pick<ArticleAge, "isOld">) {
  if (!isOld) return null;
  return (
    <p className="mt-4 max-w-[48ch] border-l-2 border-axis pl-3 text-small text-ink-2">
      Last reviewed more than a year ago: check versions, prices and dates before you rely on them.
    </p>
  );
}

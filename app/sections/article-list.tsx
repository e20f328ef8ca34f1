import { type BlogArticle, blogPath } from "~/articles/article";
import { tagLink } from "~/articles/tags";
import { SiteLink } from "~/ui/site-link";
import { TagLinks } from "~/ui/tag-links";

/** What a card shows of an article: the author by name, the category with its accent. */
export interface ListedArticle extends Omit<BlogArticle, "author"> {
  authorName: string;
  accent: string;
}

export interface ArticleListProps {
  articles: readonly ListedArticle[];
  /** The level of the titles. */
  heading?: "h2" | "h3";
}

/** Articles as cards with their covers, two or three in a row. */
export function ArticleList({ articles, heading = "h2" }: ArticleListProps) {
  return (
    <ul className="grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
      {articles.map((article) => (
        <li key={article.id} className={`area-${article.accent}`}>
          <ArticleCard article={article} heading={heading} />
        </li>
      ))}
    </ul>
  );
}

function ArticleCard({ article, heading: Heading }: { article: ListedArticle; heading: "h2" | "h3" }) {
  return (
    <article className="group relative flex h-full flex-col border-t border-axis pt-4">
      <img
        src={article.image}
        width={760}
        height={428}
        alt=""
        loading="lazy"
        className="mb-4 h-auto w-full border border-rule"
      />
      <p className="label-text text-ink-3">{article.category}</p>
      <Heading className="mt-1 text-h4">
        {/* The link covers the card, so that all of it can be pressed and it is read once. */}
        <SiteLink to={blogPath(article.id)} className="group-hover:underline after:absolute after:inset-0">
          {article.title}
        </SiteLink>
      </Heading>
      <p className="mt-2 text-small text-ink-2">{article.excerpt}</p>
      <p className="label-text mt-4 flex flex-wrap gap-x-3 text-ink-3">
        <span>{article.authorName}</span>
        <span>{article.date}</span>
        <span>{article.readTime}</span>
      </p>
      <TagLinks tags={article.tags.slice(0, shownTags).map(tagLink)} className="relative mt-3 self-start" />
    </article>
  );
}

const shownTags = 2;

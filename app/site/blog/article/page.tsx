import { blogPath } from "~/articles/article";
import { blogFeed, listingFeed } from "~/articles/article-feeds";
import { categoryPath } from "~/articles/categories";
import { ArticleBody } from "~/features/article-body/article-body";
import { loadWithHtml } from "~/features/article-body/article-html";
import { loadOrOpenDocument } from "~/lib/navigation/load-or-open-document";
import { RestOfPage } from "~/lib/navigation/rest-of-page";
import { headOf } from "~/lib/metadata/page-meta";
import { blogPosting } from "~/lib/metadata/article-data";
import { ArticleCorrections } from "~/sections/article-corrections";
import { ArticleLayout } from "~/sections/article-layout";
import { ClosingBanner } from "~/sections/closing-banner";
import { trailBelow } from "~/site-map";
import type { Route } from "./+types/page";
import { ArticleHeader } from "./article-header";
import { AuthorNote } from "./author-note";
import * as content from "./content";
import { loadArticle } from "./load-article.server";
import { MoreArticles } from "./more-articles";

export async function loader({ params }: Route.LoaderArgs) {
  const found = await loadArticle(params.id);
  if (!found) throw new Response(null, { status: 404 });
  return { ...found, html: undefined as string | undefined };
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrOpenDocument(request, () => loadWithHtml(request, serverLoader));
}

export const meta: Route.MetaFunction = ({ loaderData }) => {
  if (!loaderData) return [];
  const { article, author, age } = loaderData;
  const { published, modified } = age;
  const path = blogPath(article.id);
  return headOf({
    title: article.title,
    description: article.excerpt,
    path,
    trail: trailOf(article),
    article: { published, modified },
    structured: [blogPosting({ ...article, path, published, modified, author })],
    feeds: [blogFeed, listingFeed(article.category, categoryPath(article.category))],
  });
};

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  const { article, author, age, accent, sections, html, ...more } = loaderData;
  return (
    <article className={`area-${accent}`}>
      <ArticleHeader {...{ article, author, age }} trail={trailOf(article)} />
      <RestOfPage>
        <ArticleLayout
          sections={sections}
          aside={<AuthorNote key={article.id} author={author} tags={article.tags} />}
        >
          <ArticleBody key={article.id} html={html} />
          <ArticleCorrections corrections={age.corrections} />
        </ArticleLayout>
        <MoreArticles {...more} category={article.category} />
      </RestOfPage>
      <ClosingBanner {...content.banner} />
    </article>
  );
}

function trailOf({ id, title, category }: Route.ComponentProps["loaderData"]["article"]) {
  return trailBelow(
    "/blog",
    { label: category, path: categoryPath(category) },
    { label: title, path: blogPath(id) },
  );
}

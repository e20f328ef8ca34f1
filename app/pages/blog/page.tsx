import type { BlogSearchEntry } from "~/articles/search-entries";
import { SearchBox } from "~/features/article-search/search-box";
import { searchIndexPaths } from "~/features/article-search/search-entry";
import { SearchOutcome } from "~/features/article-search/search-outcome";
import { useArticleSearch } from "~/features/article-search/use-article-search";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { loadOrOpenDocument } from "~/lib/navigation/load-or-open-document";
import { ArticleRow, ArticleRows } from "~/sections/article-rows";
import { ClosingBanner } from "~/sections/closing-banner";
import { SearchHero } from "~/sections/search-hero";
import type { Route } from "./+types/page";
import { BlogResults } from "./blog-results";
import { BlogSidebar } from "./blog-sidebar";
import * as content from "./content";
import { FeaturedArticle } from "./featured-article";
import { loadBlog } from "./load-blog.server";

export function loader() {
  return loadBlog();
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrOpenDocument(request, serverLoader);
}

export const meta = pageMeta(content.meta, [], [content.feed]);
export const handle: PageHandle = { ruler: content.ruler };

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { featured, latest, total, categories, tags } = loaderData;
  const search = useArticleSearch<BlogSearchEntry>(searchIndexPaths.blog);
  return (
    <>
      <SearchHero {...content.hero}>
        <SearchBox
          search={search}
          label={`Search all ${total} articles`}
          placeholder="Search articles..."
          results="search-results"
        />
      </SearchHero>
      <div className="wrap pt-10 pb-18 md:pt-14 md:pb-28">
        {!search.active && <FeaturedArticle article={featured} />}
        <div className="grid-12 gap-y-14">
          <div className="col-span-full md:col-span-8 md:pr-10">
            <SearchOutcome
              id="search-results"
              search={search}
              idle={
                <>
                  <h2 className="mb-6 text-h3">{content.latest.heading}</h2>
                  <ArticleRows>
                    {latest.map((article) => (
                      <ArticleRow key={article.id} article={article} />
                    ))}
                  </ArticleRows>
                </>
              }
            >
              {(found) => <BlogResults found={found} query={search.query} />}
            </SearchOutcome>
          </div>
          <div className="col-span-full md:col-span-4">
            <BlogSidebar categories={categories} tags={tags} />
          </div>
        </div>
      </div>
      <ClosingBanner {...content.banner} />
    </>
  );
}

import { blogFeed } from "~/articles/article-feeds";
import { loadBlogSearch } from "~/features/search/load-search";
import { SearchBox } from "~/features/search/search-box";
import { SearchResults } from "~/features/search/search-results";
import { useArticleSearch } from "~/features/search/use-article-search";
import { pageMeta } from "~/lib/metadata/page-meta";
import { loadOrOpenDocument } from "~/lib/navigation/load-or-open-document";
import { RestOfPage } from "~/lib/navigation/rest-of-page";
import { ArticleRow, ArticleRows } from "~/sections/article-rows";
import { ClosingBanner } from "~/sections/closing-banner";
import { SearchHero } from "~/sections/search-hero";
import type { Route } from "./+types/page";
import { AuthorList } from "./author-list";
import { BlogResult } from "./blog-result";
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

export const meta = pageMeta(content.meta, [], [blogFeed]);

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  const { featured, latest, total, categories, tags, authors } = loaderData;
  const search = useArticleSearch(loadBlogSearch);
  return (
    <>
      <SearchHero {...content.hero}>
        <SearchBox
          search={search}
          label={`Search all ${total} articles`}
          placeholder="Search articles..."
          resultsId="search-results"
        />
      </SearchHero>
      <RestOfPage>
        <div className="wrap pt-10 pb-18 md:pt-14 md:pb-28">
          {!search.active && <FeaturedArticle article={featured} />}
          <div className="grid-12 gap-y-14">
            <div className="col-span-full md:col-span-8 md:pr-10">
              <SearchResults
                search={search}
                scope="articles"
                headingId="search-results"
                onClear={() => search.setQuery("")}
                renderResult={(result) => <BlogResult key={result.id} result={result} />}
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
              />
            </div>
            <div className="col-span-full md:col-span-4">
              <BlogSidebar categories={categories} tags={tags} />
            </div>
          </div>
        </div>
        {!search.active && <AuthorList authors={authors} />}
      </RestOfPage>
      <ClosingBanner {...content.banner} />
    </>
  );
}

import type { ReactNode } from "react";

import { loadBlogSearch } from "~/features/search/load-search";
import { SearchBox } from "~/features/search/search-box";
import { SearchResults } from "~/features/search/search-results";
import { useArticleSearch } from "~/features/search/use-article-search";
import { island } from "~/lib/react/island";
import { SearchHero } from "~/sections/search-hero";
import { BlogResult } from "./blog-result";
import { hero } from "./content";

interface BlogSearchProps {
  /** How many articles there are. */
  total: number;
  featured?: ReactNode;
  latest?: ReactNode;
  sidebar?: ReactNode;
  authors?: ReactNode;
}

/** The opening of the blog, with the search; what it finds takes the place of all but the sidebar. */
function BlogSearch({ total, featured, latest, sidebar, authors }: BlogSearchProps) {
  const search = useArticleSearch(loadBlogSearch);
  return (
    <>
      <SearchHero {...hero} path="/blog">
        <SearchBox
          search={search}
          label={`Search all ${total} articles`}
          placeholder="Search articles..."
          resultsId="search-results"
        />
      </SearchHero>
      <div className="wrap pt-10 pb-18 md:pt-14 md:pb-28">
        {!search.active && featured}
        <div className="grid-12 gap-y-14">
          <div className="col-span-full md:col-span-8 md:pr-10">
            <SearchResults
              search={search}
              scope="articles"
              headingId="search-results"
              onClear={() => search.setQuery("")}
              renderResult={(result) => <BlogResult key={result.id} result={result} />}
              idle={latest}
            />
          </div>
          <div className="col-span-full md:col-span-4">{sidebar}</div>
        </div>
      </div>
      {!search.active && authors}
    </>
  );
}

export default island(BlogSearch);

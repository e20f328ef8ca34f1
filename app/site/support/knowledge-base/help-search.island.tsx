import type { ReactNode } from "react";

import { loadHelpSearch } from "~/features/search/load-search";
import { SearchBox } from "~/features/search/search-box";
import { SearchResults } from "~/features/search/search-results";
import { useArticleSearch } from "~/features/search/use-article-search";
import { island } from "~/lib/react/island";
import { SearchHero } from "~/sections/search-hero";
import { hero, search as copy } from "./content";

/** The opening of the page, with the search; what it finds takes the place of all articles. */
function HelpSearch({ children }: { children?: ReactNode }) {
  const search = useArticleSearch(loadHelpSearch);
  return (
    <>
      <SearchHero {...hero} path="/support/knowledge-base">
        <SearchBox {...copy} search={search} resultsId="search-results" />
      </SearchHero>
      <SearchResults
        search={search}
        scope="articles"
        layout="columns"
        headingId="search-results"
        onClear={() => search.setQuery("")}
        className="wrap pt-10 pb-18 md:pt-14 md:pb-28"
        idle={children}
      />
    </>
  );
}

export default island(HelpSearch);

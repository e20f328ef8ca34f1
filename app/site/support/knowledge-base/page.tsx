import { readHelp } from "~/articles/read-articles.server";
import { loadHelpSearch } from "~/features/search/load-search";
import { SearchBox } from "~/features/search/search-box";
import { SearchResults } from "~/features/search/search-results";
import { useArticleSearch } from "~/features/search/use-article-search";
import { pageMeta } from "~/lib/metadata/page-meta";
import { loadOrOpenDocument } from "~/lib/navigation/load-or-open-document";
import { ClosingBanner } from "~/sections/closing-banner";
import { SearchHero } from "~/sections/search-hero";
import { Section } from "~/sections/section";
import type { Route } from "./+types/page";
import * as content from "./content";
import { HelpDrawers } from "./help-drawers";

export function loader() {
  return { articles: readHelp() };
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrOpenDocument(request, serverLoader);
}

export const meta = pageMeta(content.meta);

export default function KnowledgeBasePage({ loaderData }: Route.ComponentProps) {
  const search = useArticleSearch(loadHelpSearch);
  return (
    <>
      <SearchHero {...content.hero}>
        <SearchBox {...content.search} search={search} resultsId="search-results" />
      </SearchHero>
      <SearchResults
        search={search}
        scope="articles"
        layout="columns"
        headingId="search-results"
        onClear={() => search.setQuery("")}
        className="wrap pt-10 pb-18 md:pt-14 md:pb-28"
        idle={
          <Section {...content.groups}>
            <HelpDrawers articles={loaderData.articles} notes={content.groupNotes} />
          </Section>
        }
      />
      <ClosingBanner {...content.banner} />
    </>
  );
}

import { readHelp } from "~/articles/read-articles.server";
import type { HelpSearchEntry } from "~/articles/search-entries";
import { SearchBox } from "~/features/article-search/search-box";
import { searchIndexPaths } from "~/features/article-search/search-entry";
import { SearchOutcome } from "~/features/article-search/search-outcome";
import { useArticleSearch } from "~/features/article-search/use-article-search";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { loadOrOpenDocument } from "~/lib/navigation/load-or-open-document";
import { ClosingBanner } from "~/sections/closing-banner";
import { SearchHero } from "~/sections/search-hero";
import { Section } from "~/sections/section";
import type { Route } from "./+types/page";
import * as content from "./content";
import { HelpDrawers } from "./help-drawers";
import { HelpResults } from "./help-results";

export function loader() {
  return { articles: readHelp() };
}

export function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  return loadOrOpenDocument(request, serverLoader);
}

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function KnowledgeBasePage({ loaderData }: Route.ComponentProps) {
  const search = useArticleSearch<HelpSearchEntry>(searchIndexPaths.help);
  return (
    <>
      <SearchHero {...content.hero}>
        <SearchBox {...content.search} search={search} results="search-results" />
      </SearchHero>
      <SearchOutcome
        id="search-results"
        search={search}
        className="wrap pt-10 pb-18 md:pt-14 md:pb-28"
        idle={
          <Section {...content.groups}>
            <HelpDrawers articles={loaderData.articles} notes={content.groupNotes} />
          </Section>
        }
      >
        {(found) => <HelpResults found={found} query={search.query} />}
      </SearchOutcome>
      <ClosingBanner {...content.banner} />
    </>
  );
}

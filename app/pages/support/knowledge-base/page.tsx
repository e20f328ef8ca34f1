import { readHelp } from "~/articles/read-articles.server";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/sections/section";
import type { Route } from "./+types/page";
import * as content from "./content";
import { HelpDrawers } from "./help-drawers";

export function loader() {
  return { articles: readHelp() };
}

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function KnowledgeBasePage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHero {...content.hero} />
      <Section {...content.groups}>
        <HelpDrawers articles={loaderData.articles} notes={content.groupNotes} />
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}

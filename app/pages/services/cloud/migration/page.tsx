import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { RelatedPages } from "~/sections/related-pages";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function MigrationPage() {
  return (
    <>
      <PageHero {...content.hero} />
      <RelatedPages />
      <ClosingBanner {...content.banner} />
    </>
  );
}

import { announcements } from "~/articles/announcements";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/sections/section";
import * as content from "./content";
import { NoticeLanes } from "./notice-lanes";
import { NoticeList } from "./notice-list";

export const meta = pageMeta(content.meta, [], [content.feed]);
export const handle: PageHandle = { ruler: content.ruler };

export default function AnnouncementsPage() {
  return (
    <>
      <PageHero {...content.hero} layout="below">
        <NoticeLanes notices={announcements} caption={content.lanesCaption} />
      </PageHero>
      <Section {...content.notices}>
        <NoticeList notices={announcements} />
      </Section>
      <ClosingBanner {...content.banner} />
    </>
  );
}

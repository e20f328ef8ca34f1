import { announcements } from "~/articles/announcements";
import { pageMeta } from "~/lib/metadata/page-meta";
import { ClosingBanner } from "~/sections/closing-banner";
import { PageHero } from "~/sections/page-hero";
import { Section } from "~/sections/section";
import * as content from "./content";
import { NoticeLanes } from "./notice-lanes";
import { NoticeList } from "./notice-list";

export const meta = pageMeta(content.meta, [], [content.feed]);

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

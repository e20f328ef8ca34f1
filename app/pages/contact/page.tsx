import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/page-meta";
import { PageHero } from "~/sections/page-hero";
import { ContactCards } from "./contact-cards";
import * as content from "./content";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function ContactPage() {
  return (
    <PageHero {...content.hero} layout="below">
      <ContactCards />
    </PageHero>
  );
}

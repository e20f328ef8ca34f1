import { ContactForm } from "~/features/contact-form/contact-form";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { PageHero } from "~/sections/page-hero";
import { ContactCards } from "./contact-cards";
import * as content from "./content";
import { OfficeMap } from "./office-map";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: content.ruler };

export default function ContactPage() {
  return (
    <>
      <PageHero {...content.hero} layout="below">
        <ContactCards />
      </PageHero>
      <section id="message" className="section-space">
        <div className="wrap grid-12 gap-y-14">
          <div className="col-span-full lg:col-span-7 lg:pr-8">
            <ContactForm />
          </div>
          <div className="col-span-full lg:col-span-5">
            <OfficeMap />
          </div>
        </div>
      </section>
    </>
  );
}

import { weekPlace } from "./week-place";
import { ContactForm } from "~/features/contact-form/contact-form";
import type { PageHandle } from "~/layout/page-handle";
import { pageMeta } from "~/lib/metadata/page-meta";
import { RestOfPage } from "~/lib/navigation/rest-of-page";
import { Breadcrumb } from "~/sections/breadcrumb";
import { ContactCards } from "./contact-cards";
import "./contact.css";
import * as content from "./content";
import { OfficeHoursCard } from "./office-hours-card";
import { OfficeMap } from "./office-map";
import { WhatHappensNext } from "./what-happens-next";

export const meta = pageMeta(content.meta);
export const handle: PageHandle = { ruler: { ...content.ruler, place: weekPlace } };

export default function ContactPage() {
  const { title, request, promise } = content.intro;
  return (
    <div className="wrap pb-18 md:pb-28">
      <Breadcrumb />
      <div className="contact-intro">
        <h1 className="text-h2">{title}</h1>
        <p className="text-ink-2">
          <span className="max-sm:hidden">{request}</span> {promise}
        </p>
      </div>
      <div className="contact-columns">
        <section id="message">
          <ContactForm />
        </section>
        <section>
          <RestOfPage>
            <WhatHappensNext />
          </RestOfPage>
        </section>
      </div>
      <RestOfPage>
        <div className="contact-cards">
          <ContactCards />
          <OfficeHoursCard />
          <OfficeMap />
        </div>
      </RestOfPage>
    </div>
  );
}

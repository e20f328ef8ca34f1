import type { ReactNode } from "react";

import { BookMeeting } from "~/features/contact-form/book-meeting";
import { identity } from "~/identity";
import { cx } from "~/lib/cx";
import { officeHours } from "~/lib/office-hours";
import { telephoneLink } from "~/lib/telephone-link";
import { SiteLink } from "~/ui/site-link";
import { TextLink } from "~/ui/text-link";
import { cards } from "./content";
import { OfficeDay } from "./office-day";

/** All the ways to reach the team, in one hairline grid. */
export function ContactCards() {
  const { address, map, office } = identity;
  return (
    <div className="grid border-t border-l border-rule-2 md:grid-cols-12">
      <Cell heading={cards.call.heading} className="md:col-span-7">
        <dl className="grid gap-6 sm:grid-cols-2">
          {cards.call.numbers.map(({ label, number }) => (
            <Way key={number} label={label} to={telephoneLink(number)} text={number} />
          ))}
        </dl>
      </Cell>
      <Cell heading={cards.hours.heading} className="md:col-span-5">
        <p className="text-h4">{officeHours(office)}</p>
        <OfficeDay opensAt={office.opensAt} closesAt={office.closesAt} />
        <p className="text-h4">{cards.hours.emergency}</p>
        <p className="mt-1 text-small text-ink-2">{cards.hours.note}</p>
      </Cell>
      <Cell heading={cards.visit.heading} className="md:col-span-5">
        <address className="text-h4 not-italic">
          {address.street}
          <br />
          {address.city} {address.postalCode}
          <br />
          {address.region}, {address.country}
        </address>
        <TextLink to={map.linkUrl} className="mt-5">
          {cards.visit.mapLabel}
        </TextLink>
      </Cell>
      <Cell heading={cards.write.heading} className="md:col-span-7">
        <dl className="grid gap-6 sm:grid-cols-2">
          {cards.write.mailboxes.map((mailbox) => (
            <Way
              key={mailbox.address}
              label={mailbox.label}
              to={`mailto:${mailbox.address}`}
              text={mailbox.address}
            />
          ))}
        </dl>
        <div className="mt-8 border-t border-rule pt-6">
          <p className="text-h4">{cards.meet.heading}</p>
          <p className="mt-1 mb-4 text-ink-2">{cards.meet.text}</p>
          <BookMeeting />
        </div>
      </Cell>
    </div>
  );
}

function Cell({ heading, className, children }: { heading: string; className: string; children: ReactNode }) {
  return (
    <section className={cx("border-r border-b border-rule-2 bg-surface p-6 md:p-8", className)}>
      <h2 className="mb-5 text-h3">{heading}</h2>
      {children}
    </section>
  );
}

function Way({ label, to, text }: { label: string; to: string; text: string }) {
  return (
    <div>
      <dt className="label-text text-ink-3">{label}</dt>
      <dd>
        <SiteLink
          to={to}
          className="inline-block py-1 text-h4 underline decoration-rule-2 underline-offset-4 [overflow-wrap:anywhere] hover:text-blue-text hover:decoration-current"
        >
          {text}
        </SiteLink>
      </dd>
    </div>
  );
}

import type { ReactNode } from "react";

import { BookMeeting } from "~/features/contact-form/book-meeting";
import { officeHours } from "~/catalogue/promises/office-hours";
import { identity } from "~/identity";
import { cx } from "~/lib/react/cx";
import { telephoneLink } from "~/lib/format/telephone-link";
import { SiteLink } from "~/ui/site-link";
import { TextLink } from "~/ui/text-link";
import { cards } from "./content";
import { OfficeWeek } from "./office-week";

/** All the ways to reach the team, in one hairline grid. */
export function ContactCards() {
  const { address, map } = identity;
  const [days, ...times] = officeHours.split(" ");
  return (
    <div className="grid border-t border-l border-rule-2 sm:grid-cols-2 md:grid-cols-3">
      <Cell heading={cards.call.heading}>
        <Ways
          ways={cards.call.numbers.map(({ label, number }) => ({
            label,
            text: number,
            to: telephoneLink(number),
          }))}
        />
      </Cell>
      <Cell heading={cards.write.heading}>
        <Ways
          ways={cards.write.mailboxes.map((mailbox) => ({
            label: mailbox.label,
            text: mailbox.address,
            to: `mailto:${mailbox.address}`,
          }))}
        />
      </Cell>
      <Cell heading={cards.visit.heading}>
        <address className="text-h4 not-italic">
          {address.street}
          <br />
          {address.city} {address.postalCode}
          <br />
          {address.region}, {address.country}
        </address>
        <p className="mt-auto pt-5">
          <TextLink to={map.linkUrl}>{cards.visit.mapLabel}</TextLink>
        </p>
      </Cell>
      <Cell heading={cards.meet.heading}>
        <p className="mb-5 text-ink-2">{cards.meet.text}</p>
        <p className="mt-auto">
          <BookMeeting />
        </p>
      </Cell>
      <Cell heading={cards.hours.heading} className="col-span-full md:col-span-2">
        <div className="grid gap-x-8 gap-y-6 md:grid-cols-[2fr_3fr]">
          <div>
            <p className="text-h4">
              {days} <span className="whitespace-nowrap">{times.join(" ")}</span>
            </p>
            <p className="mt-4 text-h4">{cards.hours.emergency}</p>
            <p className="mt-1 text-small text-ink-2">{cards.hours.note}</p>
          </div>
          <OfficeWeek />
        </div>
      </Cell>
    </div>
  );
}

function Cell({
  heading,
  className,
  children,
}: {
  heading: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={cx("flex flex-col border-r border-b border-rule-2 bg-surface p-6 lg:p-8", className)}>
      <h2 className="mb-5 text-h3">{heading}</h2>
      {children}
    </section>
  );
}

interface Way {
  /** What it is for. */
  label: string;
  text: string;
  to: string;
}

function Ways({ ways }: { ways: readonly Way[] }) {
  return (
    <dl className="grid gap-4">
      {ways.map(({ label, text, to }) => (
        <div key={to}>
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
      ))}
    </dl>
  );
}

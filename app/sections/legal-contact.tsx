import type { ReactNode } from "react";

import { identity } from "~/identity";
import { telephoneLink } from "~/lib/format/telephone-link";
import { SiteLink } from "~/ui/site-link";
import { Section } from "./section";

export interface LegalContactProps {
  /** An invitation to ask, in the words of this page. */
  heading: string;
  /** Its anchor. */
  id: string;
  mailbox: keyof typeof identity.emails;
}

/** The last section of a legal page: who answers for it. */
export function LegalContact({ heading, id, mailbox }: LegalContactProps) {
  const email = identity.emails[mailbox];
  const { phones, address, legalName } = identity;
  return (
    <Section id={id} heading={heading} layout="aside" tone="sand">
      <dl className="border-t border-axis">
        <Row term="Email">
          <SiteLink to={`mailto:${email}`} className={link}>
            {email}
          </SiteLink>
        </Row>
        <Row term="Phone">
          <SiteLink to={telephoneLink(phones.sales)} className={link}>
            {phones.sales}
          </SiteLink>
        </Row>
        <Row term="Post">
          <address className="not-italic">
            {legalName}
            <br />
            {address.street}
            <br />
            {address.city} {address.postalCode}, {address.region}, {address.country}
          </address>
        </Row>
      </dl>
    </Section>
  );
}

function Row({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid border-b border-rule-2 py-4 sm:grid-cols-[9rem_1fr]">
      <dt className="text-ink-3">{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const link = "inline-block py-0.5 underline [overflow-wrap:anywhere] hover:text-blue-text";

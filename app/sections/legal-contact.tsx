import { identity } from "~/identity";
import { telephoneLink } from "~/lib/telephone-link";
import { SiteLink } from "~/ui/site-link";
import { Section } from "./section";

export interface LegalContactProps {
  /** An invitation to ask, in the words of this page. */
  heading: string;
  /** Its anchor. */
  id: string;
}

/** The last section of a legal page: who answers for it. */
export function LegalContact({ heading, id }: LegalContactProps) {
  const { emails, phones, address, legalName } = identity;
  return (
    <Section id={id} heading={heading} layout="aside" tone="sand">
      <dl className="grid border-t border-axis sm:grid-cols-[8rem_1fr]">
        <dt className={term}>E-mail</dt>
        <dd className={detail}>
          <SiteLink to={`mailto:${emails.privacy}`} className={link}>
            {emails.privacy}
          </SiteLink>
        </dd>
        <dt className={term}>Phone</dt>
        <dd className={detail}>
          <SiteLink to={telephoneLink(phones.sales)} className={link}>
            {phones.sales}
          </SiteLink>
        </dd>
        <dt className={term}>Post</dt>
        <dd className={detail}>
          <address className="not-italic">
            {legalName}
            <br />
            {address.street}
            <br />
            {address.city} {address.postalCode}, {address.region}, {address.country}
          </address>
        </dd>
      </dl>
    </Section>
  );
}

const term = "pt-4 text-ink-3 sm:border-b sm:border-rule-2 sm:py-4";
const detail = "border-b border-rule-2 pb-4 sm:pt-4";
const link = "inline-block py-0.5 underline [overflow-wrap:anywhere] hover:text-blue-text";

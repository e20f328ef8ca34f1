import type { ReactNode } from "react";

import { Folded } from "~/ui/folded";
import { Breadcrumb } from "./breadcrumb";
import { LegalContact, type LegalContactProps } from "./legal-contact";
import { PolicySection, type PolicySectionProps } from "./policy-section";

/** What a policy's content says; the page adds its address. */
export interface LegalPageProps {
  title: string;
  /** The policy in one or two sentences, for people who read no further. */
  lede: string;
  /** The day of the last change, as it is written and for machines; by default the one of the specification, product 9. */
  updated?: { text: string; day: string };
  /** Stands under the date, e.g. a button. */
  action?: ReactNode;
  sections: readonly PolicySectionProps[];
  /** Over the contact details: an invitation to ask, in the words of this page. */
  contactHeading: string;
  /** Who reads what is written to it. */
  mailbox?: LegalContactProps["mailbox"];
  /** What is drawn or tabled at the end of a section, by the section's id. */
  figures?: Readonly<Record<string, ReactNode>>;
}

/** A whole legal page: how it opens, its contents, its sections and whom to ask. */
export function LegalPage({
  path,
  title,
  lede,
  updated = specifiedDate,
  action,
  sections,
  contactHeading,
  mailbox = "privacy",
  figures = {},
}: LegalPageProps & { path: string }) {
  return (
    <>
      <LegalIntro path={path} title={title} lede={lede} updated={updated}>
        {action}
      </LegalIntro>
      <div className="wrap grid-12 gap-y-10 pt-10 pb-14 md:py-18">
        <Contents sections={sections} contactHeading={contactHeading} />
        <div className="col-span-full md:col-span-8 md:col-start-5">
          {sections.map((section, index) => (
            <PolicySection key={section.id} {...section} number={index + 1}>
              {figures[section.id]}
            </PolicySection>
          ))}
        </div>
      </div>
      <LegalContact heading={contactHeading} id={contactId} mailbox={mailbox} />
    </>
  );
}

const contactId = "contact";

const specifiedDate = { text: "January 15, 2025", day: "2025-01-15" };

interface LegalIntroProps {
  path: string;
  title: string;
  lede: string;
  updated: { text: string; day: string };
  children: ReactNode;
}

function LegalIntro({ path, title, lede, updated, children }: LegalIntroProps) {
  return (
    <section className="border-b border-rule-2">
      <div className="wrap">
        <Breadcrumb path={path} />
        <div className="grid-12 gap-y-6 pt-8 pb-14 md:pt-14">
          <h1 className="col-span-full text-h1 md:col-span-8">{title}</h1>
          <div className="col-span-full md:col-span-4 md:self-end">
            <p className="max-w-[44ch] text-lede text-ink-2">{lede}</p>
            <p className="label-text mt-5 text-ink-3">
              Last updated: <time dateTime={updated.day}>{updated.text}</time>
            </p>
            {children}
          </div>
        </div>
      </div>
    </section>
  );
}

function Contents({ sections, contactHeading }: Pick<LegalPageProps, "sections" | "contactHeading">) {
  return (
    <nav
      aria-labelledby="contents"
      className="col-span-full md:sticky md:top-32 md:col-span-3 md:self-start print:hidden"
    >
      <Folded
        className="border-rule-2 max-sm:border-b"
        title={
          <h2
            id="contents"
            className="grow border-axis label-text text-ink-3 max-sm:text-small sm:border-t sm:pt-3"
          >
            On this page
          </h2>
        }
      >
        <ol className="text-small sm:mt-2">
          {[...sections, { id: contactId, title: contactHeading }].map(({ id, title }, index) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="grid grid-cols-[2rem_1fr] py-1 leading-snug text-ink-2 hover:text-ink hover:underline max-sm:py-3"
              >
                <span aria-hidden className="text-ink-3 tabular">
                  {index < sections.length && index + 1}
                </span>
                {title}
              </a>
            </li>
          ))}
        </ol>
      </Folded>
    </nav>
  );
}

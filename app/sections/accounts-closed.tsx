import { identity } from "~/identity";
import { telephoneLink } from "~/lib/telephone-link";
import type { Action } from "~/ui/action";
import { ButtonLink } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { Breadcrumb } from "./breadcrumb";

export interface AccountsClosedProps {
  title: string;
  /** That accounts are not open yet, in the words of this page. */
  notice: string;
  /** What to do instead. */
  instead: string;
  /** Neighbouring pages, named under the contact details. */
  links: readonly Action[];
}

/** The account pages as long as there are no accounts: it says so, and how to reach a person. */
export function AccountsClosed({ title, notice, instead, links }: AccountsClosedProps) {
  const { emails, phones } = identity;
  return (
    <section className="wrap">
      <Breadcrumb />
      <div className="grid-12 gap-y-10 pt-8 pb-18 md:pt-14 md:pb-28">
        <div className="col-span-full md:col-span-6">
          <h1 className="text-h1">{title}</h1>
          <p className="mt-6 max-w-[40ch] text-lede text-ink-2">{notice}</p>
        </div>
        <div className="col-span-full border-t border-axis pt-6 md:col-span-5 md:col-start-8 md:mt-3">
          <h2 className="text-h3">Until then, a person opens the door</h2>
          <p className="mt-3 text-ink-2">{instead}</p>
          <div className="mt-6 flex flex-col gap-3">
            <ButtonLink to={`mailto:${emails.support}`} wide className="[overflow-wrap:anywhere]">
              {emails.support}
            </ButtonLink>
            <ButtonLink to={telephoneLink(phones.support)} emphasis="secondary" wide>
              {phones.support}
            </ButtonLink>
          </div>
          <p className="mt-8 flex flex-wrap gap-x-6 gap-y-3">
            {links.map((link) => (
              <TextLink key={link.to} to={link.to}>
                {link.label}
              </TextLink>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}

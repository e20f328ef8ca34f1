import type { ReactNode } from "react";

import { cx } from "~/lib/react/cx";
import { Button, ButtonLink } from "~/ui/button";
import { SiteLink } from "~/ui/site-link";
import type { Client } from "../../accounts/client-of.ts";

interface AccountFrameProps {
  client: Pick<Client, "name" | "email" | "isStaff">;
  here: keyof typeof pages;
  children: ReactNode;
}

const pages = {
  enquiries: { label: "Enquiries", to: "/account" },
  settings: { label: "Settings", to: "/account/settings" },
  security: { label: "Security", to: "/account/security" },
};

/** What all pages of an account have around them. */
export function AccountFrame({ client, here, children }: AccountFrameProps) {
  return (
    <div className="wrap pt-8 pb-16 md:pt-11 md:pb-24">
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <div className="min-w-0">
          <h1 className="text-h2 [overflow-wrap:anywhere]" dir="auto">
            {client.name}
          </h1>
          <p className="mt-1 text-ink-2 [overflow-wrap:anywhere]">{client.email}</p>
        </div>
        <div className="flex flex-wrap gap-2.5">
          {client.isStaff && (
            <ButtonLink to="/desk" emphasis="secondary" size="small">
              Open the desk
            </ButtonLink>
          )}
          <form method="post" action="/account/leave">
            <Button type="submit" emphasis="secondary" size="small">
              Sign Out
            </Button>
          </form>
        </div>
      </div>
      <nav aria-label="Account" className="mt-7 flex gap-6 border-b border-axis">
        {Object.entries(pages).map(([name, { label, to }]) => (
          <SiteLink
            key={name}
            to={to}
            aria-current={name === here ? "page" : undefined}
            className={cx(
              "-mb-px border-b-3 py-2.5 font-strong",
              name === here ? "border-blue-text text-ink" : "border-transparent text-ink-2 hover:text-ink",
            )}
          >
            {label}
          </SiteLink>
        ))}
      </nav>
      <div className="mt-8">{children}</div>
    </div>
  );
}

/** A part of a page of the account: what it is about at the left, what can be done at the right. */
export function AccountPart({
  id,
  title,
  lede,
  children,
}: {
  id: string;
  title: string;
  lede: ReactNode;
  children: ReactNode;
}) {
  return (
    <section
      aria-labelledby={id}
      className="grid gap-x-12 gap-y-5 border-b border-rule py-8 first:pt-0 last:border-b-0 md:grid-cols-[2fr_3fr]"
    >
      <div>
        <h2 id={id} className="text-h4">
          {title}
        </h2>
        <p className="mt-1.5 max-w-[44ch] text-small text-ink-2">{lede}</p>
      </div>
      <div className="grid max-w-xl content-start gap-5">{children}</div>
    </section>
  );
}

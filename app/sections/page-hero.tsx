import type { ReactNode } from "react";

import { cx } from "~/lib/react/cx";
import type { Crumb } from "~/site-map";
import type { Action } from "~/ui/action";
import { ButtonLink } from "~/ui/button";
import { Breadcrumb } from "./breadcrumb";

/** How an area opens, so that a visitor feels the change of area before reading. */
export type Tone = "paper" | "ink" | "sand";

export interface PageHeroProps {
  /** The page's specified name. */
  title: string;
  /** The reader's problem and what is done about it: one or two short sentences. */
  lede: string;
  primary: Action;
  secondary?: Action;
  /** Two to four figures of the page, in a row under the buttons. */
  facts?: readonly Fact[];
  tone?: Tone;
  /** beside: figure on the right half; below: title across the page, figure at full width under it. */
  layout?: "beside" | "below";
  /** The way from home to a page that the site map does not hold. */
  trail?: readonly Crumb[];
  /** The page's signature visual, if it belongs in the hero. */
  children?: ReactNode;
}

export interface Fact {
  value: string;
  label: string;
}

export function PageHero({ layout = "beside", tone = "paper", trail, children, ...copy }: PageHeroProps) {
  return (
    <section className={cx("border-b border-rule-2", tones[tone])}>
      <div className="wrap">
        <Breadcrumb {...(trail && { trail })} />
        <div className="grid-12 gap-y-10 pt-8 pb-14 md:pt-14 md:pb-22">
          {layout === "below" || !children ? <CopyAcross {...copy} /> : <CopyBeside {...copy} />}
          {children && (
            <div className={cx("col-span-full", layout === "beside" && "md:col-span-6")}>{children}</div>
          )}
        </div>
      </div>
    </section>
  );
}

type HeroCopy = Omit<PageHeroProps, "layout" | "tone" | "trail" | "children">;

function CopyBeside({ title, lede, primary, secondary, facts }: HeroCopy) {
  return (
    <div className="col-span-full md:col-span-6 md:pr-6">
      <h1 className="text-h1 [overflow-wrap:anywhere]">{title}</h1>
      <p className="mt-6 max-w-[44ch] text-lede text-ink-2">{lede}</p>
      <Actions primary={primary} secondary={secondary} className="mt-7" />
      {facts && <Facts facts={facts} />}
    </div>
  );
}

function CopyAcross({ title, lede, primary, secondary, facts }: HeroCopy) {
  return (
    <>
      <h1 className="col-span-full text-h1 [overflow-wrap:anywhere]">{title}</h1>
      <p className="col-span-full -mt-4 max-w-[44ch] text-lede text-ink-2 md:col-span-6">{lede}</p>
      {/* Two buttons do not fit beside each other in a third of the page; opposite the lede they do. */}
      <Actions
        primary={primary}
        secondary={secondary}
        className="col-span-full -mt-4 md:col-span-6 md:mt-6 md:place-self-end md:justify-end"
      />
      {facts && (
        <div className="col-span-full">
          <Facts facts={facts} />
        </div>
      )}
    </>
  );
}

interface ActionsProps {
  primary: Action;
  secondary: Action | undefined;
  /** Where they stand. */
  className: string;
}

function Actions({ primary, secondary, className }: ActionsProps) {
  return (
    <div className={cx("flex flex-wrap gap-3", className)}>
      <ButtonLink to={primary.to} arrow>
        {primary.label}
      </ButtonLink>
      {secondary && (
        <ButtonLink to={secondary.to} emphasis="secondary">
          {secondary.label}
        </ButtonLink>
      )}
    </div>
  );
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    // The line before the first fact of a row is cut off, whichever fact that is.
    <div className="mt-12 overflow-hidden border-t border-rule-2">
      <dl className="-ml-5.25 flex flex-wrap">
        {facts.map((fact) => (
          <div key={fact.label} className="flex flex-1 flex-col border-l border-rule py-4 pr-3 pl-5">
            <dt className="label-text text-ink-3">{fact.label}</dt>
            <dd className="mt-auto text-[1.625rem] leading-tight font-strong whitespace-nowrap tracking-[-0.03em]">
              {fact.value}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

const tones: Record<Tone, string> = {
  paper: "",
  ink: "scheme-dark bg-paper text-ink",
  sand: "bg-sand",
};

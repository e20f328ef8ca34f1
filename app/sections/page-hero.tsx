import type { ReactNode } from "react";

import { cx } from "~/lib/react/cx";
import type { Crumb } from "~/site-map";
import type { Action } from "~/ui/action";
import { ButtonLink } from "~/ui/button";
import { Breadcrumb } from "./breadcrumb";

/** How an area opens, so that a visitor feels the change of area before reading. */
export type Tone = "paper" | "ink" | "sand";

/** What a page's content says; the page adds its address. */
export interface PageHeroProps {
  /** The page's name: specification, product 2 and catalogue 2. */
  title: string;
  /** The reader's problem and what is done about it: one or two short sentences. */
  lede: string;
  primary: Action;
  secondary?: Action;
  /** Two to four figures of the page, in a row under the buttons. */
  facts?: readonly Fact[];
  tone?: Tone;
  /**
   * beside: figure on the right half; below: title across the page, figure at full width under everything;
   * titled: title across the page, then copy and figure side by side, for a title that is long in half a page.
   */
  layout?: "beside" | "below" | "titled";
  /** The plans with their prices (hero-prices.tsx), which belong into the first screen of a page that sells some. */
  prices?: ReactNode;
  /** The way from home to a page that the site map does not hold. */
  trail?: readonly Crumb[];
  /** The page's signature visual, if it belongs in the hero. */
  children?: ReactNode;
}

export interface Fact {
  value: string;
  label: string;
}

export function PageHero({
  path,
  layout = "beside",
  tone = "paper",
  trail,
  children,
  ...copy
}: PageHeroProps & { path: string }) {
  const isAcross = layout === "below" || !children;
  return (
    <section className={cx("border-b border-rule-2", tones[tone])}>
      <div className="wrap">
        <Breadcrumb path={path} {...(trail && { trail })} />
        <div
          className={cx(
            "grid-12 pt-8 pb-14 md:pb-22",
            copy.prices ? "gap-y-8 md:pt-10" : "gap-y-10 md:pt-14",
          )}
        >
          {(isAcross || layout === "titled") && <Title title={copy.title} isAcross />}
          {isAcross ? <CopyAcross {...copy} /> : <CopyBeside {...copy} hasTitle={layout === "beside"} />}
          {children && <div className={cx("col-span-full", !isAcross && "md:col-span-6")}>{children}</div>}
        </div>
      </div>
    </section>
  );
}

type HeroCopy = Omit<PageHeroProps, "layout" | "tone" | "trail" | "children">;

function Title({ title, isAcross }: { title: string; isAcross?: boolean }) {
  return (
    <h1 className={cx("text-h1 [overflow-wrap:anywhere]", isAcross && "col-span-full -mb-4")}>{title}</h1>
  );
}

function CopyBeside({ title, lede, facts, prices, hasTitle, ...actions }: HeroCopy & { hasTitle: boolean }) {
  return (
    <div className="col-span-full md:col-span-6 md:pr-6">
      {hasTitle && <Title title={title} />}
      <p className={cx("max-w-[44ch] text-lede text-ink-2", hasTitle && "mt-6")}>{lede}</p>
      <Actions {...actions} />
      {prices && <div className="mt-7">{prices}</div>}
      {facts && <Facts facts={facts} />}
    </div>
  );
}

/** The buttons follow the lede at every width; opposite them there is room for the prices. */
function CopyAcross({ lede, facts, prices, ...actions }: HeroCopy) {
  return (
    <>
      <div className="col-span-full md:col-span-6">
        <p className="max-w-[44ch] text-lede text-ink-2">{lede}</p>
        <Actions {...actions} />
      </div>
      {prices && <div className="col-span-full md:col-span-6 md:self-end">{prices}</div>}
      {facts && (
        <div className="col-span-full">
          <Facts facts={facts} />
        </div>
      )}
    </>
  );
}

function Actions({ primary, secondary }: Pick<HeroCopy, "primary" | "secondary">) {
  return (
    <div className="mt-7 flex flex-wrap gap-3">
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
            <dd className="mt-auto text-callout-lg leading-tight font-strong whitespace-nowrap tracking-callout">
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

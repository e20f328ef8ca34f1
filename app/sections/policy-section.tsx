import type { ReactNode } from "react";

import { BarGlyph } from "~/figures/bar-glyph";
import { addressOf } from "~/lib/metadata/address-of";
import type { Action } from "~/ui/action";
import { SiteLink } from "~/ui/site-link";
import { type PolicyGlyph, policyGlyphs } from "./policy-glyphs";

/** Complete in itself; a link, if any, follows it. */
export type Statement = string | { text: string; link: Action };

export interface PolicySectionProps {
  /** The anchor that the table of contents leads to. */
  id: string;
  title: string;
  glyph: PolicyGlyph;
  content: readonly Statement[];
}

/** One section of a legal page: its number and title, its statements one below the other, and a figure if it has one. */
export function PolicySection({
  id,
  title,
  glyph,
  content,
  number,
  children,
}: PolicySectionProps & { number: number; children?: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="not-first:mt-16">
      <div className="flex items-start gap-3 border-t border-axis pt-4 sm:gap-4 sm:pt-5">
        <BarGlyph drawing={policyGlyphs[glyph]} className="size-8" />
        <h2 id={`${id}-title`} className="text-h4 sm:text-h3">
          <span className="text-ink-3 tabular">{number}.</span> {title}
        </h2>
      </div>
      <ul className="mt-1.5 sm:mt-4">
        {content.map((statement) => (
          <li key={textOf(statement)} className="border-b border-rule py-3 last:border-0 sm:py-3.5">
            <p className="max-w-[64ch] max-sm:text-small">
              {textOf(statement)}
              {typeof statement !== "string" && <StatementLink {...statement.link} />}
            </p>
          </li>
        ))}
      </ul>
      {children && <div className="mt-3 sm:mt-5">{children}</div>}
    </section>
  );
}

/** On paper, where nobody can follow it, a link shows its address. */
function StatementLink({ label, to }: Action) {
  return (
    <>
      {" "}
      <SiteLink to={to} className="underline underline-offset-4">
        {label}
      </SiteLink>
      <span className="hidden print:inline"> ({to.startsWith("/") ? addressOf(to) : to})</span>.
    </>
  );
}

function textOf(statement: Statement): string {
  return typeof statement === "string" ? statement : statement.text;
}

import type { ReactNode } from "react";

import { cx } from "~/lib/react/cx";

export interface SectionProps {
  /** Names its subject: a reader who sees only the headings knows what the page offers. A line break in it stays one. */
  heading: string;
  /** One or two sentences beside the heading. */
  lede?: string;
  /** The anchor other links jump to, e.g. "plans". */
  id?: string;
  tone?: "paper" | "sand" | "ink";
  /** stacked: heading above the content; aside: heading in a narrow column to its left. */
  layout?: "stacked" | "aside";
  children: ReactNode;
}

/** A section without what stands in it, as a page's content names it. */
export type SectionCopy = Omit<SectionProps, "children">;

/** The frame of most sections: heading, a line beside it, content. */
export function Section({ heading, lede, id, tone = "paper", layout = "stacked", children }: SectionProps) {
  return (
    <section id={id} className={cx("section-space", tones[tone])}>
      <div className="wrap">
        {layout === "stacked" ? (
          <>
            <SectionHeader heading={heading} lede={lede} />
            {children}
          </>
        ) : (
          <div className="grid-12 gap-y-8">
            <div className="col-span-full md:col-span-4 md:pr-6">
              <h2 className="text-h2 whitespace-pre-line">{heading}</h2>
              {lede && <p className="mt-4 text-lede text-ink-2">{lede}</p>}
            </div>
            <div className="col-span-full md:col-span-8">{children}</div>
          </div>
        )}
      </div>
    </section>
  );
}

function SectionHeader({ heading, lede }: { heading: string; lede: string | undefined }) {
  return (
    <div className="grid-12 mb-8 items-end gap-y-3.5 md:mb-14">
      <h2 className="col-span-full text-h2 whitespace-pre-line md:col-span-8">{heading}</h2>
      {lede && <p className="col-span-full text-lede text-ink-2 md:col-span-4">{lede}</p>}
    </div>
  );
}

const tones = {
  paper: "",
  sand: "bg-sand border-y border-rule-2",
  ink: "scheme-dark border-y border-rule-2 bg-paper text-ink",
} as const;

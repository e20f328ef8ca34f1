import { BarGlyph, type Glyphs } from "~/figures/bar-glyph";
import { cx } from "~/lib/react/cx";

export interface Benefit<Glyph extends string> {
  /** The name of its drawing. */
  glyph: Glyph;
  title: string;
  /** One or two sentences. */
  description: string;
}

export interface BenefitListProps<Glyph extends string> {
  benefits: readonly Benefit<Glyph>[];
  glyphs: Glyphs<Glyph>;
  /**
   * panes: three to a row, each under its drawing, divided by hairlines. columns: four to a row under one rule. large: two
   * to a row, for few that matter much. compact: the same in small type. plain: three to a row without rules, under a
   * third-level heading.
   */
  layout: keyof typeof looks;
}

/** What the reader gets: each benefit with its drawing, its title and a sentence. */
export function BenefitList<Glyph extends string>({ benefits, glyphs, layout }: BenefitListProps<Glyph>) {
  const { list, entry, drawing, title, text } = looks[layout];
  const Heading = layout === "plain" ? "h4" : "h3";
  return (
    <ul className={cx("grid", list)}>
      {benefits.map((benefit) => {
        const words = (
          <>
            <Heading className={title}>{benefit.title}</Heading>
            <p className={text}>{benefit.description}</p>
          </>
        );
        return (
          <li key={benefit.title} className={entry}>
            <BarGlyph drawing={glyphs[benefit.glyph]} className={drawing} />
            {layout === "panes" ? words : <div>{words}</div>}
          </li>
        );
      })}
    </ul>
  );
}

const looks = {
  panes: {
    list: "gap-px border-y border-rule-2 bg-rule-2 sm:grid-cols-2 lg:grid-cols-3",
    entry: "bg-paper py-8 sm:px-7 lg:py-10",
    drawing: "w-13",
    title: "mt-5 text-h4",
    text: "mt-2 text-ink-2",
  },
  columns: {
    list: "gap-x-(--gap) border-t border-axis sm:grid-cols-2 lg:grid-cols-4",
    entry:
      "flex gap-5 border-rule py-7 max-sm:not-first:border-t sm:block lg:not-first:border-l lg:not-first:pl-6",
    drawing: "size-9 sm:mb-5",
    title: "text-h4",
    text: "mt-1.5 max-w-[38ch] text-small text-ink-2",
  },
  large: {
    list: "border-t border-axis md:grid-cols-2",
    entry:
      "grid grid-cols-[3.5rem_1fr] gap-x-6 border-b border-rule-2 py-8 md:grid-cols-[5rem_1fr] md:gap-x-8 md:py-11 md:odd:border-r md:odd:pr-8 md:even:pl-8",
    drawing: "mt-1 w-full",
    title: "text-h3",
    text: "mt-3 max-w-[46ch] text-ink-2",
  },
  compact: {
    list: "border-t border-axis sm:grid-cols-2",
    entry: "flex gap-5 border-b border-rule py-7 sm:odd:border-r sm:odd:pr-6 sm:even:pl-7 lg:gap-6",
    drawing: "mt-0.5 size-12 lg:size-14",
    title: "text-h4",
    text: "mt-1.5 text-small text-ink-2",
  },
  plain: {
    list: "gap-x-(--gap) gap-y-6 sm:mt-5 sm:grid-cols-2 lg:grid-cols-3",
    entry: "flex gap-5",
    drawing: "size-9",
    title: "leading-tight font-strong",
    text: "mt-1 text-small text-ink-2",
  },
};

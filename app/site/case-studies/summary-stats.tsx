import { BarGlyph } from "~/figures/bar-glyph";
import { type Glyph, glyphs } from "./glyphs";

export interface SummaryStat {
  glyph: Glyph;
  value: string;
  label: string;
  description: string;
}

/** Four tiles that share their hairlines. */
export function SummaryStats({ stats }: { stats: readonly SummaryStat[] }) {
  return (
    <dl className="grid gap-px border border-rule-2 bg-rule-2 grid-cols-2 lg:grid-cols-4">
      {stats.map(({ glyph, value, label, description }) => (
        <div key={label} className="flex flex-col bg-surface p-4 md:p-8">
          <dt className="mt-2 text-h4 sm:mt-3">{label}</dt>
          <dd className="-order-1 max-sm:flex max-sm:justify-between">
            <BarGlyph drawing={glyphs[glyph]} className="size-7 max-sm:order-last sm:size-10" />
            <span className="block text-h2 sm:mt-5">{value}</span>
          </dd>
          <dd className="mt-1 text-small text-ink-2">{description}</dd>
        </div>
      ))}
    </dl>
  );
}

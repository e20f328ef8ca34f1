import { cx } from "~/lib/react/cx";

/** A swatch and what it stands for. */
export function LegendItem({ swatch, children }: { swatch: string; children: string }) {
  return (
    <span className="label-text inline-flex items-center gap-2 text-ink-3">
      <span aria-hidden className={cx("h-2 w-5.5 rounded-[1px] forced-color-adjust-none", swatch)} />
      {children}
    </span>
  );
}

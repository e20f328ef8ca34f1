import { cx } from "~/lib/react/cx";

const weeks = [0, 1, 2, 3];

/** The four weeks of a month, one of them lit. */
export function LitWeek({ index }: { index: number }) {
  return (
    <div>
      <div aria-hidden className="flex gap-1">
        {weeks.map((week) => (
          <span key={week} className={cx("h-2 flex-1", week === index ? "bg-accent" : "bg-rule")} />
        ))}
      </div>
      <p className="label-text mt-4 -mb-4 text-ink-3">{`Week ${index + 1}`}</p>
    </div>
  );
}

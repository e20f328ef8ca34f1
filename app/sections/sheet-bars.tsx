export interface MeasuredBar {
  /** What was measured; no digits, the numbers follow. */
  label: string;
  measured: number;
  /** The most it may be: the full width. */
  allowed: number;
  unit: string;
  /** What the allowed value is, e.g. "allowed by the plan". */
  limit: string;
}

/** Where a measured value meets an allowed one: each bar is to the scale of its own limit. */
export function SheetBars({ bars }: { bars: readonly MeasuredBar[] }) {
  return (
    <ul data-scale="measured">
      {bars.map(({ label, measured, allowed, unit, limit }) => (
        <li key={label} className="mt-5 text-small">
          <p className="flex flex-wrap justify-between gap-x-6">
            <strong className="font-strong">
              {label} {measured} {unit}
            </strong>{" "}
            <span className="text-ink-2">
              of {allowed} {unit} {limit}
            </span>
          </p>
          <svg aria-hidden width="100%" height="16" className="mt-2 block">
            <rect width="100%" height="16" className="fill-rule" />
            <rect
              width={`${Math.round((measured / allowed) * 1000) / 10}%`}
              height="16"
              className="fill-accent"
            />
          </svg>
        </li>
      ))}
    </ul>
  );
}

import { UnitRows } from "~/figures/unit-rows";
import type { UnitMetric } from "./content";

/** Four figures, each as a field of squares of which the filled ones are the figure. */
export function UnitMetrics({ metrics }: { metrics: readonly UnitMetric[] }) {
  return (
    <dl data-scale="units" className="grid grid-cols-2 gap-x-(--gap) gap-y-9 lg:grid-cols-4">
      {metrics.map((item) => (
        <div key={item.title} className="flex flex-col">
          <dt className="mt-2 text-h4">{item.title}</dt>
          <dd className="-order-1 text-figure">{item.metric}</dd>
          <dd aria-hidden className="-order-1 mt-3 mb-2">
            <Units {...item.units} />
          </dd>
          <dd className="mt-1.5 text-small text-ink-2">{item.description}</dd>
          <dd className="label-text mt-auto pt-2 text-ink-3">{item.note}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Fields of different counts have the same size: 20 × 5 large squares or 50 × 20 small ones. */
function Units({ columns, rows, filled }: UnitMetric["units"]) {
  const pitch = { x: 300 / columns, y: 80 / rows };
  const size = { width: pitch.x * 0.72, height: pitch.y * 0.72 };
  const row = (y: number) => Math.max(0, Math.min(columns, filled - y * columns));
  // A single missing unit would drown in grey, and nearly so in red.
  const single = columns * rows - filled === 1;
  const all = Array.from({ length: rows }, (_, y) => y);
  return (
    <svg viewBox="0 0 300 80" className="w-full max-w-75 overflow-visible">
      <UnitRows
        rows={all.map((y) => ({ y: y * pitch.y, from: row(y), count: columns - row(y) }))}
        pitch={pitch.x}
        size={size}
        className={single ? "text-cybersecurity" : "text-rule-2"}
      />
      <UnitRows
        rows={all.map((y) => ({ y: y * pitch.y, count: row(y) }))}
        pitch={pitch.x}
        size={size}
        className="text-blue"
      />
      {single && (
        <rect
          x={(columns - 1) * pitch.x - 4}
          y={(rows - 1) * pitch.y - 4}
          width={size.width + 8}
          height={size.height + 8}
          rx="2"
          className="fill-none stroke-cybersecurity stroke-2"
        />
      )}
    </svg>
  );
}

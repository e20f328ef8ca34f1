import { type Bar, barsPath } from "~/figures/bars";

export interface HallMetric {
  metric: string;
  title: string;
  description: string;
  /** How many of the hundred seats are taken: the figure without its sign. */
  seats: number;
}

/** Four figures as lecture halls of one hundred seats, filled from the front. */
export function LectureHalls({ metrics }: { metrics: readonly HallMetric[] }) {
  return (
    <dl data-scale="units" className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
      {metrics.map(({ metric, title, description, seats }) => (
        <div key={title} className="flex flex-col">
          <dt className="mt-3 text-h4">{title}</dt>
          <dd className="-order-1 text-figure">{metric}</dd>
          <dd aria-hidden className="-order-1 mt-5">
            <Hall seats={seats} />
          </dd>
          <dd className="mt-1.5 text-small text-ink-2">{description}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The seats in each row, from the front to the back. */
const rows = [10, 12, 13, 14, 16, 17, 18];
const PITCH = { x: 10, y: 12 };
const WIDTH = 18 * PITCH.x;

const places: readonly Bar[] = rows.flatMap((count, row) =>
  Array.from({ length: count }, (_, seat) => ({
    x: (WIDTH - count * PITCH.x) / 2 + seat * PITCH.x + 1,
    y: row * PITCH.y,
    width: 8,
    height: 7,
  })),
);

function Hall({ seats }: { seats: number }) {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${rows.length * PITCH.y + 16}`} className="w-full max-w-75">
      <rect x={WIDTH / 2 - 26} width="52" height="4" className="fill-ink" />
      <g transform="translate(0 16)">
        <path d={barsPath(places.slice(0, seats))} className="fill-accent" />
        <path d={barsPath(places.slice(seats))} className="fill-rule-2" />
      </g>
    </svg>
  );
}

import { identity } from "~/identity";
import { LegendItem } from "~/ui/legend-item";
import { share } from "./report-text";

const HEIGHT = 110;

/** When people write, by the hour of the office's day. */
export function BusiestHours({ hours }: { hours: readonly number[] }) {
  const most = Math.max(1, ...hours);
  const total = hours.reduce((sum, count) => sum + count, 0);
  const inOffice = hours.filter((_, hour) => isOpen(hour)).reduce((sum, count) => sum + count, 0);
  const busiest = hours.indexOf(Math.max(...hours));
  return (
    <section aria-labelledby="hours" className="border-b border-rule-2 px-6 py-7">
      <h2 id="hours" className="text-h4">
        When people write
      </h2>
      <p className="label-text text-ink-2">
        By hour of the day in {identity.address.city}
        {total > 0 && `, most from ${clock(busiest)} to ${clock(busiest + 1)}`}
      </p>
      <svg aria-hidden height={HEIGHT + 22} className="mt-5 block w-full text-ink-2">
        {hours.map((count, hour) => {
          const height = (count / most) * HEIGHT;
          return (
            <rect
              key={hour}
              x={`${(hour / 24) * 100}%`}
              y={HEIGHT - height}
              width={`${(0.86 / 24) * 100}%`}
              height={height}
              className={isOpen(hour) ? "fill-blue" : "fill-unit"}
            />
          );
        })}
        <rect y={HEIGHT} width="100%" height="1" className="fill-axis" />
        {[0, 6, 12, 18].map((hour) => (
          <text
            key={hour}
            x={`${(hour / 24) * 100}%`}
            y={HEIGHT + 17}
            className="fill-current text-tick tabular-nums"
          >
            {clock(hour)}
          </text>
        ))}
      </svg>
      <p className="label-text mt-2 text-ink-2">
        <LegendItem swatch="bg-blue">{`Office hours, ${share(inOffice, total)} of all`}</LegendItem>
      </p>
    </section>
  );
}

function isOpen(hour: number): boolean {
  return hour >= identity.office.opensAt && hour < identity.office.closesAt;
}

function clock(hour: number): string {
  return `${String(hour % 24).padStart(2, "0")}:00`;
}

import { autoscaledDay, serversAt, tierLimits, tierOf } from "~/figures/autoscaled-day";
import { barsPath } from "~/figures/bars";
import { useOfficeTime } from "~/lib/office/use-office-time";
import { ChartFrame, ChartLabel, ChartRule, NARROW, WIDE } from "./chart-frame";
import type { Layer } from "./layers";

const PEAK = 14.6;
const BACKUP = 2.5;
const fills = ["fill-tier-1", "fill-tier-2", "fill-tier-3", "fill-tier-4"];

/** Each line is one server, on only for the hours it is needed: the day of an autoscaled system is a cloud. */
export function AutoscaledDayChart() {
  return (
    <ChartFrame
      label={`An example day under autoscaling: ${tierLimits[0]} servers always on, ${serversAt(BACKUP)} during the nightly backup, ${serversAt(PEAK)} at the busiest hour.`}
      wide={wide}
      narrow={narrow}
      grid={hourLines}
    >
      <Now />
      <ChartLabel x={100} y={28} anchor="end">
        Example day, one line for each server
      </ChartLabel>
      <ChartLabel x={(PEAK / 24) * 100} y={66} anchor="middle" strong={`${serversAt(PEAK)} servers`}>
        at the busiest hour
      </ChartLabel>
      <ChartLabel x={(3.5 / 24) * 100} y={470} dx={10} strong={`${serversAt(BACKUP)} servers`}>
        for the nightly backup
      </ChartLabel>
    </ChartFrame>
  );
}

const hourLines = Array.from({ length: 13 }, (_, index) => (
  <ChartRule key={index} x={(index / 12) * 100} from={topOfLine(index * 2)} />
));

/** The office's time of day, dropping from its marker on the ruler. */
function Now() {
  const time = useOfficeTime();
  return (
    time && (
      <ChartRule
        x={(time.hours / 24) * 100}
        from={topOfLine(time.hours)}
        className="stroke-blue-text stroke-2"
      />
    )
  );
}

/** Lines of the night hours start under the slide's copy, which stands over them. */
function topOfLine(hour: number): number {
  return hour < 10 ? 456 : 0;
}

const wide = draw({ height: WIDE, pitch: 11.8, bar: 7.4, from: 0 });
/** The morning is left out on a phone: the cloud gets the width. */
const narrow = draw({ height: NARROW, pitch: 5.4, bar: 3.6, from: 9.5 });

function draw({
  height,
  pitch,
  bar,
  from,
}: {
  height: number;
  pitch: number;
  bar: number;
  from: number;
}): Layer[] {
  const x = (hour: number) => ((Math.max(hour, from) - from) / (24 - from)) * 1000;
  return fills.map((className, tier) => ({
    className,
    d: barsPath(
      autoscaledDay.flatMap((shifts, server) =>
        shifts
          .filter(([, end]) => tierOf(server) === tier && end - from > 0.12)
          .map(([start, end]) => ({
            x: x(start),
            y: height - (server + 1) * pitch,
            width: x(end) - x(start),
            height: bar,
          })),
      ),
    ),
  }));
}

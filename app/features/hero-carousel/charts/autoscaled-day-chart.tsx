import { barsPath } from "~/figures/bars";
import { identity } from "~/identity";
import { type OfficeTime, officeTime } from "~/lib/office/office-time";
import { useEachMinute } from "~/lib/office/use-each-minute";
import { autoscaledDay, serversAt, tierLimits, tierOf } from "./autoscaled-day";
import { ChartFrame, ChartLabel, ChartRule, WIDE } from "./chart-frame";
import type { Layer } from "./layers";
import { NARROW, NarrowChart } from "./narrow-chart";

const PEAK = 14.6;
const BACKUP = 2.5;
const EVENING = 21;
const fills = ["fill-tier-1", "fill-tier-2", "fill-tier-3", "fill-tier-4"];

/** Each line is one server, on only for the hours it is needed: the day of an autoscaled system is a cloud. */
export function AutoscaledDayChart() {
  return (
    <ChartFrame
      label={`An example day under autoscaling: ${tierLimits[0]} servers always on, ${serversAt(BACKUP)} during the nightly backup, ${serversAt(PEAK)} at the busiest hour.`}
      wide={wide}
      narrow={
        <NarrowChart layers={narrow}>
          <NarrowNow />
          <ChartLabel x={0} y={12}>
            Example day
          </ChartLabel>
          <ChartLabel x={0} y={48} strong={`${serversAt(PEAK)} servers`} />
          <ChartLabel x={0} y={65}>
            at the busiest hour
          </ChartLabel>
          <ChartLabel x={0} y={188} strong={`${serversAt(BACKUP)} servers`} />
          <ChartLabel x={0} y={205}>
            for the nightly backup
          </ChartLabel>
          <ChartLabel x={100} y={100} anchor="end" strong={String(serversAt(EVENING))}>
            at 21:00
          </ChartLabel>
        </NarrowChart>
      }
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

/** The office's time of day. */
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

/** The same on a narrow screen, with what runs at that time. */
function NarrowNow() {
  const time = useOfficeTime();
  if (!time) return null;
  const x = (time.hours / 24) * 100;
  const isLate = time.hours > 17;
  return (
    <>
      <line x1={`${x}%`} x2={`${x}%`} y1="2" y2={NARROW} className="stroke-blue-text stroke-2" />
      <ChartLabel
        x={x}
        y={12}
        dx={isLate ? -8 : 8}
        anchor={isLate ? "end" : "start"}
        strong={`${serversAt(time.hours)} on`}
      >
        {`at ${time.label}`}
      </ChartLabel>
    </>
  );
}

/** The office's clock, to the minute. Undefined in prerendered pages. */
function useOfficeTime(): OfficeTime | undefined {
  return useEachMinute(readClock);
}

function readClock(now: Date): OfficeTime {
  return officeTime(now, identity.office.timeZone);
}

const wide = draw({ height: WIDE, pitch: 11.8, bar: 7.4 });
const narrow = draw({ height: NARROW, pitch: 6.2, bar: 4.2 });

function draw({ height, pitch, bar }: { height: number; pitch: number; bar: number }): Layer[] {
  return fills.map((className, tier) => ({
    className,
    d: barsPath(
      autoscaledDay.flatMap((shifts, server) =>
        shifts
          .filter(() => tierOf(server) === tier)
          .map(([start, end]) => ({
            x: (start / 24) * 1000,
            y: height - (server + 1) * pitch,
            width: ((end - start) / 24) * 1000,
            height: bar,
          })),
      ),
    ),
  }));
}

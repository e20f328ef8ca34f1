import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import { ShiftChart } from "./shift-chart";
import { minutesLost, read, type Station, unread } from "./shift";

interface ShiftLanesProps {
  unread: ShiftCopy;
  read: ShiftCopy;
  caption: string;
}

interface ShiftCopy {
  title: string;
  text: string;
}

/** The same shift twice, one lane for each station: once stopped by a bearing, once warned by it. */
export function ShiftLanes({ caption, ...copy }: ShiftLanesProps) {
  return (
    <FigureFrame
      example
      caption={caption}
      legend={
        <>
          <LegendItem swatch="bg-accent">Runs</LegendItem>
          <LegendItem swatch="bg-cybersecurity">Over the limit, or broken</LegendItem>
          <LegendItem swatch="bg-rule-2">Waits for the press</LegendItem>
          <LegendItem swatch="bg-unit">Repaired in the break</LegendItem>
        </>
      }
    >
      <div className="relative grid gap-y-6 sm:gap-y-10">
        <Shift {...copy.unread} stations={unread} />
        <Shift {...copy.read} stations={read} />
      </div>
    </FigureFrame>
  );
}

function Shift({ title, text, stations }: ShiftCopy & { stations: readonly Station[] }) {
  return (
    <div className="grid-12 gap-y-4 border-t border-axis pt-4">
      <div className="col-span-full md:col-span-4 md:pr-8">
        <p className="text-h3">{title}</p>
        <p className="mt-2 max-w-[48ch] text-small text-ink-2">{text}</p>
        <p className="mt-3 flex items-baseline gap-2 sm:mt-4 md:mt-6">
          <span className="text-figure">{minutesLost(stations)}</span>
          <span className="text-small text-ink-2">minutes without output</span>
        </p>
      </div>
      <div className="col-span-full md:col-span-8">
        <ShiftChart stations={stations} />
      </div>
    </div>
  );
}

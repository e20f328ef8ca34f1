import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";
import type { SampleRequest } from "./content";

export interface RequestFilterProps {
  requests: readonly SampleRequest[];
  /** From the outside in. */
  gates: readonly string[];
  caption: string;
}

/** A request's way through the filter: each lane ends at the first gate that knows it, or at the site. */
export function RequestFilter({ requests, gates, caption }: RequestFilterProps) {
  return (
    <FigureFrame
      caption={caption}
      example
      legend={
        <>
          <LegendItem swatch="bg-cybersecurity">Blocked</LegendItem>
          <LegendItem swatch="area-security bg-accent">Reaches the site</LegendItem>
        </>
      }
    >
      <div className="area-security border-t border-axis">
        <div aria-hidden className={cx(row, "label-text text-ink-3 max-md:hidden")}>
          <span className="self-end pb-2">Request</span>
          <svg width="100%" height="40" className="overflow-visible">
            {gates.map((gate, index) => (
              <text key={gate} x={place(index, gates)} y="28" textAnchor="middle" className="text-ink">
                {gate}
              </text>
            ))}
          </svg>
          <span className="self-end pb-2">Outcome</span>
        </div>
        <ul>
          {requests.map((request) => (
            <li key={request.request} className={cx(row, "border-t border-rule max-md:py-3.5")}>
              <code className="self-center font-mono text-[0.84rem] md:max-lg:text-mark [overflow-wrap:anywhere]">
                {request.request}
              </code>
              <Lane gates={gates} stoppedAt={request.stoppedAt} />
              <p className="self-center text-small leading-tight text-ink-2 md:max-lg:text-label">
                <strong className="font-strong text-ink">{request.stoppedAt ?? "Passes"}:</strong>{" "}
                {request.reason}
              </p>
            </li>
          ))}
        </ul>
      </div>
    </FigureFrame>
  );
}

const row =
  "grid gap-x-6 md:grid-cols-[15.5rem_minmax(0,1fr)_11rem] lg:grid-cols-[17.5rem_minmax(0,1fr)_16rem]";

function Lane({ gates, stoppedAt }: { gates: readonly string[]; stoppedAt: string | undefined }) {
  const stop = stoppedAt === undefined ? gates.length : gates.indexOf(stoppedAt);
  const end = stoppedAt === undefined ? "100%" : place(stop, gates);
  return (
    <svg aria-hidden width="100%" height="44" className="block max-md:my-1 max-md:h-7">
      <svg width="100%" height="44" y="0" className="max-md:-translate-y-2">
        {gates.map((gate, index) => (
          <rect
            key={gate}
            x={place(index, gates)}
            width="2"
            height="44"
            className={index < stop ? "fill-rule-2" : "fill-rule"}
          />
        ))}
        <rect
          width={end}
          y="17"
          height="10"
          className={cx("animate-draw", stoppedAt ? "fill-cybersecurity" : "fill-accent")}
        />
        {stoppedAt && <rect x={end} y="8" width="5" height="28" className="fill-ink" />}
      </svg>
    </svg>
  );
}

/** Gates stand at equal distances; the site is at the right end. */
function place(index: number, gates: readonly string[]): string {
  return `${Math.round(((index + 0.75) / (gates.length + 0.35)) * 1000) / 10}%`;
}

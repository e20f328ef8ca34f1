import { cx } from "~/lib/react/cx";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";

export interface Span {
  name: string;
  kind: keyof typeof kinds;
  /** Milliseconds since the request arrived. */
  from: number;
  to: number;
}

interface PaymentTraceProps {
  spans: readonly Span[];
  caption: { limitMs: number; text: string };
}

const kinds = {
  move: { fill: "fill-unit", swatch: "bg-unit", label: "On the way" },
  check: { fill: "fill-accent", swatch: "bg-accent", label: "Checked, side by side" },
  write: { fill: "fill-hosting", swatch: "bg-hosting", label: "Written down" },
} as const;

/** Milliseconds: the scale ends a little after the limit. */
const END = 120;
const marks = [0, 25, 50, 75, 100];

/** One payment as a waterfall of spans, with the time that is left before the limit. */
export function PaymentTrace({ spans, caption: { limitMs, text } }: PaymentTraceProps) {
  const end = Math.max(...spans.map(({ to }) => to));
  return (
    <FigureFrame
      example
      caption={text}
      legend={Object.values(kinds).map(({ swatch, label }) => (
        <LegendItem key={label} swatch={swatch}>
          {label}
        </LegendItem>
      ))}
    >
      <p className="flex flex-wrap items-baseline gap-x-3 pb-3">
        <strong className="text-callout-5xl leading-none font-strong tracking-figure">{end} ms</strong>{" "}
        <span className="text-small text-ink-2">for one payment, {limitMs - end} to spare</span>
      </p>
      <div className="relative border-t border-axis pt-2">
        <ol data-scale="spans">
          {spans.map((span) => (
            <Row key={span.name} span={span} limitMs={limitMs} />
          ))}
        </ol>
        <div aria-hidden className={row}>
          <span />
          <svg width="100%" height="24" className="label-text block text-ink-3">
            {marks.map((mark) => (
              <text
                key={mark}
                x={at(mark)}
                y="19"
                textAnchor={mark === 0 ? "start" : "middle"}
                className={cx(mark % 50 !== 0 && "max-sm:hidden", mark === limitMs && "font-strong text-ink")}
              >
                {mark === limitMs ? `${mark} ms` : mark}
              </text>
            ))}
          </svg>
        </div>
      </div>
    </FigureFrame>
  );
}

const row = "grid grid-cols-[7.25rem_1fr] lg:grid-cols-[8rem_1fr]";

function Row({ span: { name, kind, from, to }, limitMs }: { span: Span; limitMs: number }) {
  return (
    <li className={row}>
      <p className="label-text self-center text-ink-2">
        {name}
        <span className="sr-only">{`: from ${from} to ${to} ms`}</span>
      </p>
      <svg aria-hidden width="100%" height="30" className="block">
        {marks.map((mark) => (
          <line
            key={mark}
            x1={at(mark)}
            x2={at(mark)}
            y2="30"
            className={mark === limitMs ? "stroke-ink stroke-3" : "stroke-rule"}
          />
        ))}
        <rect
          x={at(from)}
          y="7"
          width={at(to - from)}
          height="16"
          className={`${kinds[kind].fill} animate-draw`}
        />
        <text
          x={at(to)}
          dx="6"
          y="19.5"
          className="label-text stroke-ground stroke-4 text-ink-3 [paint-order:stroke]"
        >
          {to - from}
        </text>
      </svg>
    </li>
  );
}

function at(time: number): string {
  return `${Math.round((time / END) * 10_000) / 100}%`;
}

import { FigureFrame } from "~/ui/figure-frame";

/** One supplier's turn with the outage, in minutes since it began. */
export interface Turn {
  who: string;
  from: number;
  to: number;
  says: string;
}

export interface BlameRoundProps {
  label: string;
  caption: string;
  /** From the first call to the last that is drawn, whole hours. */
  hours: number;
  startsAt: number;
  suppliers: readonly Turn[];
  team: Turn;
}

const ROW = 40;
const BAR = 14;

/** An outage handed down from supplier to supplier, and under a line the same one with a single team. */
export function BlameRound({ label, caption, hours, startsAt, suppliers, team }: BlameRoundProps) {
  const base = suppliers.length * ROW;
  const at = (minute: number) => `${Math.round(260 + (minute / (hours * 60)) * 740) / 10}%`;
  return (
    <FigureFrame caption={caption} example>
      <div className="relative">
        <svg role="img" aria-label={label} width="100%" height={base + ROW + 26} className="label-text block">
          {Array.from({ length: hours + 1 }, (_, hour) => (
            <g key={hour}>
              <line x1={at(hour * 60)} x2={at(hour * 60)} y2={base + ROW} className="stroke-rule" />
              <text
                x={at(hour * 60)}
                y={base + ROW + 20}
                textAnchor={hour === hours ? "end" : "middle"}
                className="fill-ink-3"
              >
                {`${String(startsAt + hour).padStart(2, "0")}:00`}
              </text>
            </g>
          ))}
          {suppliers.slice(1).map(({ from }, index) => (
            <line
              key={from}
              x1={at(from)}
              x2={at(from)}
              y1={index * ROW + ROW / 2}
              y2={(index + 1) * ROW + ROW / 2}
              className="stroke-unit"
            />
          ))}
          {[...suppliers, team].map((turn, index) => (
            <Lane
              key={turn.says}
              turn={turn}
              at={at}
              y={index * ROW}
              ours={turn === team}
              late={turn.to > hours * 30}
            />
          ))}
          <line x2="100%" y1={base} y2={base} className="stroke-axis" />
        </svg>
      </div>
    </FigureFrame>
  );
}

interface LaneProps {
  turn: Turn;
  at: (minute: number) => string;
  y: number;
  ours: boolean;
  /** What is said stands before the bar instead of after it. */
  late: boolean;
}

function Lane({ turn: { who, from, to, says }, at, y, ours, late }: LaneProps) {
  const baseline = y + ROW / 2 + 5;
  const width = `${Number.parseFloat(at(to)) - Number.parseFloat(at(from))}%`;
  return (
    <>
      <text y={baseline} className="fill-ink font-strong">
        {who}
      </text>
      <rect
        x={at(from)}
        y={y + (ROW - BAR) / 2}
        width={width}
        height={BAR}
        className={ours ? "animate-draw fill-blue" : "animate-draw fill-unit"}
      />
      <text
        x={at(late ? from : to)}
        y={baseline}
        dx={late ? -8 : 8}
        textAnchor={late ? "end" : "start"}
        className={ours ? "fill-ink font-strong" : "fill-ink-2"}
      >
        {says}
      </text>
    </>
  );
}

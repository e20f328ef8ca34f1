import { UnitRows } from "~/figures/unit-rows";

export type ServiceDrawingName = keyof typeof drawings;

const rows = [0, 1, 2, 3, 4, 5];

/** What each service does, in bars. Decorative: its text stands below. */
export function ServiceDrawing({ name }: { name: ServiceDrawingName }) {
  return (
    <svg aria-hidden width="100%" height="84" className="block">
      {drawings[name]}
    </svg>
  );
}

const drawings = {
  /** Many sources, one stream. */
  collect: (
    <>
      {rows.map((row) => (
        <rect
          key={row}
          x={`${[0, 9, 4, 14, 2, 7][row]}%`}
          y={row * 15 + 1}
          width={`${50 - ([0, 9, 4, 14, 2, 7][row] ?? 0)}%`}
          height="7"
          className="fill-tier-3"
        />
      ))}
      <rect x="50%" width="6" height="84" className="fill-ink" />
      <rect x="54%" y="31" width="46%" height="22" className="fill-accent" />
    </>
  ),
  /** Three shifts of a day, each longer than eight hours so that they meet. */
  shifts: (
    <>
      {[0, 25, 50, 75, 100].map((x) => (
        <line key={x} x1={`${x}%`} x2={`${x}%`} y2="84" className="stroke-rule-2" />
      ))}
      {[0, 1, 2].map((shift) => (
        <rect
          key={shift}
          x={`${shift * 32}%`}
          y={shift * 30}
          width="36%"
          height="24"
          className={["fill-tier-4", "fill-accent", "fill-tier-1"][shift]}
        />
      ))}
    </>
  ),
  /** Single events say nothing; three of them are a path. */
  hunt: (
    <>
      <UnitRows
        rows={rows.map((row) => ({ y: row * 15 + 1, count: 60 }))}
        pitch={18}
        size={{ width: 11, height: 7 }}
        className="text-rule-2"
      />
      <path d="M54 16h11v7h-11zM108 31h11v7h-11zM162 46h11v7h-11zM216 61h11v7h-11z" className="fill-accent" />
      <path
        d="M59.5 23v11.5h48.5M113.5 38v11.5h48.5M167.5 53v11.5h48.5"
        className="fill-none stroke-accent"
      />
    </>
  ),
  /** It spreads until the door closes. */
  contain: (
    <>
      {rows.map((row) => (
        <g key={row}>
          <rect x="0" y={row * 15 + 1} width="100%" height="7" className="fill-rule" />
          <rect
            y={row * 15 + 1}
            width={`${[18, 34, 44, 44, 29, 12][row]}%`}
            height="7"
            className="fill-accent"
          />
        </g>
      ))}
      <rect x="44%" width="6" height="84" className="fill-ink" />
    </>
  ),
} as const;

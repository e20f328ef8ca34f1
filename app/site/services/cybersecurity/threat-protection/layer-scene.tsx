/** Layers are counted from the outside, beginning with 0. */
export interface Scene {
  attackEndsAt: number;
  /** The layers that let nothing through at that moment. */
  closed: readonly number[];
  /** Whether the place that was hit is cut off from the rest. */
  isolated?: boolean;
  /** Whether what the attack left behind is gone. */
  cleaned?: boolean;
}

const HEIGHT = 120;
const MIDDLE = HEIGHT / 2;
const LAYERS = 5;

/** An attack from the left, five layers as gates, the data on the right. The step's text says the same. */
export function LayerScene({ scene: { attackEndsAt, closed, isolated, cleaned } }: { scene: Scene }) {
  const end = left(attackEndsAt);
  return (
    <svg aria-hidden width="100%" height={HEIGHT} className="block border-y border-rule-2 max-sm:h-20">
      {/* A phone cuts off the ends of the gates, so that four pictures fit on a screen. */}
      <g className="max-sm:-translate-y-5">
        {Array.from({ length: LAYERS }, (_, layer) => (
          <rect
            key={layer}
            x={`${left(layer)}%`}
            y={closed.includes(layer) ? 12 : 24}
            width={closed.includes(layer) ? 6 : 2}
            height={closed.includes(layer) ? HEIGHT - 24 : HEIGHT - 48}
            className={closed.includes(layer) ? "fill-ink" : "fill-rule-2"}
          />
        ))}
        <rect x="88%" y="36" width="12%" height={HEIGHT - 72} className="fill-blue" />
        <line
          x2={`${end}%`}
          y1={MIDDLE}
          y2={MIDDLE}
          strokeDasharray={cleaned ? "2 6" : undefined}
          className="stroke-cybersecurity stroke-6"
        />
        <svg x={`${end}%`} y={MIDDLE} className="overflow-visible">
          {isolated && (
            <rect
              x="-18"
              y="-27"
              width="42"
              height="54"
              className="fill-none stroke-cybersecurity stroke-2"
            />
          )}
          <rect
            x="-6"
            y="-14"
            width="18"
            height="28"
            className={cleaned ? "fill-blue" : "fill-cybersecurity"}
          />
        </svg>
      </g>
    </svg>
  );
}

/** Where a layer stands, in per cent. */
function left(layer: number): number {
  return 22 + layer * 14;
}

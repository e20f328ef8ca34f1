import { FigureFrame } from "~/ui/figure-frame";

const TOP = 40;
const SIDE = 16;
const CORE = 148;
/** Room at the left where attacks start, then one step to the right for each layer; in per cent. */
const OUTSIDE = 12;
const STEP = 7;

interface DefenceProps {
  /** From the outside in. */
  layers: readonly string[];
  threats: readonly { name: string; stopsAt: string }[];
}

/** Layers as nested boxes around the data. Each numbered attack comes from the left and ends at the layer that stops it. */
export function LayersOfDefence({ layers, threats }: DefenceProps) {
  const height = layers.length * (TOP + SIDE) + CORE;
  const coreTop = layers.length * TOP;
  const pitch = (CORE - 28) / (threats.length - 1);
  return (
    <FigureFrame caption="Each number is a threat of the list below; its line ends at the layer that stops it.">
      <svg
        role="img"
        aria-label={`${layers.length} layers around your data: ${layers.join(", ")}. ${threats.map((threat) => `${threat.name} ends at ${threat.stopsAt}`).join("; ")}.`}
        width="100%"
        height={height}
        className="block"
      >
        {layers.map((name, depth) => (
          <g key={name}>
            <rect
              x={`${left(depth)}%`}
              y={depth * TOP + 1}
              width={`${99.6 - left(depth) - depth * 1.6}%`}
              height={height - depth * (TOP + SIDE) - 2}
              className="fill-ink/5 stroke-rule-2"
            />
            <rect
              x={`${left(depth)}%`}
              y={depth * TOP + 1}
              width="4"
              height={height - depth * (TOP + SIDE) - 2}
              className="fill-ink"
            />
            <text x={`${left(depth)}%`} dx="16" y={depth * TOP + 26} className="label-text text-ink">
              {name}
            </text>
          </g>
        ))}
        <Core x={left(layers.length)} y={coreTop} depth={layers.length} />
        {threats.map((threat, index) => {
          const y = coreTop + 14 + index * pitch;
          const end = left(layers.indexOf(threat.stopsAt));
          return (
            <g key={threat.name}>
              <rect
                x="0"
                y={y - 2}
                width={`${end}%`}
                height="4"
                className="animate-draw fill-cybersecurity"
              />
              <svg x={`${end}%`} y={y} className="overflow-visible">
                <rect x="-3" y="-8" width="10" height="16" className="fill-cybersecurity" />
              </svg>
              <rect y={y - 10} width="20" height="20" className="fill-ink" />
              <text x="10" y={y + 5} textAnchor="middle" className="label-text fill-paper font-bold">
                {index + 1}
              </text>
            </g>
          );
        })}
      </svg>
    </FigureFrame>
  );
}

/** Where a layer begins, in per cent. */
function left(depth: number): number {
  return OUTSIDE + depth * STEP;
}

/** What all of it is about. */
function Core({ x, y, depth }: { x: number; y: number; depth: number }) {
  return (
    <>
      <rect x={`${x}%`} y={y} width={`${99.6 - x - depth * 1.6}%`} height={CORE} className="fill-blue" />
      <text x={`${x}%`} dx="16" y={y + 30} className="fill-on-blue text-body font-strong">
        Your data
      </text>
    </>
  );
}

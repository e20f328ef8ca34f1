export interface LinkedUnit {
  column: number;
  row: number;
  /** What the link is called. */
  label: string;
  to: string;
  /** Sets its colour, as --accent. */
  className?: string;
}

interface LinkedUnitsProps {
  units: readonly LinkedUnit[];
  pitch: number;
  size: number;
  /** How far around a unit the pointer still meets it, in the drawing's own measure. */
  reach: number;
}

/** Single units of a drawing of many (UnitRows) that lead somewhere: larger to the pointer than to the eye. */
export function LinkedUnits({ units, pitch, size, reach }: LinkedUnitsProps) {
  return units.map(({ column, row, label, to, className = "" }) => (
    <a key={label} href={to} aria-label={label} className={`group ${className}`}>
      <title>{label}</title>
      <Square x={column * pitch} y={row * pitch} size={size} out={reach} className="fill-transparent" />
      <Square
        x={column * pitch}
        y={row * pitch}
        size={size}
        out={size * 0.45}
        className="fill-none group-hover:stroke-blue-text"
      />
      <Square x={column * pitch} y={row * pitch} size={size} out={0} className="fill-accent" />
    </a>
  ));
}

interface SquareProps {
  x: number;
  y: number;
  size: number;
  out: number;
  className: string;
}

function Square({ x, y, size, out, className }: SquareProps) {
  const side = size + 2 * out;
  return <rect x={x - out} y={y - out} width={side} height={side} className={className} />;
}

/** Bars or strokes of one look: a path in a box 1000 wide. */
export interface Layer {
  d: string;
  className: string;
}

interface LayersProps {
  layers: readonly Layer[];
  height: number;
  className: string;
}

/** Stretches with the page; bars keep their place on the scale because only lengths are drawn in it, never text. */
export function Layers({ layers, height, className }: LayersProps) {
  return (
    <svg viewBox={`0 0 1000 ${height}`} preserveAspectRatio="none" aria-hidden className={className}>
      {layers.map((layer) => (
        <path key={layer.className} {...layer} />
      ))}
    </svg>
  );
}

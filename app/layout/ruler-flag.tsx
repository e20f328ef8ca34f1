interface FlagProps {
  label: string;
  x: number;
  width: number;
  /** Steps back behind another flag. */
  outlined?: boolean | undefined;
  className?: string;
}

/** A box with its text, on the ruler or on top of a hairline in a figure. */
export function Flag({ label, x, width, outlined, className }: FlagProps) {
  return (
    <g className={className || undefined}>
      <rect
        x={outlined ? x + 0.5 : x}
        y="7"
        width={outlined ? width - 1 : width}
        height="22"
        rx="2"
        className={outlined ? "fill-paper stroke-current" : "fill-current"}
      />
      <text
        x={x + 8}
        y="22"
        className={`text-[0.78125rem] font-strong narrow ${outlined ? "fill-current" : "fill-paper"}`}
      >
        {label}
      </text>
    </g>
  );
}

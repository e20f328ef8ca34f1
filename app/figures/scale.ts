interface Scale {
  from?: number;
  to: number;
}

/** Where a value lies on the scale, in per cent. */
export function positionOn({ from = 0, to }: Scale, value: number): number {
  const position = ((value - from) / (to - from)) * 100;
  return Math.round(position * 1000) / 1000;
}

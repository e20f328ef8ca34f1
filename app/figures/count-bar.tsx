interface CountBarProps {
  count: number;
  /** The longest bar's count, which fills the width. */
  most: number;
}

/** One mark for each article, on the scale of the fullest shelf. The number stands beside it. */
export function CountBar({ count, most }: CountBarProps) {
  const pitch = 100 / most;
  return (
    <svg width="100%" height="6" aria-hidden className="mt-1.5 block fill-accent">
      {Array.from({ length: count }, (_, index) => (
        <rect key={index} x={percent(index * pitch)} width={percent(pitch * 0.78)} height="6" />
      ))}
    </svg>
  );
}

function percent(value: number): string {
  return `${Math.round(value * 100) / 100}%`;
}

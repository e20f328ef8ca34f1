export interface DaysBarProps {
  days: { from: number; to: number };
  /** The days that fill the width. */
  longest: number;
}

/** Days from order to certificate: solid up to the shorter end of the range, paler to the longer one. */
export function DaysBar({ days: { from, to }, longest }: DaysBarProps) {
  const share = (days: number) => `${Math.round((days / longest) * 1000) / 10}%`;
  return (
    <svg aria-hidden width="100%" height="18" className="mt-1.5 block bg-rule">
      <rect width={share(from)} height="18" className="fill-blue-text" />
      <rect x={share(from)} width={share(to - from)} height="18" className="fill-blue-text" opacity="0.5" />
      {to === 0 && <rect width="3" height="18" className="fill-blue-text" />}
    </svg>
  );
}

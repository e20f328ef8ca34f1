import { useId } from "react";

interface PartBarProps {
  /** In cents, each after the one before. */
  parts: readonly { key: string; cents: number; fill: string }[];
  tax: number;
  /** What was taken off: an outline after all that is paid. */
  discount?: number;
  /** Cents at full width. */
  whole: number;
  height: number;
  className?: string;
}

/** Narrower parts would be hidden by the cut before them, in per cent. */
const CUT_FROM = 0.6;

/** A sum as one bar of its parts: tax hatched, a discount in outline. */
export function PartBar({ parts, tax, discount = 0, whole, height, className }: PartBarProps) {
  const hatch = useId();
  const placed = placedParts(parts, whole);
  const paid = parts.reduce((sum, { cents }) => sum + cents, 0);
  const box = { y: 0.5, height: height - 1 };
  return (
    <svg aria-hidden height={height} className={`block w-full overflow-visible ${className ?? ""}`}>
      <pattern id={hatch} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path d="M0 0V5" className="stroke-control stroke-2" />
      </pattern>
      {placed.map(({ key, from, width, fill }) => (
        <rect key={key} x={`${from}%`} width={`${width}%`} height={height} className={fill} />
      ))}
      {tax > 0 && (
        <rect
          {...box}
          x={share(paid, whole)}
          width={share(tax, whole)}
          fill={`url(#${hatch})`}
          className="stroke-control"
        />
      )}
      {discount > 0 && (
        <rect
          {...box}
          x={share(paid + tax, whole)}
          width={share(discount, whole)}
          className="fill-none stroke-control [stroke-dasharray:3_3]"
        />
      )}
      {placed.map(
        ({ key, end, width }) =>
          width >= CUT_FROM &&
          end < 100 && <rect key={key} x={`${end}%`} width="2" height={height} className="fill-paper" />,
      )}
    </svg>
  );
}

/** Where each part lies, in per cent. */
export function placedParts<Part extends { cents: number }>(parts: readonly Part[], whole: number) {
  let reached = 0;
  return parts.map((part) => {
    const from = percent(reached, whole);
    reached += part.cents;
    const end = percent(reached, whole);
    return { ...part, from, end, width: percent(part.cents, whole) };
  });
}

function share(cents: number, whole: number): string {
  return `${percent(cents, whole)}%`;
}

function percent(cents: number, whole: number): number {
  return whole === 0 ? 0 : Math.round((cents / whole) * 100_000) / 1000;
}

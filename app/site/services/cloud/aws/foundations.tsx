import type { Foundation } from "./landing-zone";

/** Left edge and width of each bay in per cent, as the grid of the landing zone divides them. */
const bays = [
  [0, 20],
  [20, 30],
  [50, 30],
  [80, 20],
] as const;

export interface FoundationsProps {
  foundations: readonly Foundation[];
  /** The names of the bays, from left to right. */
  units: readonly string[];
}

/** Slabs that reach under every account; dark under the unit they are kept in. */
export function Foundations({ foundations, units }: FoundationsProps) {
  return (
    <ul className="border-x border-b border-rule-2 px-3 pt-3 pb-1 md:px-0 md:pt-0">
      {foundations.map(({ name, text, livesIn }) => {
        const [x, width] = bays[units.indexOf(livesIn)] ?? [0, 0];
        return (
          <li key={name} className="md:not-first:mt-1">
            <svg aria-hidden width="100%" height="14" className="block max-md:hidden">
              <rect width="100%" height="14" className="fill-blue-3" />
              <rect x={`${x}%`} width={`${width}%`} height="14" className="fill-blue" />
            </svg>
            <p className="label-text flex flex-wrap justify-between gap-x-6 px-0 py-2 text-ink-2 md:px-3">
              <span>
                <strong className="font-bold text-ink">{name}.</strong> {text}
              </span>
              <span className="text-ink-3">Kept in {livesIn}</span>
            </p>
          </li>
        );
      })}
    </ul>
  );
}

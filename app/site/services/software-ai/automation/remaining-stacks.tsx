import type { Saving } from "~/catalogue/automation";

const BARS = 20;
const PITCH = 11;
const BAR = 8;
const HEIGHT = BARS * PITCH - (PITCH - BAR);

interface RemainingStacksProps {
  savings: readonly Saving[];
  /** Title and description of each figure, by its measure. */
  copy: Record<string, { title: string; description: string }>;
}

/** A process by hand is a stack of twenty bars; the accented ones at the bottom are left afterwards. */
export function RemainingStacks({ savings, copy }: RemainingStacksProps) {
  return (
    <dl data-scale="savings" className="grid gap-x-(--gap) gap-y-8 sm:gap-y-12 md:grid-cols-3">
      {savings.map(({ measure, saved }) => (
        <div
          key={measure}
          className="grid grid-cols-[6rem_1fr] grid-rows-[auto_auto_1fr] gap-x-5 lg:grid-cols-[8rem_1fr]"
        >
          <dt className="col-start-2 row-start-2 mt-3 text-h4">{copy[measure]?.title}</dt>
          <dd className="col-start-2 row-start-1 -mt-1 text-figure">{saved}%</dd>
          <dd className="col-start-2 row-start-3 mt-2 text-small text-ink-2">{copy[measure]?.description}</dd>
          <dd aria-hidden className="col-start-1 row-span-3 row-start-1">
            <Stack left={Math.round((BARS * (100 - saved)) / 100)} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Stack({ left }: { left: number }) {
  return (
    <svg width="100%" height={HEIGHT} className="block">
      {Array.from({ length: BARS }, (_, bar) => (
        <rect
          key={bar}
          y={HEIGHT - bar * PITCH - BAR}
          width="100%"
          height={BAR}
          className={bar < left ? "fill-accent" : "fill-accent/18"}
        />
      ))}
    </svg>
  );
}

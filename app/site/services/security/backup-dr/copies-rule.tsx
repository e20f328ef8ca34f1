import { barsPath, type Bar } from "~/figures/bars";
import type { CopyRule } from "./content";

/** The 3-2-1-1-0 rule, each figure with its bars. */
export function CopiesRule({ rules }: { rules: readonly CopyRule[] }) {
  return (
    <ol className="area-security grid border-t border-axis md:grid-cols-5">
      {rules.map((rule, index) => (
        <li
          key={rule.title}
          className="grid grid-cols-[4.5rem_minmax(0,1fr)] border-rule-2 py-6 max-md:border-b max-sm:py-4 sm:gap-x-4 md:block md:py-8 md:not-first:border-l md:not-first:pl-5 md:not-last:pr-5"
        >
          <p className="row-span-2 text-[4rem] leading-none font-strong tracking-numeral md:text-[5.5rem] lg:text-[7rem]">
            {rule.count}
          </p>
          <div className="flex flex-row-reverse items-center justify-between sm:block">
            <svg aria-hidden width="120" height="44" className="sm:mb-3 md:mt-5 md:mb-5">
              <path d={barsPath(drawings[index]?.quiet ?? [])} className="fill-rule-2" />
              <path d={barsPath(drawings[index]?.bars ?? [])} className="fill-accent" />
              <path
                d={barsPath(drawings[index]?.outline ?? [])}
                fill="none"
                className="stroke-ink-3"
                strokeDasharray={index === 4 ? "3 3" : undefined}
              />
            </svg>
            <h3 className="text-h4">{rule.title}</h3>
          </div>
          <p className="text-small text-ink-2 max-md:col-start-2 sm:mt-1.5">{rule.description}</p>
        </li>
      ))}
    </ol>
  );
}

interface Drawing {
  bars: readonly Bar[];
  quiet?: readonly Bar[];
  outline?: readonly Bar[];
}

const bar = (x: number, y: number, width: number, height = 8): Bar => ({ x, y, width, height });

/** Three copies; two kinds of storage; one apart from the rest; one behind a wall; nothing unread. */
const drawings: readonly Drawing[] = [
  { bars: [bar(0, 4, 84), bar(0, 18, 84), bar(0, 32, 84)] },
  { bars: [bar(0, 4, 84), ...[0, 22, 44, 66].map((x) => bar(x, 28, 18, 12))] },
  { bars: [bar(76, 18, 44)], quiet: [bar(0, 4, 44), bar(0, 32, 44)] },
  { bars: [bar(10, 18, 64)], outline: [bar(0.5, 4.5, 83, 35)] },
  { bars: [], outline: [bar(0.5, 4.5, 83, 8), bar(0.5, 18.5, 83, 8), bar(0.5, 32.5, 83, 8)] },
];

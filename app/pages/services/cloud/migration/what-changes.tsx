type Extent = "none" | "part" | "all";

export interface ChangedLayer {
  layer: string;
  /** How much of it changes, in the order of the strategies. */
  changes: readonly [Extent, Extent, Extent];
}

export interface WhatChangesProps {
  strategies: readonly string[];
  layers: readonly ChangedLayer[];
}

/** Layer by layer, what each strategy touches. */
export function WhatChanges({ strategies, layers }: WhatChangesProps) {
  return (
    <table className="w-full table-fixed border-collapse text-small max-sm:font-stretch-80%">
      <thead>
        <tr className="border-b-2 border-ink-3 text-left align-bottom max-sm:text-[0.8125rem] max-sm:font-stretch-80% [&>th]:pr-2 [&>th]:pb-3 [&>th]:leading-tight [&>th]:font-strong">
          <th scope="col" className="w-[28%]">
            Layer
          </th>
          {strategies.map((strategy) => (
            <th key={strategy} scope="col">
              {strategy}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {layers.map(({ layer, changes }) => (
          <tr key={layer} className="border-b border-rule-2">
            <th scope="row" className="py-3.5 pr-2 text-left leading-tight font-strong">
              {layer}
            </th>
            {changes.map((extent, index) => (
              <td key={index} className="py-3.5 pr-2 align-middle text-ink-2">
                <span className="flex flex-col gap-x-3 gap-y-1 sm:flex-row sm:items-center">
                  <svg aria-hidden width="44" height="12" className="shrink-0">
                    <rect x=".5" y=".5" width="43" height="11" className="fill-none stroke-rule-2" />
                    <rect width={widths[extent]} height="12" className={fills[index]} />
                  </svg>
                  {words[extent]}
                </span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const words: Record<Extent, string> = { none: "Stays", part: "In part", all: "Changes" };
const widths: Record<Extent, number> = { none: 0, part: 22, all: 44 };
/** The colours of the strategies in the chart above. */
const fills = ["fill-cloud", "fill-blue", "fill-ink"];

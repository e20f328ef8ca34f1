import type { CustomVps } from "~/catalogue/vps";
import { formatPrice } from "~/lib/format/format-price";
import { priceParts } from "./price-parts";

/** The price as one bar, each part as long as its dollars. */
export function PriceBar({ configuration }: { configuration: CustomVps }) {
  const shares = priceParts(configuration);
  return (
    <div>
      <svg aria-hidden width="100%" height="44" className="block forced-color-adjust-none">
        {shares.map(({ part, from, share }) => (
          <rect
            key={part.key}
            x={`${from}%`}
            width={`${share}%`}
            height="44"
            className={`${part.colour.fill} stroke-surface stroke-2`}
          />
        ))}
      </svg>
      <dl className="mt-2.5 grid grid-cols-3 gap-x-2">
        {shares.map(({ part, dollars }) => (
          <div key={part.key} className="border-l border-rule-2 pl-2.5">
            <dt className="sr-only">{part.label}</dt>
            <dd className="text-[1.25rem] leading-tight font-strong tracking-[-0.03em]">
              {formatPrice(dollars)}
            </dd>
            <dd className="label-text mt-0.5 flex items-center gap-1.5 text-ink-3">
              <span
                aria-hidden
                className={`size-2.5 shrink-0 forced-color-adjust-none ${part.colour.swatch}`}
              />
              {configuration[part.key]} {part.noun}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

import type { CustomVps } from "~/catalogue/custom-vps";
import { formatPrice } from "~/lib/format/format-price";
import { priceParts } from "./price-parts";

/** The price as one bar, each part as long as its dollars. */
export function PricePartsBar({ configuration }: { configuration: CustomVps }) {
  const shares = priceParts(configuration);
  return (
    <div data-scale="price-parts">
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
      <dl className="mt-2.5 flex">
        {shares.map(({ part, dollars, share }) => (
          <div key={part.key} className="vps-part">
            <dt className="sr-only">{part.label}</dt>
            <dd className="px-2 text-callout-xs leading-tight font-strong tracking-callout">
              <Stretch share={share} />
              {formatPrice(dollars)}
            </dd>
            <dd className="label-text mt-0.5 flex items-center gap-1.5 px-2 text-ink-3 max-sm:whitespace-normal">
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

/**
 * Makes a label as wide as its segment: far too wide at first, then shrunk by the row in proportion, though never below
 * the label's text. So a label begins where its segment does, and only those over narrow segments take room from others.
 */
function Stretch({ share }: { share: number }) {
  return <svg aria-hidden width={share * 400} height="0" className="block max-w-full" />;
}

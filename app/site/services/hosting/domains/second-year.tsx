import type { DomainExtension } from "~/catalogue/domains.data";
import { formatPrice } from "~/lib/format/format-price";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";

/** Both prices of each extension as two bars: the one that is advertised, and the one that is paid. */
export function SecondYear({ extensions }: { extensions: readonly DomainExtension[] }) {
  const most = Math.max(...extensions.map((each) => each.renewal));
  return (
    <div className="area-hosting mt-10">
      <FigureFrame
        caption={`Full width is ${formatPrice(most)} per year.`}
        legend={
          <>
            <LegendItem swatch="bg-accent">First year</LegendItem>
            <LegendItem swatch="bg-unit">Renewal, each year after</LegendItem>
          </>
        }
      >
        <ul
          data-scale="prices"
          className="grid grid-cols-2 gap-x-(--gap) border-t border-axis md:grid-cols-4"
        >
          {extensions.map(({ extension, price, renewal }) => (
            <li key={extension} className="border-b border-rule-2 pt-3 pb-4">
              <p className="items-baseline justify-between gap-x-3 sm:flex">
                <span className="block font-strong">{extension}</span>
                <span className="label-text block text-ink-2">
                  {formatPrice(price)}, then {formatPrice(renewal)}
                </span>
              </p>
              <svg aria-hidden width="100%" height="23" className="mt-2 block">
                <rect width={`${(price / most) * 100}%`} height="10" className="animate-draw fill-accent" />
                <rect
                  y="13"
                  width={`${(renewal / most) * 100}%`}
                  height="10"
                  className="animate-draw fill-unit"
                />
              </svg>
            </li>
          ))}
        </ul>
      </FigureFrame>
    </div>
  );
}

import type { DomainExtension } from "~/catalogue/domains.data";
import { threeYearTotal } from "~/catalogue/three-year-total";
import { formatPrice } from "~/lib/format/format-price";
import { Badge } from "~/ui/badge";
import { FigureFrame } from "~/ui/figure-frame";
import { LegendItem } from "~/ui/legend-item";

/** What each extension costs now, later and over three years, with the three years drawn on one scale. */
export function PriceGrid({ extensions }: { extensions: readonly DomainExtension[] }) {
  const most = Math.max(...extensions.map(threeYearTotal));
  return (
    <div className="area-hosting">
      <FigureFrame
        caption={`US dollars. Full width is ${formatPrice(most)}, the highest total for three years.`}
        legend={
          <>
            <LegendItem swatch="bg-accent">First year</LegendItem>
            <LegendItem swatch="bg-accent/55">Second</LegendItem>
            <LegendItem swatch="bg-accent/30">Third</LegendItem>
          </>
        }
      >
        {/* Fits a phone; with text spaced out it scrolls here rather than with the whole page. */}
        <div className="overflow-x-auto">
          <table data-scale="three-years" className="w-full border-collapse text-left">
            <caption className="sr-only">Prices of domain names by extension</caption>
            <thead>
              <tr className="label-text border-b border-axis text-ink-2">
                <th scope="col" className={head}>
                  Extension
                </th>
                <th scope="col" className={`${head} text-right`}>
                  First year
                </th>
                <th scope="col" className={`${head} text-right`}>
                  Renewal
                </th>
                <th scope="col" className={`${head} text-right`}>
                  Three years
                </th>
                <th scope="col" aria-hidden className="w-[46%] py-3 pl-8 font-medium max-md:hidden">
                  The three years, to scale
                </th>
              </tr>
            </thead>
            {extensions.map((extension) => (
              <tbody key={extension.extension} className="border-b border-rule-2">
                <tr>
                  <th scope="row" className="py-4 text-h3 max-sm:text-h4">
                    <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
                      {extension.extension}
                      {extension.popular && <Badge>Popular</Badge>}
                    </span>
                  </th>
                  <td className={figure}>{formatPrice(extension.price)}</td>
                  <td className={figure}>{formatPrice(extension.renewal)}</td>
                  <td className={`${figure} font-strong`}>{formatPrice(threeYearTotal(extension))}</td>
                  <td aria-hidden className="py-4 pl-8 max-md:hidden">
                    <ThreeYears extension={extension} most={most} />
                  </td>
                </tr>
                {/* A phone has no room beside the figures: there the bar stands below them. */}
                <tr aria-hidden className="md:hidden">
                  <td colSpan={4} className="pb-4">
                    <ThreeYears extension={extension} most={most} />
                  </td>
                </tr>
              </tbody>
            ))}
          </table>
        </div>
      </FigureFrame>
    </div>
  );
}

const head = "py-3 pl-2 first:pl-0 font-medium";
const figure = "py-4 pl-2 text-right text-small tabular md:text-h4 md:font-normal";

function ThreeYears({ extension, most }: { extension: DomainExtension; most: number }) {
  const { price, renewal } = extension;
  const share = (dollars: number) => `${((dollars / most) * 100).toFixed(2)}%`;
  return (
    <svg aria-hidden width="100%" height="18" className="block">
      <rect width={share(price)} height="18" className="fill-accent" />
      <rect x={share(price)} width={share(renewal)} height="18" className="fill-accent/55" />
      <rect x={share(price + renewal)} width={share(renewal)} height="18" className="fill-accent/30" />
    </svg>
  );
}

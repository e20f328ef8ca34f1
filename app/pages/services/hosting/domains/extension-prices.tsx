import type { DomainExtension } from "~/catalogue/domains";
import { formatPrice } from "~/lib/format-price";
import { Badge } from "~/ui/badge";

/** What an extension costs in its first year and in every year after it. */
export function ExtensionPrices({ extensions }: { extensions: readonly DomainExtension[] }) {
  return (
    <table className="w-full border-collapse text-left">
      <caption className="label-text pb-4 text-left text-ink-3">Prices of domain names by extension</caption>
      <thead>
        <tr className="label-text border-b border-rule-2 text-ink-2">
          <th scope="col" className="py-3 pr-4 font-medium">
            Extension
          </th>
          <th scope="col" className="px-4 py-3 text-right font-medium">
            First year
          </th>
          <th scope="col" className="py-3 pl-4 text-right font-medium">
            Renewal
          </th>
        </tr>
      </thead>
      <tbody>
        {extensions.map(({ extension, price, renewal, popular }) => (
          <tr key={extension} className="border-b border-rule">
            <th scope="row" className="py-4 pr-4 text-h4">
              <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
                {extension}
                {popular && <Badge>Popular</Badge>}
              </span>
            </th>
            <td className="px-4 py-4 text-right text-h4 tabular-nums">{formatPrice(price)}</td>
            <td className="py-4 pl-4 text-right text-h4 text-ink-2 tabular-nums">{formatPrice(renewal)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

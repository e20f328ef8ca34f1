import type { PriceLine } from "~/catalogue/listed-plan";
import { formatPrice } from "~/lib/format/format-price";
import { Badge } from "~/ui/badge";
import { SiteLink } from "~/ui/site-link";
import { EstimateSlot } from "./estimate-slot";
import { PriceBar } from "./price-bar";

/** The plans of one product line. Bars compare prices of the same period only. */
export function PriceTable({ line }: { line: PriceLine }) {
  const { id, name, path, headings, plans } = line;
  const periods = [...new Set(plans.flatMap(({ period }) => period ?? []))];
  const isMixed = periods.length > 1;
  const compared = plans.filter(({ period }) => period === periods[0]);
  const isDomains = plans.some(({ domain }) => domain);
  return (
    <table id={id} data-scale="price-table" className="price-table">
      <caption>
        <h4>
          <SiteLink to={path} className="inline-block py-1 hover:underline">
            {name}
          </SiteLink>
        </h4>
        <span className="label-text text-ink-3">{periods.join(", or ")}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{isDomains ? "Extension" : "Plan"}</th>
          <th scope="col">{isDomains ? "Three years" : "Price"}</th>
          {headings.map((heading) => (
            <th key={heading} scope="col" className="price-word">
              {heading}
            </th>
          ))}
          <th scope="col">
            <span className="sr-only">Choose</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.id} data-plan={plan.id}>
            <th scope="row">
              {plan.popular && <span aria-hidden className="price-popular" />}
              {plan.name}
              {plan.popular && <Popular />}
              <span className="price-facts">{plan.facts.join(" · ")}</span>
            </th>
            <td className="price-amount">
              {formatPrice(plan.domain?.threeYears ?? plan.price)}
              <span className={isMixed || isDomains ? "label-text font-medium text-ink-3" : "sr-only"}>
                {" "}
                {isDomains ? "for three years" : plan.period}
              </span>
              <PriceBar plan={plan} compared={compared} />
            </td>
            {plan.words.map((word, index) => (
              <td key={headings[index]} className="price-word">
                {word}
              </td>
            ))}
            <td className="price-actions">
              <SiteLink to={plan.choose} className="price-choose">
                Choose <span className="sr-only">{`${name} ${plan.name}`}</span>
              </SiteLink>
              <EstimateSlot plan={plan} name={`${name} ${plan.name}`} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** A badge where there is room for one; a square in the margin otherwise, with the words for a screen reader. */
function Popular() {
  return (
    <>
      <span className="ml-2 md:hidden">
        <Badge>Most popular</Badge>
      </span>
      <span className="sr-only max-md:hidden"> (most popular)</span>
    </>
  );
}

import { choosePath, type PriceLine } from "~/catalogue/listed-plan";
import { ABSENT } from "~/catalogue/facts";
import { formatPrice } from "~/lib/format/format-price";
import { EstimateButton } from "~/features/estimate/estimate-button";
import { SiteLink } from "~/ui/site-link";
import { PriceTableBar } from "./price-table-bar";

/** The plans of one product line. Bars compare prices of the same period only. */
export function PriceTable({ line }: { line: PriceLine }) {
  const { id, name, path, headings, plans } = line;
  const periods = [...new Set(plans.flatMap(({ period }) => period?.text ?? []))];
  const isMixed = periods.length > 1;
  const compared = plans.filter(({ period }) => period?.text === periods[0]);
  const isDomains = plans.some(({ domain }) => domain);
  return (
    <table id={id} data-scale="price-table" className="price-table">
      <caption>
        <h4>
          <SiteLink to={path}>{name}</SiteLink>
        </h4>
        <span className="label-text text-ink-3">{periods.join(", or ")}</span>
      </caption>
      <thead>
        <tr>
          <th scope="col">{isDomains ? "Extension" : "Plan"}</th>
          <th scope="col">{isDomains ? "Three years" : "Price"}</th>
          {headings.map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <tr key={plan.id}>
            <th scope="row">
              {`${plan.name} `}
              {plan.popular && <b>Most popular</b>}
            </th>
            <td className="price-amount">
              {formatPrice(plan.domain?.threeYears ?? plan.price)}
              {isDomains && <small> for three years</small>}
              {isMixed && plan.period && <small>{` ${plan.period.text}`}</small>}
              <PriceTableBar plan={plan} compared={compared} />
            </td>
            {plan.words.map((word, index) => (
              <td key={headings[index]}>
                {word !== ABSENT && (
                  <>
                    <span>{`${headings[index]}: `}</span>
                    {word}
                  </>
                )}
              </td>
            ))}
            <td className="price-actions">
              <SiteLink to={choosePath(plan)}>
                Choose <span className="sr-only">{`${name} ${plan.name}`}</span>
              </SiteLink>
              <EstimateButton id={plan.id} name={`${name} ${plan.name}`} isIn={false} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import { pageAt } from "~/site-map";
import type { Action } from "~/ui/action";
import { TextLink } from "~/ui/text-link";
import type { Industry } from "./year-of-load";

export interface Assumption {
  industry: Industry;
  /** What must not happen. */
  never: string;
  /** Who comes and asks. */
  answersTo: string;
  /** The services that the work usually begins with. */
  begins: readonly Action[];
}

/** What differs from trade to trade: the risk, the examiner, the place to begin. */
export function AssumptionsTable({ rows }: { rows: readonly Assumption[] }) {
  return (
    <table className="w-full border-collapse max-md:block">
      <thead className="max-md:sr-only">
        <tr className="label-text text-left text-ink-3 [&>th]:pb-3 [&>th]:font-medium">
          <th scope="col" className="w-[20%]">
            Industry
          </th>
          <th scope="col" className="w-[30%]">
            What must not happen
          </th>
          <th scope="col" className="w-[22%]">
            Who asks
          </th>
          <th scope="col">Where we begin</th>
        </tr>
      </thead>
      <tbody className="border-t border-axis max-md:block">
        {rows.map(({ industry, never, answersTo, begins }) => (
          <tr
            key={industry}
            className="border-b border-rule-2 align-top max-md:grid max-md:py-6 md:[&>*]:py-5"
          >
            <th scope="row" className="text-left text-h3 md:pr-4">
              {pageAt(`/industries/${industry}`).label}
            </th>
            <td className="text-balance max-md:mt-3 md:pr-8">{never}</td>
            <td className="text-balance text-ink-2 max-md:mt-3 md:pr-8">
              <span className="md:hidden">Who asks: </span>
              {answersTo}
            </td>
            <td className="max-md:mt-4">
              <span className="flex flex-wrap gap-x-6 gap-y-3">
                {begins.map((link) => (
                  <TextLink key={link.to} to={link.to}>
                    {link.label}
                  </TextLink>
                ))}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

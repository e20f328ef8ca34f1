import type { Plan } from "~/catalogue/plan";
import { cx } from "~/lib/cx";

export interface Layer {
  name: string;
  description: string;
  technologies: readonly string[];
  /** The smallest plan that includes it, by name. */
  from: "Essential" | "Advanced" | "Complete";
}

/** The layers as rows, the plans as columns: a filled bar is included. */
export function Layers({ layers, plans }: { layers: readonly Layer[]; plans: readonly Plan[] }) {
  const names = plans.map((plan) => plan.name);
  return (
    <table className="w-full border-collapse max-md:block">
      <thead className="max-md:sr-only">
        <tr className="label-text text-left text-ink-3 [&>th]:pb-3 [&>th]:font-medium">
          <th scope="col" className="w-[42%]">
            Layer
          </th>
          <th scope="col" className="w-[22%]">
            Technologies
          </th>
          {names.map((name) => (
            <th key={name} scope="col" className="pl-3">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="border-t border-axis max-md:block">
        {layers.map((layer) => (
          <tr
            key={layer.name}
            className="border-b border-rule-2 align-top max-md:grid max-md:grid-cols-3 max-md:gap-x-2 max-md:py-5 md:[&>*]:py-5"
          >
            <th scope="row" className="text-left font-normal max-md:col-span-3 md:pr-8">
              <span className="block text-h4">{layer.name}</span>
              <span className="mt-1 block text-small text-ink-2">{layer.description}</span>
            </th>
            <td className="text-small text-ink-2 max-md:col-span-3 max-md:mt-2 md:pr-4">
              {layer.technologies.map((technology, index) => (
                <span key={technology} className="md:block">
                  {technology}
                  {index < layer.technologies.length - 1 && <span className="md:hidden">, </span>}
                </span>
              ))}
            </td>
            {names.map((name, index) => (
              <PlanBar key={name} plan={name} included={index >= names.indexOf(layer.from)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PlanBar({ plan, included }: { plan: string; included: boolean }) {
  return (
    <td className="max-md:mt-4 md:pl-3">
      <span aria-hidden className="label-text mb-1 block text-ink-3 md:hidden">
        {plan}
      </span>
      <span className="sr-only">{included ? "Included" : "Not included"}</span>
      <span
        aria-hidden
        className={cx(
          "block h-4 rounded-[1px] border forced-color-adjust-none md:mt-1.5",
          included ? "border-cybersecurity bg-cybersecurity" : "border-rule-2",
        )}
      />
    </td>
  );
}

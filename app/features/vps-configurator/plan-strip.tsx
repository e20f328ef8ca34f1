import { vpsPlans } from "~/catalogue/plan-facts.data";
import { formatPrice } from "~/lib/format/format-price";
import { TextLink } from "~/ui/text-link";

/** The ready-made plans in short, under the sliders: whoever configures a machine sees what the plans cost. */
export function PlanStrip() {
  return (
    <div className="border-t border-rule px-(--gutter) py-6 noscript:hidden sm:px-8 md:col-span-2 lg:px-10">
      <h3 className="label-text text-ink-3">Ready-made plans</h3>
      <ul className="mt-3 grid gap-x-8 gap-y-4 sm:grid-cols-3">
        {vpsPlans.map(({ id, name, price, period, machine }) => (
          <li key={id}>
            <p className="flex flex-wrap items-baseline gap-x-2">
              <span className="font-strong">{name}</span>
              <span className="text-h4">{formatPrice(price)}</span>
              <span className="text-small text-ink-2">{period?.text}</span>
            </p>
            <p className="label-text mt-1 text-ink-3">
              {machine.cores} vCPU, {machine.memoryGb} GB RAM, {machine.storageGb} GB SSD
            </p>
            <TextLink to={`/contact?plan=${id}`} className="mt-2 text-small">
              Choose {name}
            </TextLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { type CustomVps, customVpsBandwidth, customVpsPrice } from "~/catalogue/custom-vps";
import { formatPrice } from "~/lib/format/format-price";
import { ButtonLink } from "~/ui/button";
import { TextLink } from "~/ui/text-link";
import { orderAddress } from "./model/vps-configuration";
import type { PlanAdvice } from "./plan-advice";
import { PricePartsBar } from "./price-parts-bar";

export interface PriceSummaryProps {
  configuration: CustomVps;
  advice: PlanAdvice;
}

/** What the machine costs, what the price is made of, what comes with it, and which plan would do. */
export function PriceSummary({ configuration, advice }: PriceSummaryProps) {
  return (
    <div className="flex h-full flex-col gap-y-6">
      <p className="flex flex-wrap items-end gap-x-3">
        <span className="text-total">{formatPrice(customVpsPrice(configuration))}</span>
        <span className="text-ink-2">per month</span>
      </p>
      <PricePartsBar configuration={configuration} />
      <dl className="border-t border-rule text-plain">
        {[
          ["Bandwidth", `${customVpsBandwidth(configuration)} TB`],
          ["Root access, IPv4 and IPv6", "Included"],
        ].map(([label, value]) => (
          <div key={label} className="flex justify-between gap-4 border-b border-rule py-2.5">
            <dt className="text-ink-2">{label}</dt>
            <dd className="font-strong tabular">{value}</dd>
          </div>
        ))}
      </dl>
      <div className="rounded-data bg-blue-tint px-4.5 py-4 text-small lg:min-h-36">
        <p className="font-strong">{advice.headline}</p>
        <p className="mt-1 text-ink-2">{advice.detail}</p>
        {advice.plan && (
          <p className="mt-2.5 flex flex-wrap gap-x-5 gap-y-2">
            <TextLink to={`/contact?plan=${advice.plan.id}`}>Choose {advice.plan.name}</TextLink>
            {advice.comparison && <TextLink to={advice.comparison.to}>{advice.comparison.label}</TextLink>}
          </p>
        )}
      </div>
      <ButtonLink to={orderAddress(configuration)} arrow wide className="mt-auto">
        Request This Configuration
      </ButtonLink>
    </div>
  );
}

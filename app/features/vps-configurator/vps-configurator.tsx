import { useEffect, useState } from "react";

import { type CustomVps, customVpsBandwidth, customVpsPrice } from "~/catalogue/custom-vps";
import { formatPrice } from "~/lib/format/format-price";
import { saveSearch } from "~/lib/navigation/address";
import { useAnnouncement } from "~/lib/react/use-announcement";
import { AmountControl } from "./amount-control";
import { parts } from "./machine-parts";
import { coveringPlan, type DedicatedAdvice, planAdvice } from "./plan-advice";
import { PlanPresets } from "./plan-presets";
import { PlanStrip } from "./plan-strip";
import { PriceSummary } from "./price-summary";
import { useConfiguration } from "./use-configuration";
import "./vps-configurator.css";

/** Choose the parts, see what each costs, and hear when a ready-made plan would be cheaper. */
export function VpsConfigurator() {
  const { configuration, choose } = useConfiguration();
  const price = formatPrice(customVpsPrice(configuration));
  const advice = planAdvice(configuration, useDedicatedAdvice(configuration));
  const announcement = useAnnouncement(
    `${price} per month with ${customVpsBandwidth(configuration)} TB of bandwidth. ${advice.headline}`,
  );

  return (
    <div
      onBlur={saveSearch}
      className="grid border border-t-0 border-rule-2 bg-surface max-sm:-mx-(--gutter) max-sm:border-x-0 md:grid-cols-[7fr_5fr]"
    >
      <div className="border-rule px-(--gutter) py-7 sm:px-8 md:border-r lg:p-10">
        {parts.map((part) => (
          <AmountControl
            key={part.key}
            part={part}
            amount={configuration[part.key]}
            onChoose={(amount) => choose({ [part.key]: amount })}
          />
        ))}
        <PlanPresets onChoose={choose} />
        <p className="mt-6 hidden text-small text-ink-2 noscript:block">
          The sliders need JavaScript. Without it, add up cores, RAM and storage at the rates above.
        </p>
      </div>
      <div className="border-rule px-(--gutter) py-8 max-md:border-t sm:px-8 lg:p-10">
        <PriceSummary configuration={configuration} advice={advice} />
      </div>
      <PlanStrip />
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

/** Few visitors configure a machine larger than every plan: what is said to them is loaded then, or left out. */
function useDedicatedAdvice(chosen: CustomVps): DedicatedAdvice | undefined {
  const [loaded, setLoaded] = useState<{ dedicatedAdvice: DedicatedAdvice }>();
  const wanted = !coveringPlan(chosen);
  useEffect(() => {
    if (wanted) import("./dedicated-advice").then(setLoaded, () => {});
  }, [wanted]);
  return loaded?.dedicatedAdvice;
}

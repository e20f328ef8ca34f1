import ArrowRight from "lucide-react/icons/arrow-right";

import type { Plan } from "~/catalogue/plan";
import { formatPrice } from "~/lib/format/format-price";
import { FigureFrame } from "~/ui/figure-frame";
import { SiteLink } from "~/ui/site-link";
import type { Mishap, SecurityService, ServiceKey } from "./content";
import { Guards } from "./guards";
import { YearAxis } from "./year-axis";
import { YearLane, type YearLaneProps } from "./year-lane";

export interface ServiceYearProps extends Omit<YearLaneProps, "service"> {
  services: readonly SecurityService[];
  /** The plans of each service; the first one is the smallest and gives the starting price. */
  plans: Record<ServiceKey, readonly Plan[]>;
  /** What each service does in the year, in words. */
  facts: Record<ServiceKey, string>;
  mishaps: readonly Mishap[];
  caption: string;
}

/** The four services, each once: what it is, from which price, what it guards against, and its year drawn to the day. */
export function ServiceYear({ services, plans, facts, mishaps, caption, ...days }: ServiceYearProps) {
  return (
    <FigureFrame caption={caption}>
      <div className="relative">
        <ol className="area-security border-t border-axis">
          {services.map((service, index) => (
            <li key={service.key} className="border-b border-rule-2 py-6">
              <div className="grid-12 gap-y-3">
                <div className="group relative col-span-full md:col-span-6 md:pr-6">
                  <h2 className="flex items-baseline gap-3 text-h3">
                    <span aria-hidden className="text-ink-3">
                      {index + 1}
                    </span>
                    <SiteLink to={service.to} className="after:absolute after:inset-0 hover:text-blue-text">
                      {service.title}
                    </SiteLink>
                  </h2>
                  <p className="mt-2 text-small text-ink-2">{service.description}</p>
                  <p className="mt-2 flex items-center justify-between gap-4">
                    <StartingPrice plans={plans[service.key]} />
                    <ArrowRight aria-hidden size={22} className="text-ink-3 group-hover:text-blue-text" />
                  </p>
                </div>
                <Guards service={service} mishaps={mishaps} />
              </div>
              <p className="label-text mt-4 mb-1.5 text-ink-2">{facts[service.key]}</p>
              <YearLane service={service.key} {...days} />
            </li>
          ))}
        </ol>
      </div>
      <YearAxis />
    </FigureFrame>
  );
}

function StartingPrice({ plans }: { plans: readonly Plan[] }) {
  const first = plans[0];
  if (!first) return null;
  return (
    <span className="flex items-baseline gap-2">
      <span className="label-text text-ink-3">From</span>
      <span className="text-callout-xl leading-tight font-strong tracking-duration">
        {formatPrice(first.price)}
      </span>
      <span className="text-small text-ink-2">{first.period?.text}</span>
    </span>
  );
}

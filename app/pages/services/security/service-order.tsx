import ArrowRight from "lucide-react/icons/arrow-right";

import type { Plan } from "~/catalogue/plan";
import { formatPrice } from "~/lib/format/format-price";
import { RuledList } from "~/ui/ruled-list";
import { SiteLink } from "~/ui/site-link";
import type { SecurityService, ServiceKey } from "./content";

export interface ServiceOrderProps {
  services: readonly SecurityService[];
  /** The plans of each service; the first one is the smallest and gives the starting price. */
  plans: Record<ServiceKey, readonly Plan[]>;
}

/** The four services as rows, in the order of their use, each with its starting price. */
export function ServiceOrder({ services, plans }: ServiceOrderProps) {
  return (
    <ol className="border-t border-axis">
      {services.map((service, index) => (
        <li
          key={service.key}
          className="group relative grid-12 items-start gap-y-4 border-b border-rule-2 py-8 md:py-10"
        >
          <span
            aria-hidden
            className="col-span-2 text-[2.5rem] leading-none font-strong tracking-[-0.05em] text-ink-3 md:col-span-1"
          >
            {index + 1}
          </span>
          <div className="col-span-10 md:col-span-5 md:pr-6">
            <h3 className="text-h3">
              <SiteLink to={service.to} className="after:absolute after:inset-0 hover:text-blue-text">
                {service.title}
              </SiteLink>
            </h3>
            <p className="mt-2 text-ink-2">{service.description}</p>
          </div>
          <RuledList
            items={service.features}
            rules="between"
            className="col-span-10 col-start-3 md:col-span-3 md:col-start-7 *:py-1.5"
          />
          <div className="col-span-10 col-start-3 flex items-center justify-between gap-4 md:col-span-3 md:col-start-10">
            <StartingPrice plans={plans[service.key]} />
            <ArrowRight
              aria-hidden
              size={22}
              className="text-ink-3 transition-transform duration-220 group-hover:translate-x-1 group-hover:text-blue-text"
            />
          </div>
        </li>
      ))}
    </ol>
  );
}

function StartingPrice({ plans }: { plans: readonly Plan[] }) {
  const first = plans[0];
  if (!first) return null;
  return (
    <p>
      <span className="label-text block text-ink-3">From</span>
      <span className="text-[2.25rem] leading-tight font-strong tracking-[-0.045em]">
        {formatPrice(first.price)}
      </span>{" "}
      <span className="text-small text-ink-2">{first.period}</span>
    </p>
  );
}

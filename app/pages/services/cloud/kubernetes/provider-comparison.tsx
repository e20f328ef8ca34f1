import { RuledList } from "~/ui/ruled-list";
import type { ManagedProvider } from "./content";

/** The providers side by side with their rows in line; on a phone one below the other. */
export function ProviderComparison({ providers }: { providers: readonly ManagedProvider[] }) {
  return (
    <ul className="grid border-t border-axis md:grid-cols-3">
      {providers.map((item) => (
        <li
          key={item.provider}
          className="grid gap-x-(--gap) border-rule-2 py-8 not-first:border-t sm:grid-cols-2 md:row-span-4 md:grid-cols-1 md:grid-rows-subgrid md:gap-y-0 md:pr-8 md:not-first:border-t-0 md:not-first:border-l md:not-first:pl-8"
        >
          <h3 className="text-[2rem] sm:max-md:col-span-2 leading-none font-strong tracking-[-0.035em] lg:text-[2.5rem]">
            {item.provider}
          </h3>
          <p className="mt-4 text-ink-2 sm:max-md:col-span-2">{item.description}</p>
          <div className="mt-6">
            <h4 className="label-text text-ink-3">Features</h4>
            <RuledList items={item.features} rules="below" className="mt-1 *:py-2.5" />
          </div>
          <div className="mt-6">
            <h4 className="label-text text-ink-3">Benefits</h4>
            <ul className="mt-2.5 grid gap-2">
              {item.benefits.map((benefit) => (
                <li key={benefit} className="flex gap-3 leading-snug font-strong tracking-[-0.01em]">
                  <span aria-hidden className="mt-2 h-2 w-5 shrink-0 rounded-[1px] bg-tier-2" />
                  {benefit}
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  );
}

import { DashList } from "~/ui/dash-list";
import { Folded } from "~/ui/folded";
import { RuledList } from "~/ui/ruled-list";
import type { ManagedProvider } from "./content";

/** The providers side by side with their lists in line; on a phone each opens. */
export function ProviderComparison({ providers }: { providers: readonly ManagedProvider[] }) {
  return (
    <ul className="area-cloud grid border-t border-axis md:grid-cols-3">
      {providers.map((item) => (
        <li
          key={item.provider}
          className="border-b border-rule-2 sm:py-3 md:pr-8 md:not-first:border-l md:not-first:pl-8"
        >
          <Folded title={<h3 className="text-h3">{item.provider}</h3>}>
            <p className="text-ink-2 sm:mt-3 md:min-h-[4.5em]">{item.description}</p>
            <div className="grid gap-x-(--gap) sm:grid-cols-2 md:grid-cols-1">
              <div className="mt-4">
                <h4 className="label-text text-ink-3">Features</h4>
                <RuledList items={item.features} rules="below" className="mt-1" />
              </div>
              <div className="mt-4">
                <h4 className="label-text text-ink-3">Benefits</h4>
                <DashList items={item.benefits} className="mt-2" />
              </div>
            </div>
          </Folded>
        </li>
      ))}
    </ul>
  );
}

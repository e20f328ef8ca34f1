import { dottedList } from "~/lib/format/dotted-list";
import { Folded } from "~/ui/folded";
import type { Mishap, SecurityService } from "./content";

export interface GuardsProps {
  service: SecurityService;
  mishaps: readonly Mishap[];
}

/** What a service guards against, a verb and a mishap each, and what is in it; on a phone behind its heading. */
export function Guards({ service, mishaps }: GuardsProps) {
  return (
    <div className="col-span-full md:col-span-6">
      <Folded title={<h3 className="text-small font-strong">What it guards against</h3>}>
        <ul className="mt-1.5 text-small">
          {mishaps.map(({ what, help: { [service.key]: verb } }) =>
            verb ? (
              <li key={what} className="flex gap-4 border-rule py-1.5 not-first:border-t">
                <span className="w-20 shrink-0 text-ink-3">{verb}</span>
                {what}
              </li>
            ) : null,
          )}
        </ul>
        <p className="label-text mt-2 text-ink-2">
          <span className="text-ink">Included</span> {dottedList(service.features)}
        </p>
      </Folded>
    </div>
  );
}

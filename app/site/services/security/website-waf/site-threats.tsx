import { Folded } from "~/ui/folded";
import type { SiteThreat } from "./content";

/** Attack on the left, defence on the right, a gate between them. */
export function SiteThreats({ threats }: { threats: readonly SiteThreat[] }) {
  return (
    <ul className="border-t border-axis">
      {threats.map((threat) => (
        <li
          key={threat.name}
          className="grid items-center gap-x-(--gap) gap-y-2 border-b border-rule-2 sm:py-5 md:grid-cols-[3fr_5fr_4rem_5fr]"
        >
          <Folded intoGrid title={<h3 className="text-h4">{threat.name}</h3>}>
            <p className="text-small text-ink-2">{threat.description}</p>
            <svg aria-hidden width="64" height="28" className="max-md:hidden">
              <rect y="9" width="30" height="10" className="fill-cybersecurity" />
              <rect x="30" width="5" height="28" className="fill-ink" />
            </svg>
            <p className="text-small font-medium max-md:border-l-4 max-md:border-ink max-md:pl-3 max-sm:mt-2">
              {threat.protection}
            </p>
          </Folded>
        </li>
      ))}
    </ul>
  );
}

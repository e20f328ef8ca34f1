import { Folded } from "~/ui/folded";
import type { HardwarePart } from "./content";
import { ServerPlan } from "./server-plan";

/** The parts of a server, lettered as in the drawing above them; a phone folds the reasons. */
export function Hardware({ parts }: { parts: readonly HardwarePart[] }) {
  return (
    <>
      <ServerPlan parts={parts} />
      <ul className="mt-8 grid gap-x-(--gap) sm:grid-cols-2 md:mt-12">
        {parts.map(({ letter, part, fitted, reason }) => (
          <li
            key={letter}
            className="grid grid-cols-[2rem_1fr] content-start border-t border-rule-2 py-1 sm:py-5"
          >
            <span aria-hidden className="label-text pt-3 font-bold text-ink-3 sm:pt-1">
              {letter}
            </span>
            <Folded
              title={<h3 className="text-h4">{part}</h3>}
              lede={<span className="max-sm:text-small sm:mt-1 sm:block">{fitted}</span>}
            >
              <p className="text-small text-ink-2 sm:mt-1">{reason}</p>
            </Folded>
          </li>
        ))}
      </ul>
    </>
  );
}

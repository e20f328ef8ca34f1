import type { HardwarePart } from "./content";
import { ServerPlan } from "./server-plan";

/** The parts of a server, lettered as in the drawing above them. */
export function Hardware({ parts }: { parts: readonly HardwarePart[] }) {
  return (
    <>
      <ServerPlan parts={parts} />
      <dl className="mt-8 grid gap-x-(--gap) sm:grid-cols-2 md:mt-12">
        {parts.map(({ letter, part, fitted, reason }) => (
          <div key={letter} className="grid grid-cols-[2rem_1fr] content-start border-t border-rule-2 py-5">
            <dt className="contents">
              <span aria-hidden className="label-text pt-1 font-bold text-ink-3">
                {letter}
              </span>
              <span className="text-h4">{part}</span>
            </dt>
            <dd className="col-start-2 mt-1">
              {fitted}
              <span className="mt-1 block text-small text-ink-2">{reason}</span>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

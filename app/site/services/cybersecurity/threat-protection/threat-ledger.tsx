import { Folded } from "~/ui/folded";

export interface ThreatEntry {
  name: string;
  description: string;
  protection: string;
  /** The name of the layer. */
  stopsAt: string;
}

/** What can happen on the left, what is done about it on the right; on a phone folded. */
export function ThreatLedger({ threats }: { threats: readonly ThreatEntry[] }) {
  return (
    <ol className="border-t border-axis">
      {threats.map(({ name, description, protection, stopsAt }, index) => (
        <li key={name} className="border-b border-rule-2 py-1 sm:py-7 md:py-8">
          <Folded
            className="md:grid md:grid-cols-2 md:gap-x-(--gap)"
            title={
              <h3 className="grid grid-cols-[2.75rem_1fr] items-center text-h4 sm:text-h3">
                <span
                  aria-hidden
                  className="grid size-7.5 place-items-center bg-ink text-small font-bold tracking-normal text-paper"
                >
                  {index + 1}
                </span>
                {name}
              </h3>
            }
            lede={
              <span className="block pl-11 text-ink-2 max-sm:text-small sm:mt-1.5 md:pr-8">
                {description}
              </span>
            }
          >
            <div className="h-full border-l-4 border-cybersecurity pl-5 max-md:ml-11 max-sm:text-small sm:mt-3 md:mt-0">
              <p className="label-text text-ink-3">Protection: {stopsAt.toLowerCase()} layer</p>
              <p className="mt-1.5">{protection}</p>
            </div>
          </Folded>
        </li>
      ))}
    </ol>
  );
}

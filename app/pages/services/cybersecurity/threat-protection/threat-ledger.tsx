export interface ThreatEntry {
  name: string;
  description: string;
  protection: string;
  /** The name of the layer. */
  stopsAt: string;
}

/** What can happen on the left, what is done about it on the right. */
export function ThreatLedger({ threats }: { threats: readonly ThreatEntry[] }) {
  return (
    <ol className="border-t border-axis">
      {threats.map(({ name, description, protection, stopsAt }, index) => (
        <li key={name} className="grid-12 gap-y-3 border-b border-rule-2 py-7 md:py-8">
          <div className="col-span-full grid grid-cols-[2.75rem_1fr] content-start gap-y-1.5 md:col-span-6 md:pr-8">
            <span
              aria-hidden
              className="grid size-7.5 place-items-center self-center bg-ink text-small font-bold text-paper"
            >
              {index + 1}
            </span>
            <h3 className="text-h3">{name}</h3>
            <p className="col-start-2 text-ink-2">{description}</p>
          </div>
          <div className="col-span-full border-l-4 border-cybersecurity pl-5 max-md:ml-11 md:col-span-6">
            <p className="label-text text-ink-3">Protection: {stopsAt.toLowerCase()} layer</p>
            <p className="mt-1.5">{protection}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

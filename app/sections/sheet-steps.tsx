export interface SheetStep {
  /** When it begins or how long it takes, e.g. "22:10" or "5 min". */
  time: string;
  text: string;
  /** A role, e.g. "Engineer on shift". */
  who: string;
  /** The tools for it, in one line. */
  tools?: string;
}

/** The body of a runbook or a log: steps in their order, each with its time and who does it. */
export function SheetSteps({ steps }: { steps: readonly SheetStep[] }) {
  return (
    <ol>
      {steps.map(({ time, text, who, tools }) => (
        <li
          key={text}
          className="grid grid-cols-[4.5rem_1fr] gap-x-4 gap-y-1 border-b border-rule py-3 text-small sm:grid-cols-[4.5rem_1fr_9rem]"
        >
          <span className="font-strong tabular">{time}</span>
          <div>
            <p>{text}</p>
            {tools && <p className="label-text mt-1 text-ink-3">{tools}</p>}
          </div>
          <span className="label-text text-ink-2 max-sm:col-start-2">{who}</span>
        </li>
      ))}
    </ol>
  );
}

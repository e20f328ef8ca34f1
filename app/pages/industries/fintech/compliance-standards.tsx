export interface ComplianceStandard {
  standard: string;
  /** Whom or what it concerns: one line. */
  description: string;
  /** What an examiner asks first. */
  question: string;
  /** What the system shows. */
  answer: string;
}

/** Each standard with the question that it comes down to, and the answer that the system gives. */
export function ComplianceStandards({ standards }: { standards: readonly ComplianceStandard[] }) {
  return (
    <ul className="border-t border-axis">
      {standards.map(({ standard, description, question, answer }) => (
        <li
          key={standard}
          className="grid gap-x-(--gap) gap-y-3 border-b border-rule-2 py-6 md:grid-cols-[2fr_3fr]"
        >
          <div>
            <h3 className="text-h4">{standard}</h3>
            <p className="mt-1 text-small text-ink-2">{description}</p>
          </div>
          <div className="border-l-4 border-accent pl-4">
            <p className="font-strong tracking-[-0.012em]">“{question}”</p>
            <p className="mt-1 text-ink-2">{answer}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

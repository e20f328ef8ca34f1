import { Section } from "~/sections/section";

export interface MissionProps {
  heading: string;
  statement: string;
  /** What a client can hold us to, each one sentence, in the order in which it matters. */
  promises: readonly Promised[];
}

interface Promised {
  /** Its place beside the work: before, during or after it. */
  when: string;
  text: string;
}

/** One large sentence, and what follows from it along the way of a project. */
export function Mission({ heading, statement, promises }: MissionProps) {
  return (
    <Section heading={heading} layout="aside">
      <p className="text-h3 text-balance">{statement}</p>
      <ol className="mt-10 grid gap-x-(--gap) gap-y-6 sm:grid-cols-3">
        {promises.map(({ when, text }, index) => (
          <li key={when}>
            <svg aria-hidden width="100%" height="16" className="block">
              <rect y="7" width="100%" height="2" className="fill-axis" />
              {parts[index]}
            </svg>
            <p className="label-text mt-3 text-ink-3">{when}</p>
            <p className="mt-1 text-ink-2">{text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** The work is the bar in the middle; what comes before it ends at a stop, what comes after begins at one. */
const parts = [
  <svg key="before" x="100%" className="overflow-visible">
    <rect x="-4" width="4" height="16" className="fill-axis" />
  </svg>,
  <rect key="during" width="100%" height="16" className="fill-blue" />,
  <rect key="after" width="4" height="16" className="fill-axis" />,
];

import { Section } from "~/sections/section";

export interface MissionProps {
  heading: string;
  statement: string;
  /** What a client can hold us to, each one sentence. */
  promises: readonly string[];
}

/** One large sentence, and what follows from it. */
export function Mission({ heading, statement, promises }: MissionProps) {
  return (
    <Section heading={heading} layout="aside">
      <p className="text-h3 text-balance">{statement}</p>
      <ol className="mt-10 grid gap-x-(--gap) gap-y-6 sm:grid-cols-3">
        {promises.map((promise) => (
          <li key={promise} className="border-t-4 border-blue pt-4 text-ink-2">
            {promise}
          </li>
        ))}
      </ol>
    </Section>
  );
}

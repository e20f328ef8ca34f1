import { Section } from "./section";

export interface PolicySectionProps {
  title: string;
  /** Statements, each complete in itself. */
  content: readonly string[];
}

/** One section of a legal page: its title, and its statements one below the other. */
export function PolicySection({ title, content }: PolicySectionProps) {
  return (
    <Section heading={title} layout="aside">
      <ul className="border-t border-axis">
        {content.map((statement) => (
          <li key={statement} className="border-b border-rule py-4.5">
            <p className="max-w-[64ch]">{statement}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

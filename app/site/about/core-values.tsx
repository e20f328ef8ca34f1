import { Section } from "~/sections/section";

export interface CoreValuesProps {
  heading: string;
  items: readonly { title: string; description: string }[];
}

/** Four values on ink, set large: they are words, so words are what is shown. */
export function CoreValues({ heading, items }: CoreValuesProps) {
  return (
    <Section heading={heading} tone="ink" layout="aside">
      <dl className="border-t border-axis">
        {items.map((value) => (
          <div
            key={value.title}
            className="grid items-baseline gap-x-(--gap) gap-y-2 border-b border-rule-2 py-6 sm:grid-cols-2"
          >
            <dt className="text-callout-2xl leading-tight font-strong tracking-callout">{value.title}</dt>
            <dd className="text-ink-2">{value.description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

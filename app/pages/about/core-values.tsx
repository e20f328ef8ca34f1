import { Section } from "~/sections/section";

export interface CoreValuesProps {
  heading: string;
  items: readonly { title: string; description: string }[];
}

/** Four values on ink, divided by hairlines. */
export function CoreValues({ heading, items }: CoreValuesProps) {
  return (
    <Section heading={heading} tone="ink">
      <dl className="grid border-t border-rule-2 sm:grid-cols-2 lg:grid-cols-4">
        {items.map((value) => (
          <div
            key={value.title}
            className="border-rule py-6 pr-6 max-lg:border-b lg:not-first:border-l lg:not-first:pl-6"
          >
            <dt className="text-h4">{value.title}</dt>
            <dd className="mt-2 text-ink-2">{value.description}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

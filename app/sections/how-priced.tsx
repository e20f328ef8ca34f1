import { Section } from "./section";

/** How a service without fixed plans is priced. A sentence or two each, without a number that isn't in the catalogue. */
export interface Pricing {
  /** e.g. "How AWS management is priced". */
  heading: string;
  /** What you pay that doesn't change from month to month, or once. */
  fixed: string;
  /** What follows what you use, and who bills it. */
  byUse: string;
  /** What makes it cost more or less. */
  changes: string;
  /** What it costs to find out. */
  firstStep: string;
}

/** On every service that has no plans: what a buyer would otherwise have to ask. */
export function HowPriced({ heading, fixed, byUse, changes, firstStep }: Pricing) {
  const rows = [
    ["What's fixed", fixed],
    ["What depends on use", byUse],
    ["What changes the price", changes],
    ["What the first step costs", firstStep],
  ];
  return (
    <Section id="pricing" layout="aside" heading={heading}>
      <dl className="border-t border-rule-2">
        {rows.map(([name, text]) => (
          <div
            key={name}
            className="grid gap-x-(--gap) gap-y-1 border-b border-rule-2 py-4 sm:grid-cols-[12rem_1fr]"
          >
            <dt className="font-strong">{name}</dt>
            <dd className="text-ink-2">{text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}

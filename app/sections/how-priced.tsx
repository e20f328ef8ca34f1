import { Register } from "./register";
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
  return (
    <Section id="pricing" layout="aside" heading={heading}>
      <Register
        entries={[
          { term: "What's fixed", description: fixed },
          { term: "What depends on use", description: byUse },
          { term: "What changes the price", description: changes },
          { term: "What the first step costs", description: firstStep },
        ]}
      />
    </Section>
  );
}

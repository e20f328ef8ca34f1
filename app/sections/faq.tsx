import { Accordion } from "~/ui/accordion";
import { Section } from "./section";

export interface FaqEntry {
  question: string;
  answer: string;
}

export interface FaqProps {
  heading: string;
  lede?: string;
  entries: readonly FaqEntry[];
}

/** Questions that open in place, readable with JavaScript off. */
export function Faq({ heading, lede, entries }: FaqProps) {
  return (
    <Section heading={heading} layout="aside" {...(lede ? { lede } : {})}>
      <Accordion
        items={entries.map((entry) => ({ title: entry.question, content: <p>{entry.answer}</p> }))}
      />
    </Section>
  );
}

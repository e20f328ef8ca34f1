import type { FaqEntry } from "../../sections/faq.tsx";
import type { StructuredData } from "./structured-data.ts";

/** The questions of a page, as they stand in its FAQ section. */
export function faqPage(entries: readonly FaqEntry[]): StructuredData {
  return {
    "@context": "https://schema.org",
    "@type": "FAQPage",
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}

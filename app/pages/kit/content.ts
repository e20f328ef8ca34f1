import type { Plan } from "~/catalogue/plan";
import type { FaqEntry } from "~/sections/faq";
import type { Metric } from "~/sections/metric-band";
import type { ProcessStep } from "~/sections/process-steps";

/** Sample records for the kit page; no visitor sees them. */

export const plans: readonly Plan[] = [
  {
    id: "kit-small",
    name: "Small",
    price: 9,
    period: "per month",
    description: "The least that works.",
    features: ["One thing", "Another thing"],
    specs: [{ label: "Units", value: 1, text: "1" }],
  },
  {
    id: "kit-medium",
    name: "Medium",
    price: 12.5,
    period: "per month",
    description: "What most people take.",
    popular: true,
    features: ["Everything in Small", "A third thing"],
    specs: [{ label: "Units", value: 4, text: "4" }],
  },
  {
    id: "kit-large",
    name: "Large",
    price: "Custom",
    description: "Agreed with you.",
    features: ["Everything in Medium", "Whatever is missing"],
    specs: [{ label: "Units", value: 8, text: "8" }],
  },
];

export const metrics: readonly Metric[] = [
  { metric: "70%", title: "A share", description: "What it is a share of." },
  { metric: "10M+", title: "A count", description: "What was counted." },
  { metric: "<100ms", title: "A time", description: "What takes that long." },
];

export const steps: readonly ProcessStep[] = [
  { title: "First", description: "What happens at first.", activities: ["One activity", "Another one"] },
  { title: "Then", description: "What happens then." },
  { title: "At last", description: "What is there at the end." },
];

export const questions: readonly FaqEntry[] = [
  {
    question: "What does a short question look like?",
    answer: "Like this one, with an answer in a sentence or two.",
  },
  { question: "And the next one?", answer: "Several answers can be open at the same time." },
];

import type { Plan } from "~/catalogue/plan";
import type { InvoiceLine } from "~/lib/format/invoice";
import type { Benefit } from "~/sections/benefit-list";
import type { SheetCopy } from "~/sections/document-sheet";
import type { FaqEntry } from "~/sections/faq";
import type { Metric } from "~/sections/metric-band";
import type { ProcessStep } from "~/sections/process-steps";
import type { RegisterEntry } from "~/sections/register";
import type { Service } from "~/sections/service-grid";
import type { MeasuredBar } from "~/sections/sheet-bars";
import type { SheetCheck } from "~/sections/sheet-checks";
import type { SheetStep } from "~/sections/sheet-steps";
import type { StepRow } from "~/sections/step-rows";
import type { TableColumn } from "~/ui/data-table";
import type { Glyph } from "./glyphs";

/** Sample records for the kit page; no visitor sees them. */

export const plans: readonly Plan[] = [
  {
    id: "kit-small",
    name: "Small",
    price: 9,
    period: { every: "month", text: "per month" },
    description: "The least that works.",
    features: ["One thing", "Another thing"],
    specs: [{ label: "Units", value: 1, text: "1" }],
  },
  {
    id: "kit-medium",
    name: "Medium",
    price: 12.5,
    period: { every: "month", text: "per month" },
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

export const services: readonly Service<Glyph>[] = [
  {
    glyph: "rising",
    title: "A service",
    description: "What it does, in a sentence.",
    features: ["One feature", "Another one"],
    technologies: ["A tool", "A platform"],
  },
  {
    glyph: "falling",
    title: "Another service",
    description: "What that one does.",
    features: ["A third feature", "A fourth one"],
    technologies: ["A language"],
  },
];

export const benefits: readonly Benefit<Glyph>[] = [
  { glyph: "rising", title: "A benefit", description: "What the reader gets, in a sentence." },
  { glyph: "falling", title: "Another benefit", description: "And what else." },
];

export const stepRows: readonly StepRow[] = [
  {
    title: "First",
    description: "What happens.",
    activities: ["One activity", "Another one"],
    result: "A list",
  },
  { title: "Then", description: "What happens then.", activities: ["A third one"], result: "A report" },
];

export const entries: readonly RegisterEntry[] = [
  { term: "A name", description: "What is to be said about it." },
  { term: "Another name", description: "And about this one." },
];

export const extents: readonly (readonly [label: string, ...extents: ("No" | "In part" | "Yes")[]])[] = [
  ["A question", "No", "In part", "Yes"],
  ["Another one", "Yes", "Yes", "Yes"],
];

export const sheet: SheetCopy = {
  title: "A document",
  number: "D-001",
  date: "14 November 2025",
  foot: "Signed: whoever answers for it",
  caption: "a sheet with every kind of body.",
};

export const sheetSteps: readonly SheetStep[] = [
  { time: "22:00", text: "What is done first.", who: "One role", tools: "A tool, another tool" },
  { time: "22:10", text: "What is done then.", who: "Another role" },
];

export const sheetChecks: readonly SheetCheck[] = [
  { item: "A check", evidence: "What there is to show.", note: "A note", result: "Passed", done: true },
  { item: "Another check", evidence: "What is missing.", result: "Open", done: false },
  { item: "A count", evidence: "What was counted.", result: "41" },
];

export const invoiceLines: readonly InvoiceLine[] = [
  { name: "A service", detail: "What for", quantity: 1200, unit: "hours", price: 0.05 },
  { name: "Another service", detail: "And this one", quantity: 3, unit: "years", price: 9.99 },
];

export const sheetBars: readonly MeasuredBar[] = [
  { label: "Measured", measured: 30, allowed: 60, unit: "min", limit: "allowed" },
];

interface Measure {
  name: string;
  value: number;
  note: string;
}

export const measures: readonly Measure[] = [
  { name: "First", value: 12, note: "What it means." },
  { name: "Second", value: 30, note: "What that means." },
];

export const measureColumns: readonly TableColumn<Measure>[] = [
  { heading: "Name", width: "w-1/4", className: "text-h4", cell: ({ name }) => name },
  { heading: "Value", width: "w-1/4", cell: ({ value }) => value },
  { heading: "Note", className: "text-small text-ink-2", cell: ({ note }) => note },
];

/** Of several periods, so that every sum has something in it. */
export const estimated = [
  { id: "business-email-business", name: "Business Email, Business" },
  { id: "vps-professional", name: "VPS Hosting, Professional" },
  { id: "cloud-hosting-starter", name: "Cloud Hosting, Starter" },
  { id: "domain-com", name: "Domain .com" },
  { id: "pentest-vulnerability-assessment", name: "Security Testing, Vulnerability Assessment" },
  { id: "cloud-support-enterprise", name: "24/7 Cloud Support, Enterprise" },
];

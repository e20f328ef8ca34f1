import { catalogueLine } from "../../core/quotes/quote-lines.ts";
import type { QuoteFields } from "../../core/quotes/quote-fields.ts";
import type { QuoteLine } from "../../data/schema/index.ts";
import { formText } from "../form-text";

const periods = ["month", "year", "hour", "once"] as const;

/** The fields of the form, with the line that its button adds or takes away. What is no number becomes one that is refused. */
export function readQuoteForm(form: FormData): QuoteFields {
  return {
    lines: changedLines(form),
    termMonths: number(formText(form, "termMonths")),
    discountPercent: number(formText(form, "discountPercent") || "0"),
    discountReason: formText(form, "discountReason"),
    taxName: formText(form, "taxName"),
    taxPercent: number(formText(form, "taxPercent") || "0"),
    validUntil: formText(form, "validUntil"),
    note: formText(form, "note"),
  };
}

/** What the button that was pressed is for. */
export function intentOf(form: FormData): "save" | "send" | "withdraw" {
  const intent = formText(form, "intent");
  return intent === "send" || intent === "withdraw" ? intent : "save";
}

function changedLines(form: FormData): QuoteLine[] {
  const intent = formText(form, "intent");
  const [, removed] = /^remove-(\d+)$/.exec(intent) ?? [];
  const lines = typedLines(form).filter((_, index) => String(index) !== removed);
  if (intent !== "add") return lines;
  const plan = formText(form, "plan");
  return [
    ...lines,
    catalogueLine(plan) ?? { title: "", detail: "", unitCents: 0, quantity: 1, period: "month" },
  ];
}

function typedLines(form: FormData): QuoteLine[] {
  const all = (name: string) => form.getAll(name).map((value) => (typeof value === "string" ? value : ""));
  const [details, prices, quantities, given, plans] = [
    all("detail"),
    all("price"),
    all("quantity"),
    all("period"),
    all("planId"),
  ];
  return all("title").map((title, index) => {
    const planId = plans[index] && catalogueLine(plans[index]) ? plans[index] : undefined;
    return {
      ...(planId && { planId }),
      title,
      detail: details[index] ?? "",
      unitCents: Math.round(number(prices[index] ?? "") * 100),
      quantity: number(quantities[index] ?? ""),
      period: periods.find((each) => each === given[index]) ?? "month",
    };
  });
}

/** "1,250.50" is a number; what is none is -1, which no field takes. */
function number(text: string): number {
  const value = Number(text.trim().replaceAll(",", "").replace(/^\$/, "") || "-1");
  return Number.isFinite(value) ? value : -1;
}

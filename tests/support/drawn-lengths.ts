import type { HTMLElement } from "node-html-parser";

/** A number that a figure states, and how long it is drawn: in per cent of the scale, in pixels or in units. */
export interface Reading {
  value: number;
  length: number;
  /** Readings of one group share a scale; by default all of a figure do. */
  group?: string;
}

/** How the numbers and lengths of a figure are found, by the name in its `data-scale`. */
export interface DrawnScale {
  read: (figure: HTMLElement) => Reading[];
  /** The number that is drawn at full width, where the figure says so. */
  full?: number;
}

/** The innermost of the elements in question that hold a drawing. */
export function rowsOf(figure: HTMLElement, selector: string): HTMLElement[] {
  return figure
    .querySelectorAll(selector)
    .filter((row) => row.querySelector("svg") && !row.querySelectorAll(selector).some(holdsDrawing));
}

/** What a visitor reads, with a space between one element and the next. */
export function textOf(element: HTMLElement | null | undefined): string {
  return (element?.innerHTML ?? "")
    .replaceAll(/<[^>]*>|\s+/g, " ")
    .replaceAll(/ {2,}/g, " ")
    .trim();
}

/** The first number of a text that matches, or the first at all. */
export function numberIn(text: string, pattern = /([\d.,]+)/): number {
  return Number(pattern.exec(text)?.[1]?.replaceAll(",", ""));
}

/** The number that a label ends with: "New design 250". */
export function endNumber(text: string): number {
  return numberIn(text, /(\d+)$/);
}

export function dollarsIn(text: string): number[] {
  return [...text.matchAll(/\$([\d,]+(?:\.\d+)?)/g)].map(([, amount]) => Number(amount?.replaceAll(",", "")));
}

/** "from $29 per year" brought to one month, in powers of ten above ten cents. */
export function decadesIn(text: string): number {
  const [price = Number.NaN] = dollarsIn(text);
  const months = text.includes("per hour") ? 1 / 720 : text.includes("per year") ? 12 : 1;
  return Math.log10(price / months) + 1;
}

/** "3 h 20 min", "2 × 500 GB", "1 in 40", "1 Gbps": an amount in the smallest unit that figures use of its kind. */
export function amountIn(text: string): number {
  const [, every] = /1 in (\d+)/.exec(text) ?? [];
  if (every) return 1000 / Number(every);
  const [, pieces = "1"] = /(\d+) × /.exec(text) ?? [];
  const parts = [...text.replace(/\d+ × /, "").matchAll(/([\d.,]+)\s*([A-Za-z]*)/g)].map(
    ([, amount = "", unit = ""]) => Number(amount.replaceAll(",", "")) * (units[unit] ?? 1),
  );
  return Number(pieces) * sum(parts);
}

const units: Record<string, number> = {
  h: 3600,
  hour: 3600,
  hours: 3600,
  working: 3600,
  min: 60,
  minutes: 60,
  TB: 1000,
  Gbps: 1000,
  year: 365,
  years: 365,
};

/** The lengths of the bars that match, in per cent or in pixels, as the attribute says. */
export function lengthsOf(row: HTMLElement, selector = "rect", attribute = "width"): number[] {
  return row.querySelectorAll(selector).map((bar) => Number.parseFloat(bar.getAttribute(attribute) ?? "0"));
}

/** The rows of a price table with a stroke: the first price in each, and the length of all its strokes. */
export function pricedRows(table: HTMLElement): Reading[] {
  const rows = table.querySelectorAll("tr").filter((row) => row.querySelector(".price-bar"));
  return rows.map((row) => ({
    value: dollarsIn(textOf(row))[0] ?? Number.NaN,
    length: sum(
      row
        .querySelectorAll(".price-bar path")
        .map((path) => numberIn(path.getAttribute("d") ?? "", /h([\d.]+)/)),
    ),
  }));
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** How many equal units a path draws: as bars one by one, or as the dashes of a line. */
export function unitsIn(path: HTMLElement): number {
  const d = path.getAttribute("d") ?? "";
  const [dash, gap] = (path.getAttribute("stroke-dasharray") ?? "").split(" ").map(Number);
  if (!dash || gap === undefined) return d.match(/M/gi)?.length ?? 0;
  const lines = [...d.matchAll(/h([\d.]+)/g)].map(([, length]) => Number(length));
  return sum(lines.map((length) => Math.round((length - dash) / (dash + gap)) + 1));
}

function holdsDrawing(element: HTMLElement): boolean {
  return element.querySelector("svg") !== null;
}

/** One reading for each row: the number of its text, and the bars in it end to end. */
export function bars(
  figure: HTMLElement,
  rows: string,
  value: (text: string, row: HTMLElement) => number,
  bar = "rect",
): Reading[] {
  return rowsOf(figure, rows)
    .map((row) => ({ value: value(textOf(row), row), length: sum(lengthsOf(row, bar)) }))
    .filter(({ value: stated }) => !Number.isNaN(stated));
}

export function pairs(values: readonly number[], lengths: readonly number[]): Reading[] {
  return lengths.map((length, index) => ({ value: values[index] ?? Number.NaN, length }));
}

/** Of "72 min of 120 min" the 60 per cent. */
export function percentOfLimit(text: string): number {
  return (100 * numberIn(text)) / numberIn(text, /of ([\d.]+)/);
}

import type { HTMLElement } from "node-html-parser";

import {
  amountIn,
  bars,
  decadesIn,
  dollarsIn,
  type DrawnScale,
  endNumber,
  lengthsOf,
  numberIn,
  pairs,
  percentOfLimit,
  pricedRows,
  type Reading,
  rowsOf,
  sum,
  textOf,
  unitsIn,
} from "./drawn-lengths.ts";

/** Every figure of the site that draws numbers to scale. The numbers are those that a visitor reads beside it. */
export const drawnScales: Record<string, DrawnScale> = {
  "price-table": { read: pricedRows },
  threats: { full: 50, read: (figure) => bars(figure, "div", percent, ".fill-accent") },
  impact: { full: 250, read: (figure) => bars(figure, "div", endNumber, ".fill-accent, .fill-control") },
  "shop-metrics": { full: 250, read: (figure) => bars(figure, "div", headlineNumber) },
  measured: { full: 100, read: (figure) => bars(figure, "li", percentOfLimit, ".fill-accent") },
  "first-response": { full: 24 * 3600, read: (figure) => bars(figure, "td", amountIn, ".fill-blue") },
  durations: { read: (figure) => bars(figure, "li", (text) => amountIn(text.replace(/.*: /, ""))) },
  "frame-times": {
    read: (figure) => bars(figure, "li", (text) => numberIn(text, /([\d.]+) ms/), ".fill-accent"),
  },
  "break-even": { full: 720, read: (figure) => bars(figure, "li", (text) => numberIn(text, /hour (\d+)/)) },
  salaries: {
    read: (figure) =>
      bars(figure, "li", (text) => numberIn(text, /–\$(\d+)k/) - numberIn(text, /\$(\d+)k/), ".fill-blue"),
  },
  deadlines: {
    full: 90,
    read: (figure) =>
      bars(
        figure,
        "div",
        (text) => (text.includes("Immediate") ? 0 : numberIn(text, /(\d+) days/)),
        "rect[height='16']",
      ),
  },
  uptime: {
    full: 100,
    read: (figure) => [
      {
        value: numberIn(textOf(figure.parentNode), /([\d.]+)% of a year/),
        length: lengthsOf(figure)[0] ?? 0,
      },
    ],
  },
  savings: {
    read: (figure) =>
      rowsOf(figure, "div").map((row) => ({
        value: 100 - percent(textOf(row)),
        length: row.querySelectorAll(".fill-accent").length * 5,
        group: "per cent",
      })),
    full: 100,
  },
  "what-is-left": {
    full: 100,
    read: (figure) =>
      rowsOf(figure, figure.tagName === "DL" ? "div" : "li")
        .filter((row) => row.querySelector("rect.fill-accent"))
        .map((row) => ({
          value: / left/.test(textOf(row)) ? percent(textOf(row)) : 100 - headlineNumber("", row),
          length: lengthsOf(row, "rect.fill-accent")[0] ?? 0,
        })),
  },
  "before-and-after": {
    full: 100,
    read: (figure) =>
      rowsOf(figure, "div").map((row) => {
        const [before = 0, after = 0] = lengthsOf(row);
        return { value: afterwards(row), length: (after / before) * 100 };
      }),
  },
  "labelled-bars": {
    full: 140,
    read: (figure) =>
      rowsOf(figure, "div").flatMap((row) => {
        const found = bars(row, "span", (text) => numberIn(text, /: (\d+)/), "rect:not(.fill-rule)");
        const [first, second] = found;
        const difference = Math.abs((second?.length ?? 0) - (first?.length ?? 0));
        return [...found, { value: headlineNumber("", row), length: difference }];
      }),
  },
  prices: {
    read: (figure) =>
      rowsOf(figure, "li").flatMap((row) =>
        pairs(dollarsIn(textOf(row)), lengthsOf(row, "rect:not(.fill-rule)")),
      ),
  },
  "starting-prices": { full: 5, read: (figure) => bars(figure, "li", decadesIn, ".animate-draw") },
  "fee-and-spend": {
    read: (figure) =>
      rowsOf(figure, "li").flatMap((row) =>
        pairs(dollarsIn(textOf(row)).slice(0, 2), lengthsOf(row).slice(0, 2)),
      ),
  },
  "three-years": {
    read: (figure) =>
      figure.querySelectorAll("tbody").flatMap((row) => {
        const [first = 0, renewal = 0] = dollarsIn(textOf(row));
        return pairs([first, renewal, renewal], lengthsOf(row).slice(0, 3));
      }),
  },
  "price-steps": {
    read: (figure) => pairs(dollarsIn(textOf(figure.querySelector("ul"))), lengthsOf(figure)),
  },
  "price-parts": { read: (figure) => pairs(dollarsIn(textOf(figure)), lengthsOf(figure)) },
  "price-stairs": {
    read: (figure) =>
      figure.querySelectorAll("g").flatMap((step) => {
        const heights = lengthsOf(step, "rect", "height");
        return pairs(
          heights.map(() => dollarsIn(textOf(step))[0] ?? 0),
          heights,
        );
      }),
  },
  budget: {
    read: (figure) =>
      rowsOf(figure, "li").flatMap((row) => {
        const stated = [/(\d+) of 100 before/, /(\d+) after/].map((pattern) =>
          numberIn(textOf(row), pattern),
        );
        return pairs(
          stated.filter((share) => share > 0),
          lengthsOf(row, "rect", "height"),
        );
      }),
  },
  bill: {
    read: (figure) =>
      rowsOf(figure, "tr").flatMap((row) => {
        const share = percent(textOf(row));
        // What is trimmed is half filled, as the caption says.
        return pairs([share, share / 2], lengthsOf(row));
      }),
  },
  "price-and-mailbox": {
    read: (figure) =>
      rowsOf(figure, "li").flatMap((row) => {
        const [price = 0, mailbox = 0] = lengthsOf(row, "svg");
        return [
          { value: dollarsIn(textOf(row))[0] ?? 0, length: price, group: "dollars" },
          { value: numberIn(textOf(row), /(\d+) GB/), length: mailbox, group: "gigabytes" },
        ];
      }),
  },
  "days-and-warranty": {
    read: (figure) => {
      const [days = [], warranties = []] = figure
        .querySelectorAll("tr:has(svg)")
        .map((row) => row.querySelectorAll("td"));
      return [
        ...days.map((cell) => ({
          value: numberIn(`${textOf(cell)} 0 days`, /(\d+) days/),
          length: sum(lengthsOf(cell).filter((length) => length !== 3)),
          group: "days",
        })),
        ...warranties.map((cell) => ({
          value: dollarsIn(textOf(cell))[0] ?? 0,
          length: sum(cell.querySelectorAll("path").map(unitsIn)),
          group: "warranty",
        })),
      ];
    },
  },
  minutes: {
    full: 60,
    read: (figure) => {
      const clocks = rowsOf(figure, "li").map((row) => /(\d\d):(\d\d)/.exec(textOf(row)) ?? []);
      const minutes = clocks.map(([, hour, minute]) => Number(hour) * 60 + Number(minute));
      // The last entry is the day after, at the end of the axis.
      return pairs(
        minutes.map((minute) => minute - (minutes[0] ?? 0)),
        lengthsOf(figure, "rect[y='2']"),
      ).slice(0, -1);
    },
  },
  spans: {
    read: (figure) =>
      rowsOf(figure, "li").flatMap((row) => {
        const [, from = 0, to = 0] =
          /(?:from|hour) ([\d.]+) to ([\d.]+)/.exec(textOf(row))?.map(Number) ?? [];
        return pairs([from, to - from], [...lengthsOf(row, "rect", "x"), ...lengthsOf(row)]);
      }),
  },
  weeks: {
    full: 16,
    read: (figure) => {
      const stated = [...(figure.getAttribute("aria-label") ?? "").matchAll(/([\d.]+) to ([\d.]+)/g)];
      const [starts, lengths] = [lengthsOf(figure, "rect", "x"), lengthsOf(figure)];
      return stated.flatMap(([, from, to], index) =>
        pairs([Number(from), Number(to) - Number(from)], [starts[index] ?? 0, lengths[index] ?? 0]),
      );
    },
  },
  "months-won": {
    full: 12,
    read: (figure) =>
      rowsOf(figure, "li")
        .filter((row) => row.querySelector("rect.fill-accent"))
        .map((row) => ({
          value: 13 - numberIn(`${textOf(row)} month 1`, /month (\d+)/),
          length: Math.max(...lengthsOf(row, "rect.fill-accent")),
        })),
  },
  // A price that no other of the same period stands beside has no bar.
  "plan-prices": {
    read: (figure) =>
      rowsOf(figure, "li").flatMap((row) =>
        row.querySelectorAll("rect[height='6']").map((bar) => ({
          value: dollarsIn(textOf(row))[0] ?? 0,
          length: Number.parseFloat(bar.getAttribute("width") ?? ""),
          group: textOf(row).replace(/^.*\$[\d.,]+/, "prices"),
        })),
      ),
  },
  specs: {
    read: (figure) =>
      rowsOf(figure, "div").map((row) => ({
        value: amountIn(textOf(row.querySelector("dd span"))),
        length: lengthsOf(row)[0] ?? 0,
        group: textOf(row.querySelector("dt")),
      })),
  },
  units: {
    read: (figure) =>
      rowsOf(figure, figure.tagName === "DL" ? "div" : "li").flatMap((row) =>
        row.querySelectorAll("svg").map((drawing): Reading => {
          const all = drawing.querySelectorAll("path");
          const filled = sum(
            all.filter((path) => !/rule-2|blue-3|cybersecurity/.test(path.classNames)).map(unitsIn),
          );
          const text = textOf(row.querySelector(".text-figure") ?? row);
          return text.includes("%")
            ? { value: numberIn(text), length: (filled / sum(all.map(unitsIn))) * 100, group: "per cent" }
            : { value: numberIn(text), length: filled, group: "count" };
        }),
      ),
  },
  lines: {
    read: (figure) =>
      rowsOf(figure, "li").map((row) => ({
        value: percent(textOf(row)),
        length: sum(row.querySelectorAll("path").map(unitsIn)),
      })),
  },
  "marked-units": {
    full: 100,
    read: (figure) =>
      rowsOf(figure, "li")
        .filter((row) => row.querySelector(".text-figure"))
        .map((row) => {
          const marked = row.querySelectorAll("rect").length;
          const others = sum(row.querySelectorAll("path").map(unitsIn));
          return {
            value: markedShare(textOf(row.querySelector(".text-figure"))),
            length: (marked / (marked + others)) * 100,
          };
        }),
  },
};

function percent(text: string): number {
  return numberIn(text, /([\d.]+)%/);
}

/** The number in large type at the head of a row. */
function headlineNumber(_: string, row: HTMLElement): number {
  return numberIn(textOf(row.querySelector(".text-figure, .text-display")));
}

/** What is there afterwards, in per cent of before: a headline can name it, what went, what came, or how many times less. */
function afterwards(row: HTMLElement): number {
  const number = headlineNumber("", row);
  const text = textOf(row);
  if (/\dx/.test(textOf(row.querySelector(".text-figure")))) return 100 / number;
  if (/less|fewer|reduction/i.test(text)) return 100 - number;
  return /growth/i.test(text) ? 100 + number : number;
}

/** "99.7%" marks the few that are missing, "40%" the part itself, "15 min" its share of a day. */
function markedShare(text: string): number {
  if (text.includes("min")) return (numberIn(text) / 1440) * 100;
  return Math.min(percent(text), 100 - percent(text));
}

import { type Mark, shape, text } from "../figures/drawing.ts";
import { bar, ticks } from "../figures/marks.ts";
import { countWords, minutesOf, proseOf } from "./read-time.ts";

/**
 * The cover of an article for which none was drawn: the article itself to scale. Every part is a bar as long as it takes
 * to read, under a ruler of minutes; each begins where the one before it ends.
 */
export function defaultCover(body: string): readonly Mark[] {
  const parts = partsOf(body);
  const longest = longestOf(parts);
  const minutes = minutesOf(parts.reduce((sum, { words }) => sum + words, 0));
  const minute = width / minutes;
  const pitch = Math.min(48, height / parts.length);
  const starts = parts.map((_, index) =>
    minutesOf(parts.slice(0, index).reduce((sum, { words }) => sum + words, 0)),
  );
  const bars = (isAccent: boolean) =>
    parts.map((part, index) =>
      (part === longest) === isAccent
        ? bar(
            left + (starts[index] ?? 0) * minute,
            top + index * pitch,
            minutesOf(part.words) * minute,
            pitch * 0.7,
          )
        : "",
    );
  const whole = Math.max(1, Math.floor(minutes));
  return [
    shape("rule", ticks(left + 1, 32, Math.min(width - 2, whole * minute), { count: whole, major: 5 })),
    shape("soft", ...bars(false)),
    shape("accent", ...bars(true)),
    text(`${Math.max(1, Math.round(minutes))} min`, left, 392, { size: 84 }),
    text(counted(parts.length), left + width, 392, { size: 44, tone: "muted", anchor: "end" }),
  ];
}

/** What it draws, in one line. */
export function defaultCaption(body: string): string {
  const parts = partsOf(body);
  return `This article to scale: ${counted(parts.length)}, each as long as it takes to read. The longest is ${longestOf(parts).name}`;
}

const [left, top, width, height] = [32, 72, 696, 232];

interface Part {
  name: string;
  words: number;
}

/** The introduction and every section; an article without sections is one part. */
function partsOf(body: string): Part[] {
  const [introduction = "", ...sections] = proseOf(body).split(/^## /m);
  const parts = [
    { name: "the introduction", words: countWords(introduction) },
    ...sections.map((section) => ({
      name: `“${(section.split("\n")[0] ?? "").replaceAll(/[`*_[\]]/g, "").trim()}”`,
      words: countWords(section),
    })),
  ].filter(({ words }) => words > 0);
  return parts.length > 0 ? parts : [{ name: "the introduction", words: 1 }];
}

function longestOf(parts: readonly Part[]): Part {
  return parts.reduce((one, other) => (other.words > one.words ? other : one));
}

function counted(parts: number): string {
  return `${parts} ${parts === 1 ? "part" : "parts"}`;
}

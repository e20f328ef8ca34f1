/**
 * Drawings that become files: blog covers and share images. A drawing is a list of marks, each a path or a short
 * text in a tone; tones become colours where the drawing is written (drawings/), so that rebranding and
 * the dark theme recolour all of them. The shapes come from marks.ts.
 */

/** accent: the subject; soft and pale: two lighter steps of it; ink: what it is measured against; rule: axes; paper: cut-outs. */
export const tones = ["accent", "soft", "pale", "ink", "muted", "rule", "paper"] as const;
export type Tone = (typeof tones)[number];

export interface ShapeMark {
  tone: Tone;
  /** SVG path data. */
  d: string;
}

export interface TextMark {
  tone: Tone;
  text: string;
  x: number;
  /** The baseline. */
  y: number;
  size: number;
  anchor: "start" | "middle" | "end";
}

export type Mark = ShapeMark | TextMark;

export interface Drawing {
  /** What is drawn, in one line: the text alternative. */
  label: string;
  marks: readonly Mark[];
}

/** The canvas of a cover; drawings stay 32 clear of its edges. */
export const coverSize = { width: 760, height: 428 } as const;

export function shape(tone: Tone, ...paths: readonly string[]): ShapeMark {
  return { tone, d: paths.join("") };
}

/** A few words or a figure. Readable in a card half the cover's size, so never smaller than 20. */
export function text(
  content: string,
  x: number,
  y: number,
  { tone = "ink", size = 22, anchor = "start" }: Partial<Pick<TextMark, "tone" | "size" | "anchor">> = {},
): TextMark {
  return { tone, text: content, x, y, size, anchor };
}

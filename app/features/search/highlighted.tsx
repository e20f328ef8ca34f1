import type { Segment } from "./words/highlight";

/** A text with what was searched for marked in it. Text nodes only: nothing typed ever becomes HTML. */
export function Highlighted({ segments }: { segments: readonly Segment[] }) {
  return segments.map(({ text, marked }, index) =>
    marked ? (
      <mark key={index} className="bg-blue-tint text-ink underline">
        {text}
      </mark>
    ) : (
      text
    ),
  );
}

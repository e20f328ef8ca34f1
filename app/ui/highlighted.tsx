import { highlight } from "~/lib/search/highlight";

export interface HighlightedProps {
  text: string;
  /** What was typed. */
  query: string;
  /** The words of the text's owner that match it, as a search gives them. */
  words: readonly string[];
}

/** A text with what was searched for marked in it. Text nodes only: nothing typed ever becomes HTML. */
export function Highlighted({ text, query, words }: HighlightedProps) {
  return highlight(text, query, words).map((run, index) =>
    run.marked ? (
      <mark key={index} className="bg-blue-tint text-ink underline">
        {run.text}
      </mark>
    ) : (
      run.text
    ),
  );
}

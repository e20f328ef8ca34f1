import type { Chapter } from "./content";

/** The contents page of the paper. */
export function Chapters({ chapters }: { chapters: readonly Chapter[] }) {
  return (
    <ol className="grid gap-x-(--gap) md:grid-flow-col md:grid-cols-2 md:grid-rows-3">
      {chapters.map((chapter, index) => (
        <li key={chapter.title} className="flex gap-2 border-t border-rule-2 py-4 sm:gap-6 sm:py-7">
          <span aria-hidden className="w-12 shrink-0 text-figure text-ink-3">
            {index + 1}
          </span>
          <div>
            <h3 className="text-h4 sm:text-h3">{chapter.title}</h3>
            <p className="mt-1 max-w-[40ch] text-ink-2 max-sm:text-small sm:mt-1.5">{chapter.text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}

import type { ArticleAge } from "~/articles/article";

/** What was wrong in an article and is right now, under it; nothing if there is nothing to tell. */
export function ArticleCorrections({ corrections }: Pick<ArticleAge, "corrections">) {
  if (corrections.length === 0) return null;
  return (
    <ul
      aria-label="Corrections"
      className="mt-10 flex max-w-[44rem] flex-col gap-3 border-t border-rule-2 pt-4 text-small text-ink-2"
    >
      {corrections.map(({ day, shown, note }) => (
        <li key={note}>
          Corrected on <time dateTime={day}>{shown}</time>: {note}
        </li>
      ))}
    </ul>
  );
}

import { type MouseEvent, useState } from "react";

/** A saved reply with the visitor's name and plan filled in. */
export interface FilledReply {
  id: number;
  title: string;
  body: string;
}

interface SavedReplyListProps {
  number: string;
  replies: readonly FilledReply[];
  onChoose: (body: string) => void;
}

/** A list that is searched while typing. Without scripts each one is a link that opens the page with it filled in. */
export function SavedReplyList({ number, replies, onChoose }: SavedReplyListProps) {
  const [query, setQuery] = useState("");
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  const found = replies.filter(({ title, body }) =>
    words.every((word) => `${title} ${body}`.toLowerCase().includes(word)),
  );
  const choose = (event: MouseEvent<HTMLAnchorElement>, body: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    event.currentTarget.closest("details")?.removeAttribute("open");
    onChoose(body);
  };
  return (
    <details name="act" className="relative ml-auto">
      <summary className="label-text flex min-h-9 cursor-pointer list-none items-center rounded-data px-1 text-ink-2 underline max-md:min-h-11 [&::-webkit-details-marker]:hidden">
        Saved replies
      </summary>
      <div className="absolute right-0 bottom-full z-40 w-80 max-w-[calc(100vw-3rem)] rounded-overlay border border-rule-2 bg-surface p-3 raised">
        {replies.length === 0 ? (
          <p className="label-text text-ink-2">No reply is saved yet.</p>
        ) : (
          <input
            type="search"
            aria-label="Search saved replies"
            placeholder="Search saved replies"
            value={query}
            onChange={({ target }) => setQuery(target.value)}
            className="h-9 w-full min-w-0 rounded-control border border-control bg-surface px-2.5 text-tool placeholder:text-ink-3 noscript:hidden"
          />
        )}
        <ul className="mt-1 max-h-64 overflow-y-auto">
          {found.map(({ id, title, body }) => (
            <li key={id}>
              <a
                href={`/desk/enquiries/${number}?saved=${id}#write`}
                onClick={(event) => choose(event, body)}
                className="block rounded-control px-2 py-1.5 hover:bg-sand"
              >
                <span dir="auto" className="block truncate text-tool font-medium">
                  {title}
                </span>
                <span dir="auto" className="label-text block truncate text-ink-2">
                  {body}
                </span>
              </a>
            </li>
          ))}
        </ul>
        {replies.length > 0 && found.length === 0 && (
          <p className="label-text px-2 py-1.5 text-ink-2">No saved reply has these words.</p>
        )}
      </div>
    </details>
  );
}

import { type MouseEvent, useId } from "react";

import { AreaGlyph } from "~/figures/area-glyph";
import { areaOf } from "~/site-map";
import { Highlighted } from "~/ui/highlighted";
import { SiteLink } from "~/ui/site-link";
import type { Found } from "./engine";

interface ResultListProps {
  found: readonly Found[];
  query: string;
  onChoose: (() => void) | undefined;
}

/** Links, best first. The title is the link and its area the whole row; what it is and costs describes the link. */
export function ResultList({ found, query, onChoose }: ResultListProps) {
  const id = useId();
  return (
    <ol>
      {found.map((result) => (
        <li
          key={result.id}
          className="relative flex gap-4 border-b border-rule py-3 last:border-0 focus-within:bg-blue-tint hover:bg-sand"
        >
          <span className="mt-0.5 w-6 shrink-0">
            <Glyph path={result.path} />
          </span>
          <div className="min-w-0 flex-1">
            <SiteLink
              to={result.path}
              aria-describedby={`${id}-${result.id}`}
              onClick={(event) => {
                if (staysInThisTab(event)) onChoose?.();
              }}
              className="font-strong tracking-[-0.01em] after:absolute after:inset-0"
            >
              <Highlighted text={result.title} query={query} words={result.words} />
            </SiteLink>
            <p id={`${id}-${result.id}`} className="text-small text-ink-2">
              <span className="label-text mr-2 text-ink-3">
                {result.kind}
                <span className="sr-only">: </span>
              </span>
              {result.price && (
                <span className="mr-2 font-strong text-ink">
                  {result.price}
                  <span className="sr-only">. </span>
                </span>
              )}
              <Highlighted text={result.description} query={query} words={result.words} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}

/** The sign of its area; a written page where it belongs to none. */
function Glyph({ path }: { path: string }) {
  const area = areaOf(path.replace(/#.*/, ""));
  if (area) return <AreaGlyph area={area} />;
  return (
    <svg viewBox="0 0 24 24" aria-hidden className="size-6 fill-ink-3">
      <path d="M0 1H24v3H0zM0 6H15v3H0zM0 11H24v3H0zM0 16H19v3H0zM0 21H9v3H0z" />
    </svg>
  );
}

function staysInThisTab(event: MouseEvent): boolean {
  return event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
}

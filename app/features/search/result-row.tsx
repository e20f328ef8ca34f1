import { type MouseEvent, useId } from "react";

import { AreaGlyph } from "~/figures/area-glyph";
import { cx } from "~/lib/react/cx";
import { areaOf } from "~/site-map";
import { SiteLink } from "~/ui/site-link";
import type { SearchResult } from "./engine";
import { Highlighted } from "./highlighted";

interface ResultRowProps {
  result: SearchResult;
  /** Among results of one kind: their group says more than their kind, and no sign is needed. */
  inColumns: boolean;
  onChoose: (() => void) | undefined;
}

/** The title is the link and its area the whole row; what it is and costs describes the link. */
export function ResultRow({ result, inColumns, onChoose }: ResultRowProps) {
  const { path, title, description, kind, group, price, section, highlight } = result;
  const id = useId();
  return (
    <li
      className={cx(
        "relative flex gap-4 border-b border-rule py-3 focus-within:bg-blue-tint hover:bg-sand",
        !inColumns && "last:border-0",
      )}
    >
      {!inColumns && (
        <span className="mt-0.5 w-6 shrink-0">
          <Glyph path={path} />
        </span>
      )}
      <div className="min-w-0 flex-1">
        <SiteLink
          to={path}
          aria-describedby={id}
          onClick={(event) => {
            if (staysInThisTab(event)) onChoose?.();
          }}
          className="font-strong tracking-control after:absolute after:inset-0"
        >
          <Highlighted segments={highlight(title)} />
        </SiteLink>
        <p id={id} className="text-small text-ink-2">
          <span className="label-text mr-2 text-ink-3">
            {inColumns && group ? <Highlighted segments={highlight(group)} /> : kind}
            <span className="sr-only">: </span>
          </span>
          {price && (
            <span className="mr-2 font-strong text-ink">
              <Highlighted segments={highlight(price)} />
              <span className="sr-only">. </span>
            </span>
          )}
          <Highlighted segments={highlight(description)} />
        </p>
        {inColumns && section && (
          <p className="mt-1 text-small text-ink-3">
            Section: <Highlighted segments={highlight(section)} />
          </p>
        )}
      </div>
    </li>
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

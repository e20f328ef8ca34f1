import { useLocation } from "react-router";

import { ButtonLink } from "~/ui/button";
import type { QueueRow } from "../../core/staff/queue-rows.ts";
import { isGrouped } from "../../core/staff/queue-sorts.ts";
import { MOST_COUNTED } from "../../core/staff/queue-views.ts";
import { useNow } from "../enquiry/use-now";
import { InboxFrame } from "../inbox/inbox-frame";
import { useKeys } from "../keys/use-keys";
import { useFallbackData } from "../live/fallback-data";
import { LiveStatus } from "../live/live-status";
import { SOON, useLive } from "../live/use-live";
import { useNewItemsAnnouncement } from "../live/use-new-items-announcement";
import { Undelivered } from "../inbox/undelivered";
import { EmptyQueue } from "./empty-queue";
import { KeyLine } from "./key-line";
import { LiveList } from "./live-list";
import type { QueueData } from "./load-queue";
import { type QueuePlace, queueAddress } from "./queue-address";
import { QueueHead } from "./queue-head";
import { QueueRuler } from "./queue-ruler";
import { ViewRail } from "./view-rail";
import { countText, viewNames } from "./view-names";

/** The queue: a list that is its own chart. */
export function QueuePage({ data }: { data: QueueData }) {
  const { staff, rows, next, counts, team, kept, mails, unsorted, filters } = data;
  const view = "view" in data ? data.view : undefined;
  const query = "query" in data ? data.query : "";
  const sort = "sort" in data ? data.sort : "usual";
  const place = { ...(view && { view }), query, filters, sort };
  const now = useNow(data.now);
  useRowKeys();
  useFallbackData(data);
  const isLost = useLive({ lastEvent: data.lastEvent, within: () => SOON });
  const news = useNewItemsAnnouncement(rows, newRows);
  const { search } = useLocation();
  return (
    <InboxFrame
      staff={staff}
      query={query}
      hasPhoneBar
      views={
        <ViewRail
          {...(view && { current: view })}
          mails={unsorted}
          counts={counts}
          team={team}
          kept={kept}
          me={staff.id}
        />
      }
    >
      <div className="flex min-h-full flex-col max-md:pb-17">
        <QueueHead
          title={view ? viewNames[view] : query ? `Search: ${query}` : "Search"}
          count={shownCount(data)}
          place={place}
          team={team}
          staff={staff}
          mails={unsorted}
        />
        <Undelivered mails={mails} />
        <QueueRuler now={now} />
        {rows.length === 0 ? (
          <EmptyQueue {...(view && { view })} hasMore={next !== undefined} isFiltered={data.isFiltered} />
        ) : (
          <LiveList
            key={search}
            rows={rows}
            me={staff.id}
            now={now}
            isByDue={view !== undefined && isGrouped(view, sort)}
            {...(view && !data.isFiltered && { counts: groupCounts(counts[view]) })}
            labelledBy="list"
          />
        )}
        <Pager data={data} place={place} />
        <div className="mt-auto" />
        <LiveStatus isLost={isLost} news={news} />
        <KeyLine keysOff={staff.keysOff} />
      </div>
    </InboxFrame>
  );
}

/** For those who listen: what came into the list. */
function newRows(fresh: readonly QueueRow[]): string {
  const [first] = fresh;
  return fresh.length === 1 && first
    ? `New enquiry ${first.number} from ${first.name}.`
    : `${fresh.length} new enquiries.`;
}

/** What a filter leaves is counted by nobody: known only if it fits on one page. */
function shownCount(data: QueueData): string | undefined {
  if ("view" in data && !data.isFiltered) return countText(data.counts[data.view].count);
  if ("count" in data && data.count !== undefined) return countText(data.count);
  return data.isLater || data.next ? undefined : String(data.rows.length);
}

function groupCounts({ count, due }: { count: number; due: number }) {
  return { due: countText(due), answered: count > MOST_COUNTED ? "" : String(count - due) };
}

function Pager({ data, place }: { data: QueueData; place: QueuePlace }) {
  if (!data.next && !data.isLater) return null;
  return (
    <nav aria-label="Pages" className="flex gap-3 px-4 py-4 md:px-6">
      {data.isLater && (
        <ButtonLink to={queueAddress(place)} emphasis="secondary" size="small">
          Back to the top
        </ButtonLink>
      )}
      {data.next && (
        <ButtonLink to={queueAddress(place, { after: data.next })} emphasis="secondary" size="small" arrow>
          {data.rows.length === 0 ? "Look further back" : "Next 50"}
        </ButtonLink>
      )}
    </nav>
  );
}

/** j and k move the real focus from row to row, so Enter opens and a screen reader reads along. */
function useRowKeys(): void {
  useKeys({ j: () => step(1), k: () => step(-1) });
}

function step(by: number): void {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-row]")];
  const at = rows.findIndex((row) => row === document.activeElement);
  const next = at === -1 ? (by > 0 ? 0 : rows.length - 1) : at + by;
  const row = rows[Math.max(0, Math.min(rows.length - 1, next))];
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "nearest", behavior: "instant" });
}

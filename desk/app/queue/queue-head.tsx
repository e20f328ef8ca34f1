import ListFilter from "lucide-react/icons/list-filter";
import type { ReactNode } from "react";

import { serviceOptions } from "~/enquiry/enquiry";
import { cx } from "~/lib/react/cx";
import { Button } from "~/ui/button";
import type { TeamMember } from "../../core/staff/count-views.ts";
import type { QueueFilters } from "../../core/staff/queue-filters.ts";
import { type QueueView, queueViews } from "../../core/staff/queue-views.ts";
import { viewNames } from "./view-names";

interface QueueHeadProps {
  title: string;
  count: string | undefined;
  /** Undefined while somebody searches. */
  view?: QueueView;
  query: string;
  filters: QueueFilters;
  team: readonly TeamMember[];
}

/** What the list is, and what narrows it down: a plain form whose answers stand in the address. */
export function QueueHead({ title, count, ...form }: QueueHeadProps) {
  return (
    <div className="z-20 flex h-13.5 items-center gap-4 border-b border-rule-2 bg-paper px-4 md:sticky md:top-14 md:px-6">
      <h1
        id="list"
        className="truncate text-[1.375rem] leading-tight font-strong tracking-[-0.03em] max-md:min-w-0 max-md:flex-1"
      >
        {title} {count && <span className="ml-1 font-medium text-ink-3">{count}</span>}
      </h1>
      <div className="max-md:hidden">
        <FilterForm {...form} idPrefix="wide" className="flex items-center gap-2" />
      </div>
      <details className="md:hidden">
        <summary
          aria-label="Views and filters"
          className="grid size-10.5 place-items-center rounded-control border border-rule-2"
        >
          <ListFilter aria-hidden size={18} />
        </summary>
        <div className="absolute inset-x-0 top-13.5 z-30 border-b border-rule-2 bg-paper p-4 shadow-overlay">
          <ul aria-label="All views" className="mb-4 flex flex-wrap gap-x-5 gap-y-3 text-small">
            {queueViews.map((view) => (
              <li key={view}>
                <a href={`/desk?view=${view}`} className="underline">
                  {viewNames[view]}
                </a>
              </li>
            ))}
          </ul>
          <FilterForm {...form} idPrefix="narrow" className="grid gap-3" />
        </div>
      </details>
    </div>
  );
}

const statuses = ["open", "waiting", "snoozed", "closed", "spam"] as const;
const statusNames = { ...viewNames, open: "Open" };

interface FilterFormProps extends Omit<QueueHeadProps, "title" | "count"> {
  /** The form is on the page twice. */
  idPrefix: string;
  className: string;
}

function FilterForm({ view, query, filters, team, idPrefix, className }: FilterFormProps) {
  return (
    <form action="/desk" className={className}>
      {view ? (
        <input type="hidden" name="view" value={view} />
      ) : (
        <input type="hidden" name="q" value={query} />
      )}
      {!view && (
        <Select id={`${idPrefix}-status`} name="status" label="Status" value={filters.status}>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {statusNames[status]}
            </option>
          ))}
        </Select>
      )}
      <Select id={`${idPrefix}-area`} name="area" label="Area" value={filters.area}>
        {serviceOptions.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </Select>
      {view !== "mine" && view !== "unassigned" && (
        <Select id={`${idPrefix}-assignee`} name="assignee" label="Assignee" value={filters.assignee}>
          <option value="nobody">Nobody yet</option>
          {team.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      )}
      <Button
        type="submit"
        emphasis="secondary"
        size="small"
        className="min-h-7.5! px-3 text-[0.84375rem] max-md:min-h-10.5!"
      >
        Filter
      </Button>
    </form>
  );
}

interface SelectProps {
  id: string;
  name: string;
  label: string;
  value: string | number | undefined;
  children: ReactNode;
}

function Select({ id, name, label, value, children }: SelectProps) {
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <select
        id={id}
        name={name}
        defaultValue={value ?? ""}
        className={cx(
          "h-7.5 max-w-40 rounded-control border bg-surface px-2 text-[0.84375rem] font-medium max-md:h-10.5 max-md:max-w-none",
          value === undefined ? "border-rule-2 text-ink-2" : "border-ink text-ink",
        )}
      >
        <option value="">{label}: all</option>
        {children}
      </select>
    </>
  );
}

import { type ReactNode, useId } from "react";

import { Button } from "~/ui/button";
import { type QueuePlace } from "./queue-address";
import { type Choice, sortOptions } from "./queue-choices";

interface FilterFormProps {
  place: QueuePlace;
  choices: readonly Choice[];
}

/** The same on a narrow screen: a plain form whose answers stand in the address. */
export function FilterForm({ place: { view, query, filters, sort }, choices }: FilterFormProps) {
  return (
    <form action="/desk" aria-label="Filters" className="grid gap-3 sm:grid-cols-2">
      <input type="hidden" name={view ? "view" : "q"} value={view ?? query} />
      {view && (
        <Select name="sort" label="Order" value={sort}>
          {sortOptions(view).map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
      {choices.map(({ name, label, options }) => (
        <Select key={name} name={name} label={label} value={String(filters[name] ?? "")}>
          <option value="">All</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      ))}
      <label className="flex min-h-10.5 items-center gap-2.5 text-small font-medium">
        <input
          type="checkbox"
          name="unread"
          value="yes"
          defaultChecked={filters.unread !== undefined}
          className="size-5 accent-blue"
        />
        Unread only
      </label>
      <Button type="submit" emphasis="secondary" size="small" className="sm:col-span-2">
        Show
      </Button>
    </form>
  );
}

interface SelectProps {
  name: string;
  label: string;
  value: string;
  children: ReactNode;
}

function Select({ name, label, value, children }: SelectProps) {
  const id = useId();
  return (
    <div className="grid grid-cols-[5.5rem_minmax(0,1fr)] items-center gap-2 text-small font-medium">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        name={name}
        defaultValue={value}
        className="h-10.5 w-full min-w-0 rounded-control border border-control bg-surface px-2.5"
      >
        {children}
      </select>
    </div>
  );
}

import ListFilter from "lucide-react/icons/list-filter";

import { cx } from "~/lib/react/cx";
import type { QueueView } from "../../core/staff/queue-views.ts";
import { chip, chipChosen, chipIdle, ChoiceMenu } from "./choice-menu";
import { type QueuePlace, queueAddress } from "./queue-address";
import { type Choice, sortOptions } from "./queue-choices";

interface FilterMenusProps {
  place: QueuePlace;
  choices: readonly Choice[];
}

/** What narrows a list down, on a wide screen. */
export function FilterMenus({ place, choices }: FilterMenusProps) {
  const isUnread = place.filters.unread !== undefined;
  return (
    <div role="group" aria-label="Filters" className="flex min-w-0 items-center gap-2">
      {choices.map(({ name, label, options }) => {
        const value = place.filters[name];
        const chosen = options.find((option) => option.value === String(value));
        return (
          <ChoiceMenu
            key={name}
            label={chosen ? `${label}: ${chosen.label}` : label}
            isChosen={value !== undefined}
            align="left"
            options={[{ value: "", label: "All" }, ...options].map((option) => ({
              label: option.label,
              to: queueAddress(place, { [name]: option.value }),
              isChosen: option.value === String(value ?? ""),
            }))}
          />
        );
      })}
      <a
        href={queueAddress(place, { unread: isUnread ? "" : "yes" })}
        aria-current={isUnread || undefined}
        className={cx(chip, "shrink-0", isUnread ? chipChosen : chipIdle)}
      >
        {isUnread && <span aria-hidden className="size-2 rounded-[1px] bg-blue-text" />}
        Unread
        {isUnread && <span className="sr-only"> only. Show all</span>}
      </a>
    </div>
  );
}

/** In which order the list stands. */
export function SortMenu({ place, view }: { place: QueuePlace; view: QueueView }) {
  const options = sortOptions(view);
  return (
    <ChoiceMenu
      label={options.find(({ value }) => value === place.sort)?.label ?? ""}
      screenReaderText=", the order"
      icon={<ListFilter aria-hidden size={15} className="shrink-0 text-ink-3" />}
      isChosen={place.sort !== "usual"}
      align="right"
      options={options.map(({ value, label }) => ({
        label,
        to: queueAddress(place, { sort: value }),
        isChosen: value === place.sort,
      }))}
    />
  );
}

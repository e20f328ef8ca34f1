import ListFilter from "lucide-react/icons/list-filter";
import Plus from "lucide-react/icons/plus";
import Search from "lucide-react/icons/search";

import { identity } from "~/identity";
import { ButtonLink } from "~/ui/button";
import type { TeamMember } from "../../core/staff/count-views.ts";
import { queueViews } from "../../core/staff/queue-views.ts";
import type { StaffMember } from "../../core/staff-session.ts";
import { InboxLogo } from "../inbox/inbox-logo";
import { PhoneMenu } from "../inbox/inbox-menu";
import { InboxSearch } from "../inbox/inbox-search";
import { Dropdown } from "../inbox/dropdown";
import { FilterForm } from "./filter-form";
import { FilterMenus, SortMenu } from "./filter-menus";
import type { QueuePlace } from "./queue-address";
import { choicesFor } from "./queue-choices";
import { countText, viewNames } from "./view-names";

interface QueueHeadProps {
  title: string;
  count: string | undefined;
  place: QueuePlace;
  team: readonly TeamMember[];
  staff: Pick<StaffMember, "name" | "role">;
  /** How many mails are to be sorted. */
  mails: number;
}

/** What the list is, what narrows it down and how it is sorted. On a phone it is the only bar. */
export function QueueHead({ title, count, place, team, staff, mails }: QueueHeadProps) {
  const { view } = place;
  const choices = choicesFor(view, team);
  return (
    <div className="relative z-25 flex h-15 items-center gap-2 border-b border-rule-2 bg-paper px-4 md:sticky md:top-14 md:h-13.5 md:gap-4 md:px-6">
      <a href="/desk" className="md:hidden">
        <InboxLogo />
        <span className="sr-only">{identity.name} enquiry desk</span>
      </a>
      <h1
        id="list"
        className="truncate text-callout-sm leading-tight font-strong tracking-callout max-lg:min-w-0 max-lg:flex-1 max-md:ml-2 lg:max-w-80 lg:shrink-0"
      >
        {title} {count && <span className="ml-1 font-medium text-ink-3">{count}</span>}
      </h1>
      <div className="min-w-0 flex-1 max-lg:hidden">
        <FilterMenus place={place} choices={choices} />
      </div>
      {view && (
        <div className="shrink-0 max-lg:hidden">
          <SortMenu place={place} view={view} />
        </div>
      )}
      <div className="md:hidden">
        <Dropdown label="Search" icon={<Search aria-hidden size={18} />}>
          <InboxSearch query={place.query} />
        </Dropdown>
      </div>
      <div className="lg:hidden">
        <Dropdown label="Views, filters and menu" icon={<ListFilter aria-hidden size={18} />}>
          <ul aria-label="All views" className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-small md:hidden">
            {queueViews.map((each) => (
              <li key={each}>
                <a href={`/desk?view=${each}`} className="inline-block py-1.5 underline">
                  {viewNames[each]}
                </a>
              </li>
            ))}
            {mails > 0 && (
              <li>
                <a href="/desk/mail" className="inline-block py-1.5 underline">
                  Mail to sort ({countText(mails)})
                </a>
              </li>
            )}
          </ul>
          <FilterForm place={place} choices={choices} />
          <div className="mt-4 border-t border-rule pt-3 md:hidden">
            <PhoneMenu staff={staff} current="/desk" />
          </div>
        </Dropdown>
      </div>
      <ButtonLink
        to="/desk/new"
        size="small"
        className="shrink-0 whitespace-nowrap max-lg:size-10.5 max-lg:p-0! lg:min-h-8.5! lg:gap-1.5 lg:px-3.5"
      >
        <Plus aria-hidden size={17} />
        <span className="max-lg:sr-only">New enquiry</span>
      </ButtonLink>
    </div>
  );
}

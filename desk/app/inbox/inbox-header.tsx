import ChevronDown from "lucide-react/icons/chevron-down";
import Menu from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import type { Ref } from "react";

import { ThemeToggle } from "~/features/theme/theme-toggle";
import { identity } from "~/identity";
import { cx } from "~/lib/react/cx";
import { switchTheme } from "~/features/theme/switch-theme";
import type { StaffMember } from "../../core/staff-session.ts";
import { InboxLogo } from "./inbox-logo";
import { NavLinks, PhoneMenu, SignOut } from "./inbox-menu";
import { InboxSearch } from "./inbox-search";
import { Avatar } from "./avatar";
import { Dropdown } from "./dropdown";
import { OthersOnline } from "./others-online";

interface InboxHeaderProps {
  staff: Pick<StaffMember, "name" | "role"> & { others?: readonly string[] };
  /** The address of the page in view. */
  current: string;
  query: string;
  /** The page has a bar of its own on a phone. */
  isWideOnly: boolean;
  search: Ref<HTMLInputElement>;
  onPalette: () => void;
}

/** The inbox's bar. On a phone search and pages fold away, by <details>, so that they open without scripts too. */
export function InboxHeader({ staff, current, query, isWideOnly, search, onPalette }: InboxHeaderProps) {
  return (
    <header
      className={cx(
        "relative z-30 h-14 items-center gap-3.5 border-b border-rule-2 bg-paper px-4 md:sticky md:top-0 md:px-6 print:hidden",
        isWideOnly ? "hidden md:flex" : "flex",
      )}
    >
      <a href="/desk" className="flex items-center gap-2.25">
        <InboxLogo />
        <b className="text-callout-xs leading-none font-bold tracking-sum max-md:sr-only">
          {identity.name}
        </b>{" "}
        <span className="ml-1.5 border-l border-rule-2 pl-3.5 text-dense font-medium whitespace-nowrap max-lg:sr-only">
          Enquiry desk
        </span>
      </a>
      <nav aria-label="Desk" className="ml-4 max-md:hidden max-lg:ml-0">
        <NavLinks staff={staff} current={current} className="flex gap-0.5" />
      </nav>
      <div className="ml-auto flex min-w-0 items-center justify-end gap-3.5 max-md:hidden">
        <OthersOnline names={staff.others ?? []} />
        <div className="w-63 min-w-24">
          <InboxSearch query={query} ref={search} onPalette={onPalette} />
        </div>
        <ThemeToggle onClick={switchTheme} className="size-9! shrink-0" />
        <MyMenu name={staff.name} />
      </div>
      <div className="ml-auto flex gap-2 md:hidden">
        <Dropdown label="Search" icon={<Search aria-hidden size={18} />}>
          <InboxSearch query={query} />
        </Dropdown>
        <Dropdown label="Menu" icon={<Menu aria-hidden size={18} />}>
          <PhoneMenu staff={staff} current={current} />
        </Dropdown>
      </div>
    </header>
  );
}

function MyMenu({ name }: { name: string }) {
  return (
    <details name="inbox-bar" data-dropdown className="relative shrink-0">
      <summary className="-mx-1.5 flex min-h-9 cursor-pointer list-none items-center gap-2 rounded-control px-1.5 text-dense font-medium hover:bg-sand [&::-webkit-details-marker]:hidden">
        <Avatar name={name} isMe />
        <span dir="auto" className="max-w-32 truncate max-lg:sr-only">
          {name}
        </span>
        <span className="sr-only">, your menu</span>
        <ChevronDown aria-hidden size={14} className="text-ink-3" />
      </summary>
      <form
        method="post"
        action="/account/leave"
        className="absolute top-full right-0 z-40 mt-1.5 grid w-48 gap-2 rounded-overlay border border-rule-2 bg-surface p-3 text-small raised"
      >
        <p dir="auto" className="px-1 font-strong [overflow-wrap:anywhere]">
          {name}
        </p>
        <a href="/desk/keys" className="px-1 py-1 underline">
          All keys
        </a>
        <SignOut />
      </form>
    </details>
  );
}

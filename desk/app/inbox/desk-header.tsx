import Menu from "lucide-react/icons/menu";
import Search from "lucide-react/icons/search";
import type { ReactNode, Ref } from "react";

import { logoBars, logoSize } from "~/figures/logo-bars";
import { ThemeToggle } from "~/features/theme/theme-toggle";
import { identity } from "~/identity";
import { cx } from "~/lib/react/cx";
import { Button } from "~/ui/button";
import type { StaffMember } from "../../core/staff-session.ts";
import { placesFor } from "./desk-places";
import { DeskSearch } from "./desk-search";
import { Face } from "./face";

interface DeskHeaderProps {
  staff: Pick<StaffMember, "name" | "role">;
  /** The address of the page in view. */
  current: string;
  query: string;
  search: Ref<HTMLInputElement>;
  onPalette: () => void;
}

/** The desk's bar. On a phone search and pages fold away, by <details>, so that they open without scripts too. */
export function DeskHeader({ staff, current, query, search, onPalette }: DeskHeaderProps) {
  return (
    <header className="z-30 flex h-14 items-center gap-3.5 border-b border-rule-2 bg-paper px-4 md:sticky md:top-0 md:px-6 print:hidden">
      <a href="/desk" className="flex items-center gap-2.25">
        <Mark />
        <b className="text-[1.25rem] leading-none font-bold tracking-[-0.045em] max-md:sr-only">
          {identity.name}
        </b>{" "}
        <span className="ml-1.5 border-l border-rule-2 pl-3.5 text-[0.9375rem] font-medium max-lg:sr-only">
          Enquiry desk
        </span>
      </a>
      <nav aria-label="Desk" className="ml-4 max-md:hidden">
        <Places staff={staff} current={current} className="flex gap-0.5" />
      </nav>
      <div className="ml-auto w-63 max-md:hidden">
        <DeskSearch query={query} ref={search} onPalette={onPalette} />
      </div>
      <ThemeToggle className="size-9 max-md:hidden" />
      <form method="post" action="/account/leave" className="flex items-center gap-3 max-md:hidden">
        <span className="flex items-center gap-2 text-[0.9rem] font-medium">
          <Face name={staff.name} isMe />
          <span dir="auto" className="max-w-32 truncate">
            {staff.name}
          </span>
        </span>
        <SignOut />
      </form>
      <div className="ml-auto flex gap-2 md:hidden">
        <Fold label="Search" icon={<Search aria-hidden size={18} />}>
          <DeskSearch query={query} />
        </Fold>
        <Fold label="Menu" icon={<Menu aria-hidden size={18} />}>
          <nav aria-label="Desk">
            <Places staff={staff} current={current} className="grid gap-1" />
          </nav>
          <form
            method="post"
            action="/account/leave"
            className="mt-3 flex items-center justify-between gap-3 border-t border-rule pt-3"
          >
            <span dir="auto" className="min-w-0 text-small [overflow-wrap:anywhere]">
              {staff.name}
            </span>
            <span className="flex gap-2">
              <ThemeToggle />
              <SignOut />
            </span>
          </form>
        </Fold>
      </div>
    </header>
  );
}

function Places({
  staff,
  current,
  className,
}: Pick<DeskHeaderProps, "staff" | "current"> & { className: string }) {
  return (
    <ul className={className}>
      {placesFor(staff).map(({ label, to }) => (
        <li key={to}>
          <a
            href={to}
            aria-current={to === current ? "page" : undefined}
            className={cx(
              "block rounded-control px-2.75 py-1.5 text-[0.9rem] font-medium",
              to === current ? "bg-sand-2 text-ink" : "text-ink-2 hover:text-ink",
            )}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

function SignOut() {
  return (
    <Button type="submit" emphasis="secondary" size="small" className="min-h-9! px-3 whitespace-nowrap">
      Sign out
    </Button>
  );
}

/** Only one of them is open at a time. */
function Fold({ label, icon, children }: { label: string; icon: ReactNode; children: ReactNode }) {
  return (
    <details name="desk-bar">
      <summary
        aria-label={label}
        className="grid size-10.5 place-items-center rounded-control border border-rule-2"
      >
        {icon}
      </summary>
      <div className="absolute inset-x-0 top-14 z-40 border-b border-rule-2 bg-paper p-4 shadow-overlay">
        {children}
      </div>
    </details>
  );
}

const tones = { light: "fill-blue-2", main: "fill-blue", ink: "fill-current" } as const;

function Mark() {
  return (
    <svg viewBox={`0 0 ${logoSize.width} ${logoSize.height}`} aria-hidden className="w-7">
      {logoBars.map(({ tone, ...bar }) => (
        <rect key={bar.y} {...bar} className={tones[tone]} />
      ))}
    </svg>
  );
}

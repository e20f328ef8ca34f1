import { ThemeToggle } from "~/features/theme/theme-toggle";
import { cx } from "~/lib/react/cx";
import { switchTheme } from "~/features/theme/switch-theme";
import { Button } from "~/ui/button";
import type { StaffMember } from "../../core/staff-session.ts";
import { navLinksFor } from "./inbox-nav";

interface NavLinksProps {
  staff: Pick<StaffMember, "role">;
  /** The address of the page in view. */
  current: string;
  className: string;
}

export function NavLinks({ staff, current, className }: NavLinksProps) {
  return (
    <ul className={className}>
      {navLinksFor(staff).map(({ label, to }) => (
        <li key={to}>
          <a
            href={to}
            aria-current={to === current ? "page" : undefined}
            className={cx(
              "block rounded-control px-2.75 py-1.5 text-dense font-medium whitespace-nowrap",
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

interface PhoneMenuProps extends Omit<NavLinksProps, "className" | "staff"> {
  staff: Pick<StaffMember, "name" | "role">;
}

/** All that a wide screen has in its bar. */
export function PhoneMenu({ staff, current }: PhoneMenuProps) {
  return (
    <>
      <nav aria-label="Desk">
        <NavLinks staff={staff} current={current} className="grid gap-1" />
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
          <ThemeToggle onClick={switchTheme} />
          <SignOut />
        </span>
      </form>
    </>
  );
}

export function SignOut() {
  return (
    <Button type="submit" emphasis="secondary" size="small" className="min-h-9! px-3 whitespace-nowrap">
      Sign out
    </Button>
  );
}

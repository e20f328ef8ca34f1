import type { Command } from "../keys/command";
import { queueViews } from "../../core/staff/queue-views.ts";
import type { StaffMember } from "../../core/staff-session.ts";
import { viewNames } from "../queue/view-names";

interface NavLink {
  label: string;
  to: string;
  adminsOnly?: boolean;
}

const navLinks: readonly NavLink[] = [
  { label: "Queue", to: "/desk" },
  { label: "Quotes", to: "/desk/quotes" },
  { label: "Statistics", to: "/desk/statistics" },
  { label: "Saved replies", to: "/desk/saved-replies" },
  { label: "Staff", to: "/desk/staff", adminsOnly: true },
];

/** The pages of the inbox that somebody may open, for the bar and for the palette. */
export function navLinksFor({ role }: Pick<StaffMember, "role">): readonly NavLink[] {
  return navLinks.filter(({ adminsOnly }) => !adminsOnly || role === "admin");
}

/** What the palette offers on every page. */
export function commandsFor(staff: Pick<StaffMember, "role" | "keysOff">): Command[] {
  return [
    ...queueViews.map((view) => ({ label: viewNames[view], group: "Go to", to: `/desk?view=${view}` })),
    ...navLinksFor(staff)
      .filter(({ to }) => to !== "/desk")
      .map(({ label, to }) => ({ label, group: "Go to", to })),
    { label: "Mail to sort", group: "Go to", to: "/desk/mail" },
    // Not in the bar, which is full: the page of the staff leads there too.
    ...(staff.role === "admin" ? [{ label: "Webhooks", group: "Go to", to: "/desk/webhooks" }] : []),
    { label: "New enquiry", group: "Desk", to: "/desk/new" },
    { label: "Search", group: "Desk", singleKey: "/", to: "/desk?q=" },
    { label: "All keys", group: "Desk", singleKey: "?", to: "/desk/keys" },
    {
      label: staff.keysOff ? "Switch single keys on" : "Switch single keys off",
      group: "Desk",
      post: "/desk/keys",
      fields: { keysOff: staff.keysOff ? "no" : "yes" },
    },
    { label: "Sign out", group: "Desk", post: "/account/leave" },
  ];
}

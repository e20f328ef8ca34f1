import { Button } from "~/ui/button";
import { officeMoment } from "../../core/office-clock.ts";
import type { allStaff } from "../../core/staff/list-staff.ts";

type Member = Awaited<ReturnType<typeof allStaff>>[number];

interface StaffTableProps {
  members: readonly Member[];
  now: Date;
  /** Shows what can be done with them. */
  isAdmin: boolean;
}

/** Everybody who works or worked here. */
export function StaffTable({ members, now, isAdmin }: StaffTableProps) {
  return (
    <ul className="border-t border-axis">
      {members.map((member) => (
        <li
          key={member.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-rule-2 py-3"
        >
          <div className="min-w-0 flex-1 basis-64">
            <p dir="auto" className="font-strong [overflow-wrap:anywhere]">
              {member.name || member.email}
              {member.deactivatedAt && <span className="font-normal text-ink-2">, no longer here</span>}
            </p>
            <p className="label-text text-ink-2 [overflow-wrap:anywhere]">
              {member.name && `${member.email}, `}
              {member.role}, {lastSeen(member, now)}
            </p>
          </div>
          {isAdmin && <Actions member={member} />}
        </li>
      ))}
    </ul>
  );
}

function Actions({ member }: { member: Member }) {
  if (member.deactivatedAt) return <Act member={member} intent="invite" label="Invite again" />;
  return (
    <div className="flex flex-wrap gap-2">
      {member.role === "agent" ? (
        <Act member={member} intent="make-admin" label="Make admin" />
      ) : (
        <Act member={member} intent="make-agent" label="Make agent" />
      )}
      <Act member={member} intent="deactivate" label="Deactivate" />
    </div>
  );
}

function Act({ member, intent, label }: { member: Member; intent: string; label: string }) {
  return (
    <form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="staff" value={member.id} />
      <input type="hidden" name="email" value={member.email} />
      <Button
        type="submit"
        emphasis="secondary"
        size="small"
        aria-label={`${label}: ${member.name || member.email}`}
      >
        {label}
      </Button>
    </form>
  );
}

function lastSeen({ lastEntry }: Member, now: Date): string {
  return lastEntry ? `last signed in ${officeMoment(lastEntry, now)}` : "not signed in";
}

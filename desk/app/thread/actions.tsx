import AlarmClock from "lucide-react/icons/alarm-clock";
import Check from "lucide-react/icons/check";
import Merge from "lucide-react/icons/merge";
import Reply from "lucide-react/icons/reply";

import { cx } from "~/lib/react/cx";
import { identity } from "~/identity";
import type { ActiveStaff } from "../../core/staff/list-staff.ts";
import type { Thread } from "../../core/staff/read-thread.ts";
import { Avatar } from "../inbox/avatar";
import { ActionForm } from "./action-form";
import { barItem, BarKey, Menu } from "./menu";
import { SmallButton } from "./small-button";
import { fieldText, snoozeTimes } from "./snooze-times.ts";

export const statusNames: Record<Thread["status"], string> = {
  open: "Open",
  waiting: "Waiting",
  snoozed: "Snoozed",
  closed: "Closed",
  spam: "Spam",
};

interface ActionsProps {
  thread: Thread;
  colleagues: readonly ActiveStaff[];
  me: number;
  now: Date;
}

/** All that can be done with an enquiry. On a phone it is the bar at the lower edge, for the thumb. */
export function Actions({ thread, colleagues, me, now }: ActionsProps) {
  const { number, version, status } = thread;
  const isClosed = status === "closed" || status === "spam";
  return (
    <div
      role="group"
      aria-label="What to do"
      className="flex items-center gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:z-30 max-md:gap-0 max-md:border-t max-md:border-rule-2 max-md:bg-paper md:ml-auto print:hidden"
    >
      <a href="#write-reply" className={cx(barItem, "flex-1 text-blue-text md:hidden")}>
        <Reply aria-hidden size={20} />
        Reply
      </a>
      <StatusMenu thread={thread} />
      <AssignMenu thread={thread} colleagues={colleagues} me={me} />
      <SnoozeMenu thread={thread} now={now} />
      <MergeMenu thread={thread} />
      <ActionForm number={number} version={version} intent="status" className="max-md:flex-1">
        <button
          type="submit"
          id="act-close"
          name="status"
          value={isClosed ? "open" : "closed"}
          className={cx(barItem, "border-control")}
        >
          <Check aria-hidden size={16} className="text-ink-3 max-md:size-5" />
          {isClosed ? "Reopen" : "Close"}
          <BarKey>e</BarKey>
        </button>
      </ActionForm>
    </div>
  );
}

const changes = [
  ["open", "Open", "Somebody has to answer"],
  ["waiting", "Wait", "For the visitor"],
  ["closed", "Close", "It is done"],
  ["spam", "Spam", "No person wrote it"],
] as const;

function StatusMenu({ thread }: { thread: Thread }) {
  return (
    <Menu
      id="act-status"
      label={statusNames[thread.status]}
      screenReaderText=", its status"
      icon={<span aria-hidden className="size-2 rounded-[1px] bg-blue-text max-md:my-1.5" />}
    >
      <ActionForm number={thread.number} version={thread.version} intent="status" className="-mx-2 grid">
        {changes
          .filter(([status]) => status !== thread.status)
          .map(([status, label, detail]) => (
            <MenuButton key={status} name="status" value={status} label={label} detail={detail} />
          ))}
      </ActionForm>
    </Menu>
  );
}

function AssignMenu({ thread, colleagues, me }: Omit<ActionsProps, "now">) {
  const { number, version, assignee } = thread;
  return (
    <Menu
      id="act-assign"
      label={assignee?.name ?? "Nobody"}
      screenReaderText=" has it"
      icon={<Avatar name={assignee?.name ?? null} isMe={assignee?.id === me} />}
      singleKey="a"
    >
      <ActionForm number={number} version={version} intent="assign" className="grid gap-3">
        <label className="grid gap-1.5 text-tool font-medium">
          Assign to
          <select
            name="assignee"
            defaultValue={assignee?.id ?? ""}
            className="h-11 w-full min-w-0 rounded-control border border-control bg-surface px-2.5 text-dense"
          >
            <option value="">Nobody</option>
            {colleagues.map(({ id, name, open }) => (
              <option key={id} value={id}>
                {name}
                {id === me ? " (me)" : ""}, {open} open
              </option>
            ))}
          </select>
        </label>
        <SmallButton look="primary">Assign</SmallButton>
      </ActionForm>
      {assignee?.id !== me && (
        <ActionForm number={number} version={version} intent="assign" className="mt-2 grid">
          <input type="hidden" name="assignee" value={me} />
          <SmallButton>Take it</SmallButton>
        </ActionForm>
      )}
    </Menu>
  );
}

function SnoozeMenu({ thread, now }: { thread: Thread; now: Date }) {
  const { number, version, dueAt, snoozedUntil } = thread;
  return (
    <Menu
      id="act-snooze"
      label="Snooze"
      icon={<AlarmClock aria-hidden size={16} className="text-ink-3 max-md:size-5" />}
      singleKey="s"
    >
      <p className="label-text mb-1 text-ink-2">
        {snoozedUntil ? "Snooze until another time" : "Snooze until"}, in {identity.address.city}
      </p>
      <ActionForm number={number} version={version} intent="snooze" className="-mx-2 grid">
        {snoozeTimes(now, dueAt).map(({ label, until, detail }) => (
          <MenuButton key={label} name="until" value={until.toISOString()} label={label} detail={detail} />
        ))}
      </ActionForm>
      <ActionForm
        number={number}
        version={version}
        intent="snooze"
        className="mt-3 grid gap-2 border-t border-rule pt-3"
      >
        <label className="grid gap-1.5 text-tool font-medium">
          Another time
          <input
            type="datetime-local"
            name="at"
            required
            min={fieldText(now)}
            {...(dueAt && dueAt > now && { max: fieldText(dueAt) })}
            className="h-11 w-full min-w-0 rounded-control border border-control bg-surface px-2.5"
          />
        </label>
        <SmallButton>Snooze</SmallButton>
      </ActionForm>
      {dueAt && <p className="label-text mt-3 text-ink-2">Answered ones can sleep longer.</p>}
    </Menu>
  );
}

function MergeMenu({ thread: { number, version } }: { thread: Thread }) {
  return (
    <Menu
      id="act-merge"
      label="Merge"
      icon={<Merge aria-hidden size={16} className="text-ink-3 max-md:size-5" />}
    >
      <ActionForm number={number} version={version} intent="merge" className="grid gap-3">
        <label className="grid gap-1.5 text-tool font-medium">
          Merge into
          <input
            name="into"
            required
            placeholder="E-1031"
            autoComplete="off"
            maxLength={20}
            className="h-11 w-full min-w-0 rounded-control border border-control bg-surface px-2.5 placeholder:text-ink-3"
          />
        </label>
        <p className="label-text text-ink-2">What was written here is read there from then on.</p>
        <SmallButton look="primary">Merge</SmallButton>
      </ActionForm>
    </Menu>
  );
}

interface MenuButtonProps {
  name: string;
  value: string;
  label: string;
  detail: string;
}

function MenuButton({ name, value, label, detail }: MenuButtonProps) {
  return (
    <button
      type="submit"
      name={name}
      value={value}
      className="flex min-h-9 cursor-pointer items-center justify-between gap-4 rounded-control px-2 text-left text-dense hover:bg-sand max-md:min-h-11"
    >
      {label}
      <span className="label-text text-ink-2">{detail}</span>
    </button>
  );
}

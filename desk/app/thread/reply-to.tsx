import type { Recipient } from "../../core/staff/thread-recipients.ts";

interface ReplyToProps {
  /** Who wrote last is the first. */
  recipients: readonly Recipient[];
  /** The contact that was chosen before the reply was refused. */
  chosen: number | undefined;
}

/** Whom the reply goes to. Enquiries of several people that were merged leave a choice. */
export function ReplyTo({ recipients, chosen }: ReplyToProps) {
  const [first, ...others] = recipients;
  if (!first) return null;
  if (others.length === 0) {
    return (
      <p className="label-text truncate px-3.5 pt-2 text-ink-2">
        to <span dir="auto">{first.email}</span>
      </p>
    );
  }
  return (
    <label className="label-text flex flex-wrap items-center gap-x-2 gap-y-1 px-3.5 pt-2 text-ink-2">
      to
      <select
        name="to"
        defaultValue={chosen ?? first.contactId}
        className="h-8.5 max-w-full min-w-0 rounded-control border border-control bg-surface px-2 text-note text-ink max-md:h-11"
      >
        {recipients.map(({ contactId, email, name, number }) => (
          <option key={contactId} value={contactId}>
            {`${email} (${name}, ${number})${contactId === first.contactId ? ", wrote last" : ""}`}
          </option>
        ))}
      </select>
      <span>The others don’t get it.</span>
    </label>
  );
}

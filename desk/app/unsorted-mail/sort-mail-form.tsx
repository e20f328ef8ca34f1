import type { UnsortedMail } from "../../core/staff/unsorted-mail/list-unsorted-mail.ts";
import { SmallButton } from "../thread/small-button";
import type { MailRefusal } from "./handle-mail-action";

interface SortMailFormProps {
  mail: UnsortedMail;
  action: string;
  refused: MailRefusal | undefined;
}

/** Where a mail goes: into an enquiry, into a new one, or aside. One plain form. */
export function SortMailForm({ mail: { id, body, theirs, subject }, action, refused }: SortMailFormProps) {
  const errorId = `mail-${id}-error`;
  return (
    <form
      method="post"
      action={action}
      aria-label={`Sort: ${subject || "no subject"}`}
      className="grid gap-2 self-start"
    >
      <input type="hidden" name="mail" value={id} />
      {body && (
        <>
          <label htmlFor={`mail-${id}-number`} className="label-text text-ink-2">
            Put it into the enquiry
          </label>
          <div className="flex gap-2">
            <input
              id={`mail-${id}-number`}
              name="number"
              placeholder="E-1031"
              autoComplete="off"
              maxLength={20}
              defaultValue={refused?.number}
              aria-invalid={refused ? true : undefined}
              aria-describedby={refused ? errorId : undefined}
              className="h-8.5 w-28 min-w-0 rounded-control border border-control bg-surface px-2.5 text-tool placeholder:text-ink-3 max-md:h-11"
            />
            <SmallButton name="intent" value="put">
              Put in
            </SmallButton>
          </div>
          {refused && (
            <p
              id={errorId}
              role="alert"
              className="text-small font-medium text-danger [overflow-wrap:anywhere]"
            >
              {refused.error}
            </p>
          )}
          {theirs.length > 0 && (
            <p className="flex flex-wrap items-center gap-2">
              <span className="label-text text-ink-2">The sender’s own:</span>
              {theirs.map((number) => (
                <SmallButton key={number} look="quiet" name="intent" value={`put:${number}`}>
                  <span className="sr-only">Put into</span>
                  {number}
                </SmallButton>
              ))}
            </p>
          )}
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {body && (
          <SmallButton name="intent" value="make">
            Make a new enquiry
          </SmallButton>
        )}
        <SmallButton look="quiet" name="intent" value="aside">
          Set aside
        </SmallButton>
      </div>
    </form>
  );
}

import { cx } from "~/lib/react/cx";
import { officeMoment } from "../../core/office-clock.ts";
import type { UnsortedMail } from "../../core/staff/unsorted-mail/list-unsorted-mail.ts";
import { Files, kerning, Quoted } from "../thread/entries";
import { SmallButton } from "../thread/small-button";
import { SortMailForm } from "./sort-mail-form";
import type { MailRefusal } from "./handle-mail-action";

interface UnsortedMailItemProps {
  mail: UnsortedMail;
  isAside: boolean;
  /** Where its forms lead. */
  action: string;
  refused: MailRefusal | undefined;
  now: Date;
}

/** One mail, as text, with what can be done with it. */
export function UnsortedMailItem({ mail, isAside, action, refused, now }: UnsortedMailItemProps) {
  const { sender, senderName, subject, createdAt } = mail;
  return (
    <article
      aria-labelledby={`mail-${mail.id}`}
      className="grid gap-x-8 gap-y-3 px-4 py-4 md:px-6 xl:grid-cols-[minmax(0,1fr)_20.75rem]"
    >
      <div className="min-w-0">
        <header className="flex flex-wrap items-baseline gap-x-2 leading-5.5">
          <b dir="auto" className="min-w-0 text-dense font-strong [overflow-wrap:anywhere]">
            {senderName || sender || "No sender"}
          </b>
          {senderName && (
            <bdi className="label-text min-w-0 text-ink-2 [overflow-wrap:anywhere]">{sender}</bdi>
          )}
          <time dateTime={createdAt.toISOString()} className="label-text ml-auto text-ink-2">
            {officeMoment(createdAt, now)}
          </time>
        </header>
        <h2
          id={`mail-${mail.id}`}
          dir="auto"
          className={cx("mt-0.5 text-dense font-medium [overflow-wrap:anywhere]", kerning(subject))}
        >
          {subject || "No subject"}
        </h2>
        <p dir="auto" className="label-text mt-0.5 text-ink-2 [overflow-wrap:anywhere]">
          {states[mail.state]}
          {mail.reason && `: ${mail.reason}`}
          {mail.state === "unmatched" && !isAside && <Due at={mail.dueAt} now={now} />}
        </p>
        <Text>{mail.body}</Text>
        {mail.quotedText && <Quoted>{mail.quotedText}</Quoted>}
        {mail.files.length > 0 && <Files files={mail.files} />}
      </div>
      {isAside ? (
        <form method="post" action={action} className="self-start">
          <input type="hidden" name="mail" value={mail.id} />
          <SmallButton name="intent" value="back">
            Back to the mail to sort
          </SmallButton>
        </form>
      ) : (
        <SortMailForm mail={mail} action={action} refused={refused} />
      )}
    </article>
  );
}

function Due({ at, now }: { at: Date; now: Date }) {
  const isLate = at < now;
  return (
    <>
      {". "}
      <span className={cx(isLate && "font-strong text-danger")}>
        {isLate ? "Should have been answered" : "Answer"} by {officeMoment(at, now)}
      </span>
    </>
  );
}

const states: Record<UnsortedMail["state"], string> = {
  unmatched: "Not matched",
  refused: "Not taken in, still in the mailbox",
  failed: "Could not be read, still in the mailbox",
};

/** So much of it stands there at once. */
const BEGINNING = 700;

function Text({ children }: { children: string }) {
  if (!children) return null;
  const [beginning, rest] = cut(children);
  const look = cx(
    "max-w-[72ch] text-dense leading-[1.45] whitespace-pre-wrap [overflow-wrap:anywhere]",
    kerning(children),
  );
  return (
    <>
      <p dir="auto" className={cx("mt-2", look)}>
        {beginning}
      </p>
      {rest && (
        <details className="mt-1">
          <summary className="label-text w-fit cursor-pointer text-ink-2 underline">The rest of it</summary>
          <p dir="auto" className={cx("mt-1", look)}>
            {rest}
          </p>
        </details>
      )}
    </>
  );
}

/** Between words if there are any, and never within a character. */
function cut(text: string): [string, string] {
  if (text.length <= BEGINNING * 1.3) return [text, ""];
  const space = text.lastIndexOf(" ", BEGINNING);
  const line = text.lastIndexOf("\n", BEGINNING);
  const place = Math.max(space, line) > BEGINNING / 2 ? Math.max(space, line) : BEGINNING;
  const isHalf = /[\uD800-\uDBFF]/.test(text.charAt(place - 1));
  const end = isHalf ? place - 1 : place;
  return [`${text.slice(0, end)} …`, text.slice(end).trimStart()];
}

import Lock from "lucide-react/icons/lock";
import Paperclip from "lucide-react/icons/paperclip";
import { type ReactNode, useId } from "react";

import { cx } from "~/lib/react/cx";
import { clock, officeMoment } from "../../core/office-clock.ts";
import type { ThreadAttachment, ThreadMessage } from "../../core/staff/thread-messages.ts";
import { MailState } from "./mail-state";

interface MessageEntryProps {
  message: ThreadMessage;
  /** The number of the enquiry in view: what came from another says so. */
  number: string;
  /** What to say beside the author, e.g. "answered in 1 h 8 min". */
  remark?: string | undefined;
  now: Date;
  children?: ReactNode;
}

export function MessageEntry({ message, number, remark, now, children }: MessageEntryProps) {
  const { kind } = message;
  const isOther = message.number !== number;
  return (
    <article className={looks[kind]}>
      {kind === "note" && <Hatched />}
      <header className="flex flex-wrap items-baseline gap-x-2 leading-5.5">
        {kind === "note" && <Lock aria-hidden size={13} className="self-center text-ink-3" />}
        <b dir="auto" className="min-w-0 text-dense font-strong [overflow-wrap:anywhere]">
          {kind === "visitor" ? message.visitor : (message.author?.name ?? "The desk")}
        </b>
        <span className="label-text min-w-0 text-ink-2 [overflow-wrap:anywhere]">
          {channel(message)}
          {isOther && `, in ${message.number}`}
        </span>
        {remark && <span className="label-text font-strong text-blue-text">{remark}</span>}
        <time dateTime={message.createdAt.toISOString()} className="label-text ml-auto text-ink-2">
          {officeMoment(message.createdAt, now)}
        </time>
      </header>
      <p
        dir="auto"
        className={cx(
          "max-w-[72ch] text-dense leading-[1.45] whitespace-pre-wrap [overflow-wrap:anywhere]",
          kerning(message.body),
        )}
      >
        {message.body}
      </p>
      {message.quotedText && <Quoted>{message.quotedText}</Quoted>}
      {message.attachments.length > 0 && <Files files={message.attachments} />}
      {message.mail && <MailState mail={message.mail} number={number} now={now} />}
      {children}
    </article>
  );
}

function channel({ kind, isMail, from, mail }: ThreadMessage): string {
  if (kind === "staff" && mail) return `to ${mail.recipient}`;
  if (sayings[kind]) return sayings[kind];
  if (!isMail) return "by the form";
  return from ? `by email from ${from}` : "by email";
}

/** A word of 30,000 letters takes Chromium half a minute to lay out with kerning, and half a second without. */
export function kerning(text: string): string | false {
  return /\S{300}/.test(text) && "[font-kerning:none]";
}

const looks: Record<ThreadMessage["kind"], string> = {
  visitor: "",
  auto: "",
  staff: "-ml-3.75 border-l-3 border-blue-text pl-3",
  note: "relative -ml-4 bg-sand py-1.75 pr-3 pl-4",
};

const sayings: Partial<Record<ThreadMessage["kind"], string>> = {
  staff: "to the visitor",
  note: "Note, seen by the team only",
  auto: "sent by the desk",
};

/** A note cannot be mistaken for a reply. */
export function Hatched() {
  const id = useId();
  return (
    <svg aria-hidden width="5" height="100%" className="absolute inset-y-0 left-0">
      <pattern id={id} width="5" height="4" patternUnits="userSpaceOnUse">
        <path d="M0 4 5 0" className="stroke-ink-3" />
      </pattern>
      <rect width="5" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}

/** What a mail repeated of ours. */
export function Quoted({ children }: { children: string }) {
  return (
    <details className="mt-1">
      <summary className="label-text w-fit cursor-pointer text-ink-2 underline">Quoted text</summary>
      <p
        dir="auto"
        className={cx(
          "mt-1 border-l border-rule-2 pl-3 text-small whitespace-pre-wrap text-ink-2 [overflow-wrap:anywhere]",
          kerning(children),
        )}
      >
        {children}
      </p>
    </details>
  );
}

export function Files({ files }: { files: readonly ThreadAttachment[] }) {
  return (
    <ul aria-label="Files" className="mt-1.5 flex flex-wrap gap-2">
      {files.map(({ id, name, bytes, isKept }) => (
        <li
          key={id}
          className="label-text flex max-w-full min-h-6 items-center gap-1.5 rounded-data border border-rule-2 bg-surface px-2"
        >
          <Paperclip aria-hidden size={13} className="shrink-0 text-ink-3" />
          {isKept ? (
            <a href={`/desk/attachments/${id}`} download dir="auto" className="truncate underline">
              {name}
            </a>
          ) : (
            <span dir="auto" className="truncate">
              {name}
            </span>
          )}
          <span className="shrink-0 text-ink-2">
            {isKept ? size(bytes) : `${size(bytes)}, too large to keep`}
          </span>
        </li>
      ))}
    </ul>
  );
}

function size(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  if (bytes < 1_000_000) return `${Math.round(bytes / 1000)} KB`;
  return `${Math.round(bytes / 100_000) / 10} MB`;
}

interface EventEntryProps {
  words: string;
  at: Date;
  isUndone: boolean;
}

export function EventEntry({ words, at, isUndone }: EventEntryProps) {
  return (
    <p className="label-text flex min-h-5 items-center gap-2.5 text-ink-2">
      <span dir="auto" className={cx("[overflow-wrap:anywhere]", isUndone && "line-through")}>
        {words}
      </span>
      {isUndone && <span className="shrink-0">undone</span>}
      <span aria-hidden className="h-px min-w-2 flex-1 bg-rule" />
      <time dateTime={at.toISOString()} className="shrink-0">
        {clock(at)}
      </time>
    </p>
  );
}

import Lock from "lucide-react/icons/lock";
import { type MouseEvent, type ReactNode, useEffect, useRef } from "react";

import { cx } from "~/lib/react/cx";
import { KeyCap } from "../keys/key-cap";
import { Hatched } from "./entries";
import type { ThreadPageData } from "./read-page";
import { ReplyTo } from "./reply-to";
import { SavedReplyList } from "./saved-reply-list";
import type { Refused } from "./handle-action";
import { WritingForm, type WritingHandle } from "./writing-form";

export type Writing = "reply" | "note";

/** Which tab is in view, and how often a key or a link has asked to write there. */
export interface WritingRequest {
  kind: Writing;
  times: number;
}

interface EditorProps {
  data: ThreadPageData;
  refused: Refused | undefined;
  /** The version that was in view when writing began. */
  version: number;
  writing: WritingRequest;
  onWrite: (kind: Writing) => void;
  onTyping: () => void;
  /** The line that counts ten seconds. */
  children: ReactNode;
}

/** Two tabs that cannot be mistaken for each other. Both texts stay where they are while one of them is in view. */
export function Editor({ data, refused, version, writing, onWrite, onTyping, children }: EditorProps) {
  const { thread, drafts, saved, formKey, chosen, renewed } = data;
  const { number } = thread;
  const handles = { reply: useRef<WritingHandle>(null), note: useRef<WritingHandle>(null) };
  const handle = handles[writing.kind];
  const isNote = writing.kind === "note";
  const body = (kind: Writing) =>
    (refused?.writing === kind ? refused.body : undefined) ??
    (kind === "reply" ? chosen : undefined) ??
    drafts[kind]?.body ??
    "";
  const form = (kind: Writing) => (
    <div key={`${kind}-${number}-${renewed[kind]}`} hidden={writing.kind !== kind}>
      <WritingForm
        kind={kind}
        number={number}
        version={version}
        formKey={formKey}
        body={body(kind)}
        error={refused?.writing === kind ? refused.error : undefined}
        to={kind === "reply" && <ReplyTo recipients={thread.recipients} chosen={refused?.to} />}
        onTyping={onTyping}
        ref={handles[kind]}
      />
    </div>
  );

  // Not at first: nobody wants a page that opens at its end.
  useEffect(() => {
    if (writing.times > 0) handle.current?.focus();
  }, [writing, handle]);

  return (
    <section
      id="write"
      aria-label={isNote ? "Note" : "Reply"}
      className={cx(
        "relative mx-4 mt-4 mb-5 scroll-mt-32 rounded-control border border-control md:mr-6 md:ml-29.5",
        isNote ? "bg-sand" : "bg-surface",
      )}
    >
      {isNote && <Hatched />}
      <div className="flex items-center gap-4.5 border-b border-rule px-3.5">
        <Tab kind="reply" number={number} isOn={!isNote} onWrite={onWrite} singleKey="r">
          Reply
        </Tab>
        <Tab kind="note" number={number} isOn={isNote} onWrite={onWrite} singleKey="n">
          Note
        </Tab>
        {isNote ? (
          <span className="label-text ml-auto flex items-center gap-1.5 text-ink-2">
            <Lock aria-hidden size={13} />
            Seen by the team only
          </span>
        ) : (
          <SavedReplyList number={number} replies={saved} onChoose={(text) => handle.current?.insert(text)} />
        )}
      </div>
      {form("reply")}
      {form("note")}
      {children}
    </section>
  );
}

interface TabProps {
  kind: Writing;
  number: string;
  isOn: boolean;
  onWrite: (kind: Writing) => void;
  singleKey: string;
  children: string;
}

function Tab({ kind, number, isOn, onWrite, singleKey, children }: TabProps) {
  const choose = (event: MouseEvent) => {
    event.preventDefault();
    onWrite(kind);
  };
  return (
    <a
      href={`/desk/enquiries/${number}?write=${kind}#write`}
      aria-current={isOn ? "true" : undefined}
      onClick={choose}
      className={cx(
        "-mb-px inline-flex min-h-10 items-center gap-1.5 border-b-2 text-tool max-md:min-h-11",
        isOn
          ? "border-blue-text font-strong text-ink"
          : "border-transparent font-medium text-ink-2 hover:text-ink",
      )}
    >
      {children}
      <span aria-hidden className="max-md:hidden">
        <KeyCap>{singleKey}</KeyCap>
      </span>
    </a>
  );
}

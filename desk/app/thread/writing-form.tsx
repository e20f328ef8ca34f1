import { type KeyboardEvent, type ReactNode, type Ref, useImperativeHandle, useRef } from "react";

import { useHydrated } from "~/lib/react/use-hydrated";
import { SmallButton } from "./small-button";
import { useDraft } from "./use-draft";

export interface WritingHandle {
  focus: () => void;
  insert: (text: string) => void;
}

interface WritingFormProps {
  kind: "reply" | "note";
  number: string;
  version: number;
  formKey: string;
  body: string;
  error: string | undefined;
  /** Whom it goes to. */
  to: ReactNode;
  onTyping: () => void;
  ref: Ref<WritingHandle>;
}

/** Where a reply or a note is written. A plain form; with scripts what is typed is kept by itself. */
export function WritingForm({
  kind,
  number,
  version,
  formKey,
  body,
  error,
  to,
  onTyping,
  ref,
}: WritingFormProps) {
  const area = useRef<HTMLTextAreaElement>(null);
  const send = useRef<HTMLButtonElement>(null);
  const draft = useDraft(number, kind, area);
  const isHydrated = useHydrated();
  const errorId = `${kind}-error`;

  useImperativeHandle(ref, () => ({
    focus: () => {
      area.current?.focus();
      area.current?.scrollIntoView({ block: "nearest" });
    },
    insert: (text) => {
      if (area.current) insertInto(area.current, text);
      draft.onTyped(area.current?.value ?? text);
    },
  }));

  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (event.key === "Escape") event.currentTarget.blur();
    if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    event.currentTarget.form?.requestSubmit(send.current);
  };

  return (
    <form method="post" action={`/desk/enquiries/${number}`}>
      <input type="hidden" name="version" value={version} />
      <input type="hidden" name="formKey" value={formKey} />
      {to}
      <textarea
        ref={area}
        id={`write-${kind}`}
        name="body"
        rows={kind === "reply" ? 6 : 4}
        dir="auto"
        required
        aria-label={kind === "reply" ? "Your reply" : "Your note, seen by the team only"}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? errorId : undefined}
        defaultValue={body}
        placeholder={kind === "reply" ? "Write to the visitor" : "Write to the team"}
        onChange={({ target }) => {
          onTyping();
          draft.onTyped(target.value);
        }}
        onKeyDown={onKeyDown}
        className="block max-h-[60dvh] min-h-28 w-full resize-y bg-transparent px-3.5 py-2.5 text-dense leading-[1.45] -outline-offset-2 placeholder:text-ink-3 [field-sizing:content]"
      />
      {error && (
        <p id={errorId} role="alert" className="px-3.5 pb-2 text-small font-medium text-danger">
          {error}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-end gap-2 px-2 pb-2">
        <span className="label-text mr-auto pl-1.5 text-ink-2">
          {draft.state === "kept" && "Draft kept"}
          {draft.state === "unkept" && "The draft could not be kept just now"}
        </span>
        {!isHydrated && (
          <SmallButton look="quiet" name="intent" value={`draft-${kind}`} formNoValidate>
            Keep as draft
          </SmallButton>
        )}
        {kind === "reply" && (
          <SmallButton name="intent" value="reply-and-close">
            Send and close
          </SmallButton>
        )}
        <SmallButton ref={send} look="primary" name="intent" value={kind}>
          {kind === "reply" ? "Send" : "Add note"}
        </SmallButton>
      </div>
    </form>
  );
}

/** Into the place of what is selected. */
function insertInto(area: HTMLTextAreaElement, text: string): void {
  area.focus();
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
}

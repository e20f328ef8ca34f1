import { data, redirect } from "react-router";

import type { StaffMember } from "../../core/staff-session.ts";
import type { ActionOutcome } from "../../core/staff/staff-action.ts";
import { assignEnquiry } from "../../core/staff/assign.ts";
import { type DraftKind, saveDraft } from "../../core/staff/drafts.ts";
import { LONGEST_TEXT } from "../../core/staff/longest-text.ts";
import { mergeEnquiry } from "../../core/staff/merge.ts";
import { addNote } from "../../core/staff/note.ts";
import { replyToEnquiry } from "../../core/staff/reply.ts";
import { sendReplyNow } from "../../core/staff/send-now.ts";
import { setStatus, type SettableStatus } from "../../core/staff/set-status.ts";
import { snoozeEnquiry } from "../../core/staff/snooze.ts";
import { takeBackReply } from "../../core/staff/take-back.ts";
import { undoEvent } from "../../core/staff/undo.ts";
import { formText } from "../form-text";
import { changeDatabase, type Context } from "../visit";
import { officeTime } from "./snooze-times.ts";

/** Why something was not done, and what had been typed. */
export interface Refused {
  /** The form whose text is shown again. */
  writing?: DraftKind;
  body?: string;
  /** The contact that was chosen to get it. */
  to?: number;
  error: string;
}

interface Submitted {
  context: Context;
  staff: StaffMember;
  number: string;
  version: number;
  form: FormData;
}

/** Does what a form of the page asks for and leads back to it, or says why not. */
export async function handleAction(context: Context, request: Request, staff: StaffMember, number: string) {
  const form = await request.formData();
  const submitted = { context, staff, number, form, version: Number(formText(form, "version")) || 0 };
  const intent = formText(form, "intent");
  const action = actions[intent];
  if (!action) throw data("page", { status: 400 });
  return await action(submitted);
}

type Answer = Promise<Response | ReturnType<typeof refuse>>;

const actions: Record<string, (submitted: Submitted) => Answer> = {
  reply: (submitted) => reply(submitted, "wait"),
  "reply-and-close": (submitted) => reply(submitted, "close"),
  note,
  "draft-reply": (submitted) => keepDraft(submitted, "reply"),
  "draft-note": (submitted) => keepDraft(submitted, "note"),
  "take-back": takeBack,
  "send-now": sendNow,
  assign,
  snooze,
  status,
  merge,
  undo,
};

async function reply({ context, form, ...action }: Submitted, next: "wait" | "close"): Answer {
  const body = formText(form, "body");
  const chosen = idIn(form, "to");
  const to = chosen !== undefined && { to: chosen };
  const outcome = await changeDatabase(context, (tx, { outbox }) =>
    replyToEnquiry(tx, outbox, { ...action, ...to, body, next, formKey: formText(form, "formKey") }),
  );
  switch (outcome.kind) {
    case "replied":
      return back(action.number, { sent: outcome.messageId }, "#write");
    case "repeated":
      return back(action.number, {});
    case "empty":
    case "too-long":
    case "not-in-thread":
      return refuse(422, { writing: "reply", body, ...to, error: textErrors[outcome.kind] });
    case "changed-meanwhile":
      return refuse(409, {
        writing: "reply",
        body,
        ...to,
        error: `${outcome.by} changed this enquiry while you wrote. Nothing was sent, and your text is still here: read what is new, then send it.`,
      });
    case "not-found":
      throw data("page", { status: 404 });
  }
}

async function note({ context, form, staff, number }: Submitted): Answer {
  const body = formText(form, "body");
  const outcome = await changeDatabase(context, (tx) =>
    addNote(tx, { staff, number, body, formKey: formText(form, "formKey") }),
  );
  switch (outcome.kind) {
    case "noted":
      return back(number, { noted: outcome.messageId });
    case "repeated":
      return back(number, {});
    case "empty":
    case "too-long":
      return refuse(422, { writing: "note", body, error: textErrors[outcome.kind] });
    case "not-found":
      throw data("page", { status: 404 });
  }
}

const textErrors = {
  empty: "Write something first",
  "too-long": `At most ${LONGEST_TEXT.toLocaleString("en")} characters`,
  "not-in-thread": "They are no longer part of this enquiry. Choose who gets it.",
};

async function keepDraft({ context, form, staff, number }: Submitted, kind: DraftKind): Answer {
  const body = formText(form, "body");
  const outcome = await changeDatabase(context, (tx) => saveDraft(tx, { staff, number, kind, body }));
  if (outcome.kind === "too-long") return refuse(422, { writing: kind, body, error: textErrors["too-long"] });
  return back(number, { write: kind }, "#write");
}

async function takeBack({ context, form, staff, number }: Submitted): Answer {
  const messageId = idIn(form, "messageId") ?? 0;
  const outcome = await changeDatabase(context, (tx) => takeBackReply(tx, { staff, messageId }));
  switch (outcome.kind) {
    case "taken-back":
      return back(number, { back: messageId }, "#write");
    case "too-late":
      return refuse(409, { error: "It has left: a reply can be taken back for ten seconds." });
    case "not-found":
      return refuse(409, { error: "There is no reply of yours to take back." });
  }
}

async function sendNow({ context, form, staff, number }: Submitted): Answer {
  const messageId = idIn(form, "messageId") ?? 0;
  const outcome = await changeDatabase(context, (tx) => sendReplyNow(tx, { staff, messageId }));
  return outcome.kind === "not-found"
    ? refuse(409, { error: "There is no reply of yours to send: you took it back." })
    : back(number, {}, "#write");
}

async function assign({ context, form, ...action }: Submitted): Answer {
  const assigneeId = formText(form, "assignee") ? (idIn(form, "assignee") ?? 0) : null;
  const outcome = await changeDatabase(context, (tx) => assignEnquiry(tx, { ...action, assigneeId }));
  return outcome.kind === "not-staff"
    ? refuse(422, { error: "They no longer work here. Choose somebody else." })
    : answerTo(outcome, action.number);
}

async function snooze({ context, form, ...action }: Submitted): Answer {
  const until = officeTime(formText(form, "at")) ?? new Date(formText(form, "until"));
  const outcome = await changeDatabase(context, (tx) => snoozeEnquiry(tx, { ...action, until }));
  switch (outcome.kind) {
    case "past":
      return refuse(422, { error: "Choose a time that is still to come." });
    case "after-due":
      return refuse(422, { error: "An enquiry that needs its answer cannot sleep past the time it is due." });
    default:
      return answerTo(outcome, action.number);
  }
}

const statuses: readonly string[] = ["open", "waiting", "closed", "spam"] satisfies SettableStatus[];

async function status({ context, form, ...action }: Submitted): Answer {
  const wanted = formText(form, "status");
  if (!statuses.includes(wanted)) throw data("page", { status: 400 });
  const outcome = await changeDatabase(context, (tx) =>
    setStatus(tx, { ...action, status: wanted as SettableStatus }),
  );
  return answerTo(outcome, action.number);
}

async function merge({ context, form, ...action }: Submitted): Answer {
  const into = `E-${formText(form, "into").trim().replace(/^e-?/i, "")}`;
  const outcome = await changeDatabase(context, (tx) => mergeEnquiry(tx, { ...action, into }));
  switch (outcome.kind) {
    case "into-itself":
      return refuse(422, { error: "An enquiry cannot be merged into itself." });
    case "no-target":
      return refuse(422, { error: `There is no enquiry ${into.slice(0, 20)}.` });
    default:
      return answerTo(outcome, into);
  }
}

async function undo({ context, form, staff, number }: Submitted): Answer {
  const outcome = await changeDatabase(context, (tx) =>
    undoEvent(tx, { staff, eventId: idIn(form, "eventId") ?? 0 }),
  );
  switch (outcome.kind) {
    case "done":
      return back(number, { undone: outcome.eventId });
    case "already-undone":
      return back(number, {});
    case "not-undoable":
    case "not-found":
      return refuse(409, { error: "This cannot be undone." });
    case "changed-meanwhile":
      return refuse(409, { error: `${outcome.by} changed it since: undoing would change that too.` });
  }
}

function answerTo(outcome: ActionOutcome, number: string) {
  switch (outcome.kind) {
    case "done":
      return back(number, { done: outcome.eventId });
    case "changed-meanwhile":
      return refuse(409, {
        error: `${outcome.by} changed this enquiry meanwhile, and nothing else was done. Look again, then do it once more.`,
      });
    case "not-found":
      throw data("page", { status: 404 });
  }
}

function back(number: string, search: Record<string, string | number>, hash = ""): Response {
  const query = new URLSearchParams(Object.entries(search).map(([name, value]) => [name, String(value)]));
  return redirect(
    `/desk/enquiries/${encodeURIComponent(number)}${query.size > 0 ? `?${query}` : ""}${hash}`,
    303,
  );
}

function refuse(statusCode: number, refused: Refused) {
  return data(refused, { status: statusCode });
}

function idIn(form: FormData, field: string): number | undefined {
  const id = Number(formText(form, field));
  return Number.isSafeInteger(id) && id > 0 ? id : undefined;
}

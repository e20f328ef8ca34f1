import { data, redirect } from "react-router";

import type { StaffMember } from "../../core/staff-session.ts";
import { type MadeEnquiry, makeEnquiryOfMail } from "../../core/staff/unsorted-mail/make-enquiry.ts";
import { type PutIn, putIntoEnquiry } from "../../core/staff/unsorted-mail/put-into-enquiry.ts";
import { putMailBack, type SetAside, setMailAside } from "../../core/staff/unsorted-mail/set-aside.ts";
import { undoMail } from "../../core/staff/unsorted-mail/undo-mail.ts";
import { formText } from "../form-text";
import { changeDatabase, type Context } from "../visit";
import { type ListPosition, readListPosition, unsortedMailAddress } from "./unsorted-mail-address";

/** Why nothing was done, and what had been typed. */
export interface MailRefusal {
  /** The mail whose form says it; none for the whole page. */
  mailId?: number;
  number?: string;
  error: string;
}

/** Does what a form of the page asks for and leads back to it, or says why not. */
export async function handleMailAction(context: Context, request: Request, staff: StaffMember, url: URL) {
  const form = await request.formData();
  const intent = formText(form, "intent");
  const place = readListPosition(url.searchParams);
  if (intent === "undo") return await undo(context, staff, Number(formText(form, "eventId")), place);
  const action = { staff, mailId: Number(formText(form, "mail")) || 0 };
  const number = asNumber(intent.startsWith("put:") ? intent.slice(4) : formText(form, "number"));
  const outcome = await changeDatabase(
    context,
    async (tx, { outbox }): Promise<PutIn | MadeEnquiry | SetAside> => {
      if (intent === "put" || intent.startsWith("put:"))
        return await putIntoEnquiry(tx, { ...action, number });
      if (intent === "make") return await makeEnquiryOfMail(tx, outbox, action);
      if (intent === "aside") return await setMailAside(tx, action);
      if (intent === "back") return await putMailBack(tx, action);
      throw data("page", { status: 400 });
    },
  );
  if (outcome.kind === "done")
    return redirect(unsortedMailAddress(place, { done: String(outcome.eventId) }), 303);
  if (outcome.kind === "already-sorted") return refuse(409, { error: refusals[outcome.kind] });
  if (outcome.kind === "not-found") throw data("page", { status: 404 });
  const typed = formText(form, "number");
  const error = outcome.kind === "no-enquiry" ? noEnquiry(number) : refusals[outcome.kind];
  return refuse(422, { mailId: action.mailId, number: typed, error });
}

const refusals = {
  "already-sorted": "A colleague has sorted this email meanwhile. The list is as it is now.",
  "nothing-in-it": "There is no text to put anywhere. Look at the email in the mailbox.",
  "no-sender": "It names no address to answer to, so it can’t become an enquiry. Put it into one.",
} as const;

function noEnquiry(number: string): string {
  return number === "E-" ? "Enter the number of an enquiry" : `There is no enquiry ${number.slice(0, 20)}`;
}

/** "E-1042", also for "e1042" and "1042". */
function asNumber(text: string): string {
  return `E-${text.trim().replace(/^e-?/i, "")}`;
}

async function undo(context: Context, staff: StaffMember, eventId: number, place: ListPosition) {
  const outcome = await changeDatabase(context, (tx) => undoMail(tx, { staff, eventId }));
  switch (outcome.kind) {
    case "done":
      return redirect(unsortedMailAddress(place, { undone: String(eventId) }), 303);
    case "already-undone":
      return redirect(unsortedMailAddress(place), 303);
    case "changed-meanwhile":
      return refuse(409, {
        error: `${outcome.by} has gone on with the enquiry since: the email stays in it.`,
      });
    case "not-undoable":
    case "not-found":
      return refuse(409, { error: "This cannot be undone." });
  }
}

function refuse(status: number, refusal: MailRefusal) {
  return data(refusal, { status });
}

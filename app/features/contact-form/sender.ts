import type { Enquiry, Field } from "~/enquiry/enquiry";
import { lateSender, type Sender } from "~/lib/sending/send-result";

export interface FilledForm {
  enquiry: Enquiry;
  /** To the security check. */
  answer: string;
  /** It may hold fields that only the sender knows. */
  form: HTMLFormElement;
}

/** A real one goes in the place of the simulated one; the form knows only this. */
export type EnquirySender = Sender<FilledForm, Field>;

export const send: EnquirySender = lateSender(
  async () => (await import("./simulated-sender")).simulatedSender,
);

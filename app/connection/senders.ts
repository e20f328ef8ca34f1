import type { Enquiry, Field } from "~/enquiry/enquiry";
import { lazySender, type Sender } from "~/lib/sending/send-result";

export interface FilledForm {
  enquiry: Enquiry;
  /** To the security check. */
  answer: string;
  /** It may hold fields that only the connection knows. */
  form: HTMLFormElement;
}

export const sendEnquiry: Sender<FilledForm, Field> = lazySender(
  async () => (await import("./simulated-sender")).simulatedSender,
);

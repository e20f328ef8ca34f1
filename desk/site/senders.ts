import type { FilledForm } from "~/connection/senders";
import type { Field } from "~/enquiry/enquiry";
import { lazySender, type Sender } from "~/lib/sending/send-result";

export const sendEnquiry: Sender<FilledForm, Field> = lazySender(
  async () => (await import("./contact-form/send-enquiry")).sendEnquiry,
);

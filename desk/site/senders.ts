import type { FilledForm } from "~/connection/senders";
import type { Field } from "~/enquiry/enquiry";
import { lateSender, type Sender } from "~/lib/sending/send-result";

export const sendEnquiry: Sender<FilledForm, Field> = lateSender(
  async () => (await import("./contact-form/send-enquiry")).sendEnquiry,
);

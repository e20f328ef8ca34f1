import type { Enquiry, Field } from "~/enquiry/enquiry";
import { lateSender, type Sender } from "~/lib/sending/send-result";

/** A real one goes in the place of the simulated one; the form knows only this. */
export type EnquirySender = Sender<Enquiry, Field>;

export const send: EnquirySender = lateSender(
  async () => (await import("./simulated-sender")).simulatedSender,
);

import type { EnquirySender } from "~/features/contact-form/sender";
import { lateSender } from "~/lib/sending/send-result";

export const send: EnquirySender = lateSender(async () => (await import("./send-enquiry")).sendEnquiry);

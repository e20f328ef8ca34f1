import type { NewsletterSender } from "~/features/newsletter/sender";
import { lateSender } from "~/lib/sending/send-result";

export const subscribe: NewsletterSender = lateSender(async () => (await import("./subscribe")).subscribe);

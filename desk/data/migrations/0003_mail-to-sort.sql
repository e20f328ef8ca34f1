ALTER TABLE "attachments" ALTER COLUMN "message_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "attachments" ADD COLUMN "incoming_mail_id" bigint;--> statement-breakpoint
ALTER TABLE "incoming_mails" ADD COLUMN "sender_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "incoming_mails" ADD COLUMN "body" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "incoming_mails" ADD COLUMN "quoted_text" text;--> statement-breakpoint
ALTER TABLE "incoming_mails" ADD COLUMN "in_reply_to" text;--> statement-breakpoint
ALTER TABLE "incoming_mails" ADD COLUMN "set_aside_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "incoming_mails" ADD COLUMN "message_id" bigint;--> statement-breakpoint
ALTER TABLE "attachments" ADD CONSTRAINT "attachments_incoming_mail_id_incoming_mails_id_fk" FOREIGN KEY ("incoming_mail_id") REFERENCES "public"."incoming_mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "incoming_mails" ADD CONSTRAINT "incoming_mails_message_id_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "attachments_by_incoming_mail" ON "attachments" USING btree ("incoming_mail_id") WHERE "attachments"."incoming_mail_id" is not null;--> statement-breakpoint
CREATE INDEX "incoming_mails_by_message" ON "incoming_mails" USING btree ("message_id") WHERE "incoming_mails"."message_id" is not null;--> statement-breakpoint
CREATE INDEX "incoming_mails_to_sort" ON "incoming_mails" USING btree ("id") WHERE "incoming_mails"."state" in ('unmatched', 'refused', 'failed');
CREATE UNLOGGED TABLE "attendance" (
	"staff_id" bigint PRIMARY KEY NOT NULL,
	"seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "enquiries_newest" ON "enquiries" USING btree ("id") WHERE "enquiries"."status" in ('open', 'waiting', 'snoozed');--> statement-breakpoint
CREATE INDEX "enquiries_quiet" ON "enquiries" USING btree ("last_activity_at","id") WHERE "enquiries"."status" in ('open', 'waiting', 'snoozed');
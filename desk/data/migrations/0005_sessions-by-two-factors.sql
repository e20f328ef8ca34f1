ALTER TABLE "sessions" ADD COLUMN "by_two_factors" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "sessions" SET "by_two_factors" = "by_passkey";

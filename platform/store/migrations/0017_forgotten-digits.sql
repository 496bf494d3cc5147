ALTER TABLE "login_challenges" ADD COLUMN "is_remembered" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "withdraw_passwords" ADD COLUMN "usable_at" timestamp with time zone;
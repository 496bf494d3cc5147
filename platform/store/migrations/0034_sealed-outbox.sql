ALTER TABLE "merchants" ADD COLUMN "is_demonstration" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "merchants" SET "is_demonstration" = true WHERE "settings" ? 'flagsOf';--> statement-breakpoint
ALTER TABLE "outgoing" ADD COLUMN "content" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- The next start seals what still waits; a sent message needs no text.
UPDATE "outgoing" SET "content" = jsonb_build_object('recipient', "recipient", 'subject', "subject", 'text', "text", 'html', "html")::text WHERE "sent_at" IS NULL;--> statement-breakpoint
ALTER TABLE "outgoing" ALTER COLUMN "content" DROP DEFAULT;--> statement-breakpoint
CREATE INDEX "launch_tokens_expires" ON "launch_tokens" USING btree ("merchant","expires_at");--> statement-breakpoint
CREATE INDEX "vendor_sessions_created" ON "vendor_sessions" USING btree ("merchant","created_at");

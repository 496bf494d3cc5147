ALTER TABLE "awards" ADD COLUMN "spins" jsonb;--> statement-breakpoint
ALTER TABLE "missions" ADD COLUMN "spins" jsonb;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "free_times" integer;--> statement-breakpoint
ALTER TABLE "free_grants" ADD COLUMN "wagering" integer;--> statement-breakpoint
-- Codes promised that what their rounds win is not bet first.
UPDATE "free_grants" SET "wagering" = 0 WHERE "campaign" LIKE 'spins-%';--> statement-breakpoint
DROP FUNCTION IF EXISTS bonus_require(text, text, text, bigint, timestamptz);
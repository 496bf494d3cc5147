ALTER TABLE "rounds" ADD COLUMN "effective" bigint;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "rebate" bigint;--> statement-breakpoint
ALTER TABLE "vendor_transactions" ADD COLUMN "effective" bigint;--> statement-breakpoint
ALTER TABLE "vendor_transactions" ADD COLUMN "rebate" bigint;--> statement-breakpoint
-- The valid bet knows what the vendor says counts, and a settled round tells its rebate.
DROP FUNCTION IF EXISTS round_valid_bet(text, bigint, bigint);--> statement-breakpoint
DROP FUNCTION IF EXISTS round_settle(text, bigint, text, text, timestamptz);

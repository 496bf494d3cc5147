ALTER TABLE "vendor_sessions" ADD COLUMN "account" bigint;--> statement-breakpoint
UPDATE "vendor_sessions" s SET "account" = a."id" FROM "ledger_accounts" a
WHERE a."merchant" = s."merchant" AND a."owner" = s."member" AND a."kind" = 'cash' AND a."shard" = 0;--> statement-breakpoint
-- A player without a purse has no money to bet with, and the next launch makes both.
DELETE FROM "vendor_sessions" WHERE "account" IS NULL;--> statement-breakpoint
ALTER TABLE "vendor_sessions" ALTER COLUMN "account" SET NOT NULL;--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_win_above(jsonb, bigint, bigint, bigint, integer, boolean);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_stale(text, jsonb, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_lock(text, jsonb, integer);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_plain_bets(text, jsonb, bigint[], integer, timestamptz);

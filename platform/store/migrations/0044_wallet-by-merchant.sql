-- Each of these takes its merchant first now, and no row of a table.
DROP FUNCTION IF EXISTS vendor_wallet(jsonb, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_stale(jsonb, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_lock(jsonb, integer);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_plain_bets(jsonb, bigint[], integer, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_call(jsonb, bigint, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_bet(jsonb, bigint, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_win(jsonb, bigint, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_rollback(jsonb, bigint, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_endround(jsonb, bigint, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_adjust(jsonb, bigint, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_bonus(jsonb, bigint, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_tx(jsonb, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_authenticate(jsonb, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_balance(jsonb, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_heartbeat(jsonb, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_replay(vendor_transactions, bigint, text);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_bet_refusal(vendor_sessions, members, games, text, bigint, text, merchants, timestamptz);

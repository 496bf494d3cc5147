CREATE TABLE "feed_marks" (
	"merchant" text NOT NULL,
	"consumer" text NOT NULL,
	"marks" bigint[] NOT NULL,
	CONSTRAINT "feed_marks_merchant_consumer_pk" PRIMARY KEY("merchant","consumer")
);
--> statement-breakpoint
CREATE TABLE "round_feed" (
	"merchant" text NOT NULL,
	"shard" smallint NOT NULL,
	"number" bigint NOT NULL,
	"kind" text NOT NULL,
	"vendor" text NOT NULL,
	"round_id" text NOT NULL,
	"member" text NOT NULL,
	"game" text NOT NULL,
	"game_type" text NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "round_feed_merchant_shard_number_pk" PRIMARY KEY("merchant","shard","number")
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "feed_count" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- Rounds that settled before the feed are the first rows of shard 0.
INSERT INTO "ledger_accounts" ("merchant", "owner", "kind", "shard", "can_overdraw", "last_hash")
SELECT DISTINCT "merchant", 'house', 'game', 0, true, ''::bytea FROM "rounds" WHERE "state" <> 'OPEN'
ON CONFLICT ("merchant", "owner", "kind", "shard") DO NOTHING;--> statement-breakpoint
INSERT INTO "round_feed" ("merchant", "shard", "number", "kind", "vendor", "round_id", "member",
  "game", "game_type", "stake", "payout", "valid_bet", "opened_at", "settled_at")
SELECT r."merchant", 0, row_number() OVER (PARTITION BY r."merchant" ORDER BY r."settled_at"),
  CASE WHEN r."adjusts" IS NOT NULL THEN 'ADJUST' ELSE r."state" END, r."vendor",
  coalesce(r."adjusts", r."round_id"), r."member", r."game", g."game_type", r."stake", r."payout",
  r."valid_bet", coalesce(o."opened_at", r."opened_at"), coalesce(r."settled_at", r."last_activity_at")
FROM "rounds" r
JOIN "games" g ON g."merchant" = r."merchant" AND g."code" = r."game"
LEFT JOIN "rounds" o ON o."merchant" = r."merchant" AND o."vendor" = r."vendor"
  AND o."round_id" = r."adjusts"
WHERE r."state" <> 'OPEN';--> statement-breakpoint
UPDATE "ledger_accounts" a SET "feed_count" = f."rows"
FROM (SELECT "merchant", count(*) AS "rows" FROM "round_feed" GROUP BY "merchant") f
WHERE a."merchant" = f."merchant" AND a."owner" = 'house' AND a."kind" = 'game' AND a."shard" = 0;--> statement-breakpoint
-- Both take the house's purse now.
DROP FUNCTION IF EXISTS round_settle(text, text, text, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS vendor_endround(jsonb, timestamptz);--> statement-breakpoint
DROP TABLE "jackpot_bets" CASCADE;--> statement-breakpoint
DROP TABLE "jackpot_marks" CASCADE;--> statement-breakpoint
ALTER TABLE "jackpot_hits" DROP COLUMN "tx_id";--> statement-breakpoint
-- A pot that runs already has counted what settled before the feed.
INSERT INTO "feed_marks" ("merchant", "consumer", "marks")
SELECT p."merchant", 'pot',
  ARRAY(SELECT coalesce((SELECT a."feed_count" FROM "ledger_accounts" a
      WHERE a."merchant" = p."merchant" AND a."owner" = 'house' AND a."kind" = 'game'
        AND a."shard" = s), 0)
    FROM generate_series(0, 63) s ORDER BY s)
FROM "jackpot_pools" p;--> statement-breakpoint
CREATE TABLE "game_play" (
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"game" text NOT NULL,
	"rounds" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"won" bigint NOT NULL,
	CONSTRAINT "game_play_merchant_day_game_pk" PRIMARY KEY("merchant","day","game")
);
--> statement-breakpoint
CREATE TABLE "member_play" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"quarter" timestamp with time zone NOT NULL,
	"game_type" text NOT NULL,
	"rounds" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	CONSTRAINT "member_play_merchant_member_quarter_game_type_pk" PRIMARY KEY("merchant","member","quarter","game_type")
);
--> statement-breakpoint
CREATE TABLE "member_totals" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"rounds" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	CONSTRAINT "member_totals_merchant_member_pk" PRIMARY KEY("merchant","member")
);
--> statement-breakpoint
CREATE TABLE "top_wins" (
	"merchant" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"game_type" text NOT NULL,
	"shard" smallint NOT NULL,
	"number" bigint NOT NULL,
	"member" text NOT NULL,
	"game" text NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "top_wins_merchant_hour_game_type_shard_number_pk" PRIMARY KEY("merchant","hour","game_type","shard","number")
);
--> statement-breakpoint
DROP INDEX "rounds_won";--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "due_by" timestamp with time zone;--> statement-breakpoint
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

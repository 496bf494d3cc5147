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
FROM "jackpot_pools" p;

CREATE TABLE "lottery_differences" (
	"merchant" text NOT NULL,
	"run" integer NOT NULL,
	"agent" text NOT NULL,
	"stake" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"carry_in" bigint NOT NULL,
	"carry_out" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "lottery_differences_merchant_run_agent_pk" PRIMARY KEY("merchant","run","agent")
);
--> statement-breakpoint
CREATE TABLE "lottery_lines" (
	"merchant" text NOT NULL,
	"agent" text NOT NULL,
	"vendor" text NOT NULL,
	"round_id" text NOT NULL,
	"shard" smallint NOT NULL,
	"number" bigint NOT NULL,
	"run" integer NOT NULL,
	"member" text NOT NULL,
	"game" text NOT NULL,
	"series" integer NOT NULL,
	"below" integer NOT NULL,
	"stake" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lottery_lines_merchant_agent_vendor_round_id_shard_number_pk" PRIMARY KEY("merchant","agent","vendor","round_id","shard","number")
);
--> statement-breakpoint
CREATE INDEX "lottery_differences_agent" ON "lottery_differences" USING btree ("merchant","agent","run");--> statement-breakpoint
CREATE INDEX "lottery_differences_unpaid" ON "lottery_differences" USING btree ("merchant","run","agent") WHERE "lottery_differences"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "lottery_lines_run" ON "lottery_lines" USING btree ("merchant","run","agent","settled_at","shard","number");--> statement-breakpoint
-- It takes the member's own series now.
DROP FUNCTION IF EXISTS lottery_rebate(jsonb, bigint, integer, integer);--> statement-breakpoint
-- What settled before has no differences.
INSERT INTO "feed_marks" ("merchant", "consumer", "marks")
SELECT m."code", 'lottery',
  ARRAY(SELECT coalesce((SELECT a."feed_count" FROM "ledger_accounts" a
      WHERE a."merchant" = m."code" AND a."owner" = 'house' AND a."kind" = 'game'
        AND a."shard" = s), 0)
    FROM generate_series(0, 63) s ORDER BY s)
FROM "merchants" m;
CREATE TABLE "level_changes" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"number" integer NOT NULL,
	"from_level" integer NOT NULL,
	"to_level" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"config_version" integer NOT NULL,
	CONSTRAINT "level_changes_merchant_member_number_pk" PRIMARY KEY("merchant","member","number")
);
--> statement-breakpoint
CREATE TABLE "level_periods" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"period" text NOT NULL,
	"valid_bet" bigint NOT NULL,
	CONSTRAINT "level_periods_merchant_member_period_pk" PRIMARY KEY("merchant","member","period")
);
--> statement-breakpoint
CREATE TABLE "level_totals" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"valid_bet" bigint DEFAULT 0 NOT NULL,
	"deposits" bigint DEFAULT 0 NOT NULL,
	"deposit_count" integer DEFAULT 0 NOT NULL,
	"is_due" boolean DEFAULT true NOT NULL,
	CONSTRAINT "level_totals_merchant_member_pk" PRIMARY KEY("merchant","member")
);
--> statement-breakpoint
CREATE TABLE "member_levels" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"level" integer NOT NULL,
	"top_level" integer NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"keep_from" text NOT NULL,
	"changes" integer NOT NULL,
	CONSTRAINT "member_levels_merchant_member_pk" PRIMARY KEY("merchant","member")
);
--> statement-breakpoint
CREATE TABLE "rebate_claims" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"reference" text NOT NULL,
	"member" text NOT NULL,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"amount" bigint NOT NULL,
	"level" integer NOT NULL,
	"lines" jsonb NOT NULL,
	"config_version" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "rebate_claims_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "rebate_counters" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"category" text NOT NULL,
	"valid_bet" bigint NOT NULL,
	CONSTRAINT "rebate_counters_merchant_member_category_pk" PRIMARY KEY("merchant","member","category")
);
--> statement-breakpoint
ALTER TABLE "vip_levels" ADD COLUMN "weekly_gift" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vip_levels" ADD COLUMN "monthly_gift" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "vip_levels" ADD COLUMN "birthday_gift" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_levels" ADD CONSTRAINT "member_levels_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rebate_claims" ADD CONSTRAINT "rebate_claims_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "level_periods_period" ON "level_periods" USING btree ("merchant","period","member");--> statement-breakpoint
CREATE INDEX "level_totals_due" ON "level_totals" USING btree ("merchant","member") WHERE "level_totals"."is_due";--> statement-breakpoint
CREATE UNIQUE INDEX "rebate_claims_reference" ON "rebate_claims" USING btree ("merchant","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "rebate_claims_key" ON "rebate_claims" USING btree ("merchant","member","idempotency_key");--> statement-breakpoint
CREATE INDEX "rebate_claims_member" ON "rebate_claims" USING btree ("merchant","member","at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "rebate_counters_open" ON "rebate_counters" USING btree ("merchant","member") WHERE "rebate_counters"."valid_bet" > 0;--> statement-breakpoint
-- The totals go on from what was played and deposited before. Deposits that wait for their points are
-- counted with them.
INSERT INTO "level_totals" ("merchant", "member", "valid_bet", "deposits", "deposit_count")
SELECT m."merchant", m."id", coalesce(f."valid_bet", 0), coalesce(d."amount", 0), coalesce(d."count", 0)
FROM "members" m
LEFT JOIN (
  SELECT "merchant", "member", sum("valid_bet") AS "valid_bet" FROM "round_feed"
  WHERE "kind" <> 'VOID' GROUP BY 1, 2
) f ON f."merchant" = m."merchant" AND f."member" = m."id"
LEFT JOIN (
  SELECT a."merchant", a."owner", sum(CASE t."kind" WHEN 'deposit' THEN t."amount" ELSE -t."amount" END)
    AS "amount", sum(CASE t."kind" WHEN 'deposit' THEN 1 ELSE -1 END) AS "count"
  FROM "ledger_transfers" t
  JOIN "ledger_accounts" a ON a."merchant" = t."merchant" AND a."kind" = 'cash'
    AND a."id" = CASE t."kind" WHEN 'deposit' THEN t."to_account" ELSE t."from_account" END
  WHERE t."kind" IN ('deposit', 'depositRefund') AND NOT EXISTS (SELECT FROM "point_deposits" p
    WHERE p."merchant" = t."merchant" AND p."key" = t."key")
  GROUP BY 1, 2
) d ON d."merchant" = m."merchant" AND d."owner" = m."id"
WHERE m."type" <> 4 AND (f."member" IS NOT NULL OR d."owner" IS NOT NULL);--> statement-breakpoint
-- Everybody begins with the level that the pages showed. It pays no gift, and is compared with what
-- keeps it from the next whole month on.
INSERT INTO "member_levels" ("merchant", "member", "level", "top_level", "since", "keep_from", "changes")
SELECT t."merchant", t."member", max(v."level"), max(v."level"), now(),
  to_char(now() + interval '1 month', 'YYYY-MM'), 0
FROM "level_totals" t
JOIN "vip_levels" v ON v."merchant" = t."merchant" AND t."valid_bet" >= v."valid_bet"
  AND t."deposits" >= v."deposits"
GROUP BY 1, 2 HAVING max(v."level") > 0;--> statement-breakpoint
-- Nothing is given back of what was settled before the rebate existed.
INSERT INTO "feed_marks" ("merchant", "consumer", "marks")
SELECT m."code", 'levels',
  ARRAY(SELECT coalesce((SELECT a."feed_count" FROM "ledger_accounts" a
      WHERE a."merchant" = m."code" AND a."owner" = 'house' AND a."kind" = 'game'
        AND a."shard" = s), 0)
    FROM generate_series(0, 63) s ORDER BY s)
FROM "merchants" m;

CREATE TABLE "day_news" (
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"day" date,
	"is_counted" boolean DEFAULT false NOT NULL,
	CONSTRAINT "day_news_merchant_kind_key_pk" PRIMARY KEY("merchant","kind","key")
);
--> statement-breakpoint
CREATE TABLE "member_day" (
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"member" text NOT NULL,
	"game_type" text NOT NULL,
	"rounds" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	CONSTRAINT "member_day_merchant_day_member_game_type_pk" PRIMARY KEY("merchant","day","member","game_type")
);
--> statement-breakpoint
CREATE TABLE "money_day" (
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"member" text NOT NULL,
	"kind" text NOT NULL,
	"amount_in" bigint NOT NULL,
	"amount_out" bigint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "money_day_merchant_day_member_kind_pk" PRIMARY KEY("merchant","day","member","kind")
);
--> statement-breakpoint
CREATE TABLE "sealed_days" (
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"from_at" timestamp with time zone NOT NULL,
	"until_at" timestamp with time zone NOT NULL,
	"marks" bigint[] NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sealed_days_merchant_day_pk" PRIMARY KEY("merchant","day")
);
--> statement-breakpoint
CREATE TABLE "team_day" (
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"agent" text NOT NULL,
	"game_type" text NOT NULL,
	"rounds" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	"active" bigint NOT NULL,
	"first_deposits" bigint DEFAULT 0 NOT NULL,
	"new_members" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "team_day_merchant_day_agent_game_type_pk" PRIMARY KEY("merchant","day","agent","game_type")
);
--> statement-breakpoint
CREATE TABLE "team_money_day" (
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"agent" text NOT NULL,
	"kind" text NOT NULL,
	"amount_in" bigint NOT NULL,
	"amount_out" bigint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "team_money_day_merchant_day_agent_kind_pk" PRIMARY KEY("merchant","day","agent","kind")
);
--> statement-breakpoint
CREATE TABLE "sittings" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"game" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	"rounds" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	CONSTRAINT "sittings_merchant_member_game_started_at_pk" PRIMARY KEY("merchant","member","game","started_at")
);
--> statement-breakpoint
CREATE INDEX "day_news_open" ON "day_news" USING btree ("merchant","at") WHERE not "day_news"."is_counted";--> statement-breakpoint
CREATE INDEX "money_day_member" ON "money_day" USING btree ("merchant","member","kind","day");--> statement-breakpoint
-- What moved and who joined before there were days.
INSERT INTO "day_news" ("merchant", "kind", "key", "at")
SELECT t."merchant", 'MONEY', t."key", t."at" FROM "ledger_transfers" t
JOIN "ledger_accounts" f ON f."merchant" = t."merchant" AND f."id" = t."from_account"
  AND f."kind" <> 'points'
JOIN "ledger_accounts" o ON o."merchant" = t."merchant" AND o."id" = t."to_account"
  AND o."owner" <> f."owner"
WHERE t."kind" NOT IN ('bet', 'win', 'rollback', 'adjust')
UNION ALL
SELECT "merchant", 'JOIN', "id", "created_at" FROM "members" WHERE "type" <> 4;

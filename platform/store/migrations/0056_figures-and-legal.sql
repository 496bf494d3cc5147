CREATE TABLE "fee_day" (
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"payer" text NOT NULL,
	"amount" bigint NOT NULL,
	"count" bigint NOT NULL,
	CONSTRAINT "fee_day_merchant_day_payer_pk" PRIMARY KEY("merchant","day","payer")
);
--> statement-breakpoint
CREATE TABLE "game_day" (
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"vendor" text NOT NULL,
	"game" text NOT NULL,
	"rounds" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	CONSTRAINT "game_day_merchant_day_vendor_game_pk" PRIMARY KEY("merchant","day","vendor","game")
);
--> statement-breakpoint
CREATE TABLE "legal_confirmations" (
	"merchant" text NOT NULL,
	"piece" text NOT NULL,
	"hash" text NOT NULL,
	"text" text NOT NULL,
	"confirmed_at" timestamp with time zone NOT NULL,
	"confirmed_by" text NOT NULL,
	CONSTRAINT "legal_confirmations_merchant_piece_hash_pk" PRIMARY KEY("merchant","piece","hash")
);
--> statement-breakpoint
CREATE TABLE "legal_texts" (
	"merchant" text NOT NULL,
	"piece" text NOT NULL,
	"text" text,
	"hash" text,
	"is_demonstration" boolean NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "legal_texts_merchant_piece_pk" PRIMARY KEY("merchant","piece")
);
--> statement-breakpoint
ALTER TABLE "legal_confirmations" ADD CONSTRAINT "legal_confirmations_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "legal_texts" ADD CONSTRAINT "legal_texts_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Its rows have a game now, and a function's form cannot be changed in place.
DROP FUNCTION IF EXISTS "feed_dated"(text);--> statement-breakpoint
-- Days are made anew with the games' and the fees', sealed ones as they were.
DELETE FROM "feed_marks" WHERE "consumer" = 'days';--> statement-breakpoint
DELETE FROM "member_day";--> statement-breakpoint
DELETE FROM "money_day";--> statement-breakpoint
DELETE FROM "team_day";--> statement-breakpoint
DELETE FROM "team_money_day";--> statement-breakpoint
UPDATE "day_news" SET "is_counted" = false WHERE "is_counted";

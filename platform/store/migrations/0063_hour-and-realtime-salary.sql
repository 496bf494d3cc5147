CREATE TABLE "member_hour" (
	"merchant" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"member" text NOT NULL,
	"game_type" text NOT NULL,
	"rounds" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	CONSTRAINT "member_hour_merchant_hour_member_game_type_pk" PRIMARY KEY("merchant","hour","member","game_type")
);
--> statement-breakpoint
CREATE TABLE "sealed_hours" (
	"merchant" text NOT NULL,
	"hour" timestamp with time zone NOT NULL,
	"marks" bigint[] NOT NULL,
	"sealed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sealed_hours_merchant_hour_pk" PRIMARY KEY("merchant","hour")
);
--> statement-breakpoint
CREATE TABLE "pay_lines" (
	"merchant" text NOT NULL,
	"contract" text NOT NULL,
	"vendor" text NOT NULL,
	"round_id" text NOT NULL,
	"period" text NOT NULL,
	"member" text NOT NULL,
	"game" text NOT NULL,
	"game_type" text NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"day_bet" bigint,
	"tier" smallint NOT NULL,
	"rate" integer NOT NULL,
	"amount" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pay_lines_merchant_contract_vendor_round_id_pk" PRIMARY KEY("merchant","contract","vendor","round_id")
);
--> statement-breakpoint
CREATE INDEX "pay_lines_bill" ON "pay_lines" USING btree ("merchant","contract","period","settled_at","vendor","round_id");
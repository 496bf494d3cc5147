CREATE TABLE "jackpot_bets" (
	"merchant" text NOT NULL,
	"account" bigint NOT NULL,
	"number" bigint NOT NULL,
	"vendor" text NOT NULL,
	"tx_id" text NOT NULL,
	"round_id" text NOT NULL,
	"member" text NOT NULL,
	"stake" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "jackpot_bets_merchant_account_number_pk" PRIMARY KEY("merchant","account","number")
);
--> statement-breakpoint
CREATE TABLE "jackpot_hits" (
	"merchant" text NOT NULL,
	"round" integer NOT NULL,
	"member" text NOT NULL,
	"amount" bigint NOT NULL,
	"vendor" text NOT NULL,
	"tx_id" text NOT NULL,
	"round_id" text NOT NULL,
	"hit_point" bigint NOT NULL,
	"salt" text NOT NULL,
	"commitment" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"hit_at" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "jackpot_hits_merchant_round_pk" PRIMARY KEY("merchant","round")
);
--> statement-breakpoint
CREATE TABLE "jackpot_marks" (
	"merchant" text NOT NULL,
	"account" bigint NOT NULL,
	"number" bigint NOT NULL,
	CONSTRAINT "jackpot_marks_merchant_account_pk" PRIMARY KEY("merchant","account")
);
--> statement-breakpoint
CREATE TABLE "jackpot_pools" (
	"merchant" text PRIMARY KEY NOT NULL,
	"round" integer NOT NULL,
	"amount" bigint NOT NULL,
	"remainder" integer DEFAULT 0 NOT NULL,
	"transfers" integer DEFAULT 0 NOT NULL,
	"hit_point" bigint NOT NULL,
	"salt" text NOT NULL,
	"commitment" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "jackpot_hits" ADD CONSTRAINT "jackpot_hits_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_pools" ADD CONSTRAINT "jackpot_pools_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jackpot_hits_unpaid" ON "jackpot_hits" USING btree ("merchant","round") WHERE "jackpot_hits"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "vendor_transactions_at" ON "vendor_transactions" USING brin ("at");
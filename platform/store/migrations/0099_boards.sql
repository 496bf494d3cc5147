CREATE TABLE "board_periods" (
	"merchant" text NOT NULL,
	"board" text NOT NULL,
	"period" text NOT NULL,
	"config_version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"measure" text NOT NULL,
	"game_types" text[],
	"games" text[],
	"least_stake" bigint NOT NULL,
	"least" bigint NOT NULL,
	"has_entry" boolean NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"freezes_at" timestamp with time zone NOT NULL,
	"frozen_at" timestamp with time zone,
	CONSTRAINT "board_periods_merchant_board_period_pk" PRIMARY KEY("merchant","board","period")
);
--> statement-breakpoint
CREATE TABLE "board_scores" (
	"merchant" text NOT NULL,
	"board" text NOT NULL,
	"period" text NOT NULL,
	"member" text NOT NULL,
	"figure" bigint DEFAULT 0 NOT NULL,
	"reached_at" timestamp with time zone,
	"joined_at" timestamp with time zone,
	"fee" integer DEFAULT 0 NOT NULL,
	"place" integer,
	CONSTRAINT "board_scores_merchant_board_period_member_pk" PRIMARY KEY("merchant","board","period","member")
);
--> statement-breakpoint
CREATE TABLE "board_wins" (
	"merchant" text NOT NULL,
	"board" text NOT NULL,
	"period" text NOT NULL,
	"member" text NOT NULL,
	"vendor" text NOT NULL,
	"round_id" text NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "board_wins_merchant_member_board_period_vendor_round_id_pk" PRIMARY KEY("merchant","member","board","period","vendor","round_id")
);
--> statement-breakpoint
ALTER TABLE "board_scores" ADD CONSTRAINT "board_scores_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_periods_open" ON "board_periods" USING btree ("merchant","freezes_at") WHERE "board_periods"."frozen_at" is null;--> statement-breakpoint
CREATE INDEX "board_scores_order" ON "board_scores" USING btree ("merchant","board","period","figure" DESC NULLS LAST,"reached_at");--> statement-breakpoint
CREATE INDEX "board_scores_member" ON "board_scores" USING btree ("merchant","member");
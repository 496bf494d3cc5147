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
DROP INDEX "rounds_won";
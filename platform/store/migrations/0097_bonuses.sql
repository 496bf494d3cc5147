CREATE TABLE "bonus_uses" (
	"merchant" text NOT NULL,
	"term" text NOT NULL,
	"uses" integer NOT NULL,
	CONSTRAINT "bonus_uses_merchant_term_pk" PRIMARY KEY("merchant","term")
);
--> statement-breakpoint
CREATE TABLE "bonuses" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member" text NOT NULL,
	"term" text NOT NULL,
	"kind" text NOT NULL,
	"source" text NOT NULL,
	"amount" bigint NOT NULL,
	"required" bigint NOT NULL,
	"contribution" jsonb NOT NULL,
	"stake_max" bigint NOT NULL,
	"cash_out_max" bigint,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"config_version" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"taken_back" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "bonuses_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "play_guards" ADD COLUMN "bonus_since" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "play_guards" ADD COLUMN "bonus_stake_max" bigint;--> statement-breakpoint
ALTER TABLE "play_guards" ADD COLUMN "bonus_left" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "play_guards" ADD COLUMN "bonus_lost" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "wagering_lots" ADD COLUMN "contribution" jsonb;--> statement-breakpoint
ALTER TABLE "bonuses" ADD CONSTRAINT "bonuses_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_once" ON "bonuses" USING btree ("merchant","member","term","source");--> statement-breakpoint
CREATE UNIQUE INDEX "bonuses_open" ON "bonuses" USING btree ("merchant","member") WHERE "bonuses"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "bonuses_member" ON "bonuses" USING btree ("merchant","member","opened_at" DESC NULLS LAST,"id");--> statement-breakpoint
ALTER TABLE "play_guards" SET (fillfactor = 50);--> statement-breakpoint
DROP FUNCTION IF EXISTS wagering_fill(text, text, bigint, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS wagering_unfill(text, text, bigint, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS guard_play(text, text, bigint, bigint, timestamptz, timestamptz);

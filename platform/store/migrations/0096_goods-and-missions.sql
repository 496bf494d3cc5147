CREATE TABLE "point_redemptions" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"reference" text NOT NULL,
	"member" text NOT NULL,
	"reward" text NOT NULL,
	"words" jsonb NOT NULL,
	"quantity" integer NOT NULL,
	"points_needed" integer NOT NULL,
	"state" text NOT NULL,
	"address_sealed" text NOT NULL,
	"mobile_sealed" text NOT NULL,
	"reason" text,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_redemptions_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "stock" integer;--> statement-breakpoint
ALTER TABLE "rewards" ADD COLUMN "taken" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "point_redemptions" ADD CONSTRAINT "point_redemptions_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "point_redemptions_reference" ON "point_redemptions" USING btree ("merchant","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "point_redemptions_key" ON "point_redemptions" USING btree ("merchant","member","idempotency_key");--> statement-breakpoint
CREATE INDEX "point_redemptions_state" ON "point_redemptions" USING btree ("merchant","state","created_at");
--> statement-breakpoint
CREATE TABLE "mission_parts" (
	"merchant" text NOT NULL,
	"mission" text NOT NULL,
	"member" text NOT NULL,
	"period" text NOT NULL,
	"reference" text NOT NULL,
	"state" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	"claimed_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "mission_parts_merchant_member_mission_period_pk" PRIMARY KEY("merchant","member","mission","period")
);
--> statement-breakpoint
CREATE TABLE "mission_wins" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"vendor" text NOT NULL,
	"round_id" text NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"settled_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mission_wins_merchant_member_vendor_round_id_pk" PRIMARY KEY("merchant","member","vendor","round_id")
);
--> statement-breakpoint
ALTER TABLE "missions" ADD COLUMN "games" text;--> statement-breakpoint
ALTER TABLE "missions" ADD COLUMN "points" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "missions" ADD COLUMN "issue" text DEFAULT 'AT_ONCE' NOT NULL;--> statement-breakpoint
ALTER TABLE "mission_parts" ADD CONSTRAINT "mission_parts_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mission_parts_reference" ON "mission_parts" USING btree ("merchant","reference");--> statement-breakpoint
CREATE INDEX "mission_parts_state" ON "mission_parts" USING btree ("merchant","state","claimed_at");--> statement-breakpoint
-- Missions were only announced before, so what was settled by now counts for none.
INSERT INTO "feed_marks" ("merchant", "consumer", "marks")
SELECT m."code", 'missions',
  ARRAY(SELECT coalesce((SELECT a."feed_count" FROM "ledger_accounts" a
      WHERE a."merchant" = m."code" AND a."owner" = 'house' AND a."kind" = 'game'
        AND a."shard" = s), 0)
    FROM generate_series(0, 63) s ORDER BY s)
FROM "merchants" m;

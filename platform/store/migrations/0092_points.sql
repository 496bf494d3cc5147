CREATE TABLE "point_carries" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"type" text NOT NULL,
	"carried" bigint NOT NULL,
	CONSTRAINT "point_carries_merchant_member_type_pk" PRIMARY KEY("merchant","member","type")
);
--> statement-breakpoint
CREATE TABLE "point_conversions" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"reference" text NOT NULL,
	"member" text NOT NULL,
	"points" integer NOT NULL,
	"amount" bigint NOT NULL,
	"per_point" bigint NOT NULL,
	"multiple" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "point_conversions_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "point_deposits" (
	"merchant" text NOT NULL,
	"key" text NOT NULL,
	"member" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "point_deposits_merchant_key_pk" PRIMARY KEY("merchant","key")
);
--> statement-breakpoint
ALTER TABLE "point_conversions" ADD CONSTRAINT "point_conversions_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "point_conversions_reference" ON "point_conversions" USING btree ("merchant","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "point_conversions_key" ON "point_conversions" USING btree ("merchant","member","idempotency_key");--> statement-breakpoint
-- What was settled before points existed earns none.
INSERT INTO "feed_marks" ("merchant", "consumer", "marks")
SELECT m."code", 'points',
  ARRAY(SELECT coalesce((SELECT a."feed_count" FROM "ledger_accounts" a
      WHERE a."merchant" = m."code" AND a."owner" = 'house' AND a."kind" = 'game'
        AND a."shard" = s), 0)
    FROM generate_series(0, 63) s ORDER BY s)
FROM "merchants" m;

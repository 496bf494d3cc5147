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
CREATE TABLE "campaign_versions" (
	"merchant" text NOT NULL,
	"code" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"drafted_by" text NOT NULL,
	"drafted_at" timestamp with time zone NOT NULL,
	"proposed_by" text,
	"approved_by" text,
	"approved_at" timestamp with time zone,
	CONSTRAINT "campaign_versions_merchant_code_version_pk" PRIMARY KEY("merchant","code","version")
);
--> statement-breakpoint
CREATE TABLE "campaigns" (
	"merchant" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"offer" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"content" jsonb NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"budget" bigint NOT NULL,
	"spent" bigint DEFAULT 0 NOT NULL,
	"governs_since" timestamp with time zone,
	"started_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "campaigns_merchant_code_pk" PRIMARY KEY("merchant","code")
);
--> statement-breakpoint
ALTER TABLE "awards" ADD COLUMN "campaign" text;--> statement-breakpoint
ALTER TABLE "board_scores" ADD COLUMN "campaign" text;--> statement-breakpoint
ALTER TABLE "bonuses" ADD COLUMN "campaign" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "labels" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "mission_parts" ADD COLUMN "campaign" text;--> statement-breakpoint
ALTER TABLE "campaign_versions" ADD CONSTRAINT "campaign_versions_merchant_code_campaigns_merchant_code_fk" FOREIGN KEY ("merchant","code") REFERENCES "public"."campaigns"("merchant","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "campaigns" ADD CONSTRAINT "campaigns_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "campaigns_offer" ON "campaigns" USING btree ("merchant","kind","offer") WHERE "campaigns"."state" in ('RUNNING', 'PAUSED');--> statement-breakpoint
CREATE INDEX "campaigns_governing" ON "campaigns" USING btree ("merchant","governs_since") WHERE "campaigns"."governs_since" is not null;--> statement-breakpoint
CREATE INDEX "awards_campaign" ON "awards" USING btree ("merchant","campaign","state") WHERE "awards"."campaign" is not null;--> statement-breakpoint
CREATE INDEX "mission_parts_campaign" ON "mission_parts" USING btree ("merchant","campaign","period") WHERE "mission_parts"."campaign" is not null;
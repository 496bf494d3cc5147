CREATE TABLE "affiliate_tiers" (
	"merchant" text NOT NULL,
	"tier" integer NOT NULL,
	"revenue_min" bigint NOT NULL,
	"active_min" integer NOT NULL,
	"share" integer NOT NULL,
	CONSTRAINT "affiliate_tiers_merchant_tier_pk" PRIMARY KEY("merchant","tier")
);
--> statement-breakpoint
CREATE TABLE "missions" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"event" text NOT NULL,
	"icon" text NOT NULL,
	"words" jsonb NOT NULL,
	"period" text NOT NULL,
	"target_amount" bigint,
	"target_count" integer,
	"reward" bigint NOT NULL,
	"wagering" integer NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"position" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "missions_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "point_rules" (
	"merchant" text NOT NULL,
	"type" text NOT NULL,
	"amount_per_point" bigint NOT NULL,
	CONSTRAINT "point_rules_merchant_type_pk" PRIMARY KEY("merchant","type")
);
--> statement-breakpoint
CREATE TABLE "rewards" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"icon" text NOT NULL,
	"words" jsonb NOT NULL,
	"points_needed" integer NOT NULL,
	"amount" bigint,
	"position" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "rewards_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "vip_levels" (
	"merchant" text NOT NULL,
	"level" integer NOT NULL,
	"icon" text NOT NULL,
	"words" jsonb NOT NULL,
	"valid_bet" bigint NOT NULL,
	"deposits" bigint NOT NULL,
	"keep_valid_bet" bigint NOT NULL,
	"upgrade_gift" bigint DEFAULT 0 NOT NULL,
	"rebate" jsonb NOT NULL,
	CONSTRAINT "vip_levels_merchant_level_pk" PRIMARY KEY("merchant","level")
);
--> statement-breakpoint
CREATE TABLE "posts" (
	"merchant" text NOT NULL,
	"slug" text NOT NULL,
	"cover" text NOT NULL,
	"author" text NOT NULL,
	"words" jsonb NOT NULL,
	"published_at" timestamp with time zone NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "posts_merchant_slug_pk" PRIMARY KEY("merchant","slug")
);
--> statement-breakpoint
CREATE TABLE "promotions" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"category" text NOT NULL,
	"audience" text NOT NULL,
	"picture" text NOT NULL,
	"words" jsonb NOT NULL,
	"link_to" text,
	"needs_joining" boolean DEFAULT false NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"position" integer NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	CONSTRAINT "promotions_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "affiliate_tiers" ADD CONSTRAINT "affiliate_tiers_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "missions" ADD CONSTRAINT "missions_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_rules" ADD CONSTRAINT "point_rules_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rewards" ADD CONSTRAINT "rewards_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vip_levels" ADD CONSTRAINT "vip_levels_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "posts" ADD CONSTRAINT "posts_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promotions" ADD CONSTRAINT "promotions_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "posts_published" ON "posts" USING btree ("merchant","published_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "promotions_order" ON "promotions" USING btree ("merchant","position");
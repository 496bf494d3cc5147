CREATE TABLE "play_breaks" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member" text NOT NULL,
	"kind" text NOT NULL,
	"scope" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	"return_asked_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "play_breaks_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "play_guards" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"blocked_until" timestamp with time zone,
	"withdraw_only" bigint DEFAULT 0 NOT NULL,
	"day_from" timestamp with time zone NOT NULL,
	"day_ends" timestamp with time zone NOT NULL,
	"week_from" timestamp with time zone NOT NULL,
	"week_ends" timestamp with time zone NOT NULL,
	"month_from" timestamp with time zone NOT NULL,
	"month_ends" timestamp with time zone NOT NULL,
	"loss_day_max" bigint,
	"loss_day_used" bigint DEFAULT 0 NOT NULL,
	"loss_week_max" bigint,
	"loss_week_used" bigint DEFAULT 0 NOT NULL,
	"loss_month_max" bigint,
	"loss_month_used" bigint DEFAULT 0 NOT NULL,
	"stake_day_max" bigint,
	"stake_day_used" bigint DEFAULT 0 NOT NULL,
	"stake_week_max" bigint,
	"stake_week_used" bigint DEFAULT 0 NOT NULL,
	"stake_month_max" bigint,
	"stake_month_used" bigint DEFAULT 0 NOT NULL,
	"time_day_max" bigint,
	"time_day_used" bigint DEFAULT 0 NOT NULL,
	"time_week_max" bigint,
	"time_week_used" bigint DEFAULT 0 NOT NULL,
	"time_month_max" bigint,
	"time_month_used" bigint DEFAULT 0 NOT NULL,
	"played_from" timestamp with time zone,
	"played_at" timestamp with time zone,
	"reality_minutes" integer,
	"reality_from" timestamp with time zone,
	"reality_stake" bigint DEFAULT 0 NOT NULL,
	"reality_paid" bigint DEFAULT 0 NOT NULL,
	"reality_due_at" timestamp with time zone,
	"session_scope" text,
	"session_until" timestamp with time zone,
	"session_max" bigint,
	"session_used" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "play_guards_merchant_member_pk" PRIMARY KEY("merchant","member")
);
--> statement-breakpoint
CREATE TABLE "play_limits" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"source" text NOT NULL,
	"amount" bigint NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"pending_amount" bigint,
	"pending_from" timestamp with time zone,
	"pending_until" timestamp with time zone,
	CONSTRAINT "play_limits_merchant_member_kind_period_source_pk" PRIMARY KEY("merchant","member","kind","period","source")
);
--> statement-breakpoint
CREATE TABLE "protection_events" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member" text NOT NULL,
	"kind" text NOT NULL,
	"by" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "protection_events_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD COLUMN "is_guarded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "play_breaks" ADD CONSTRAINT "play_breaks_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_guards" ADD CONSTRAINT "play_guards_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_limits" ADD CONSTRAINT "play_limits_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "protection_events" ADD CONSTRAINT "protection_events_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "play_breaks_member" ON "play_breaks" USING btree ("merchant","member","started_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "protection_events_member" ON "protection_events" USING btree ("merchant","member","at" DESC NULLS LAST);
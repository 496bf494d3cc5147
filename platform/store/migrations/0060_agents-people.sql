CREATE TABLE "agent_accounts" (
	"merchant" text NOT NULL,
	"agent" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"member" text NOT NULL,
	"rates" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_accounts_merchant_agent_idempotency_key_pk" PRIMARY KEY("merchant","agent","idempotency_key")
);
--> statement-breakpoint
CREATE TABLE "agent_joins" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"code" text NOT NULL,
	"joined_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_joins_merchant_member_pk" PRIMARY KEY("merchant","member")
);
--> statement-breakpoint
CREATE TABLE "agent_links" (
	"merchant" text NOT NULL,
	"code" text NOT NULL,
	"member" text NOT NULL,
	"type" text NOT NULL,
	"rates" jsonb NOT NULL,
	"expires_at" timestamp with time zone,
	"uses_max" integer,
	"uses" integer DEFAULT 0 NOT NULL,
	"switched_off_at" timestamp with time zone,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "agent_links_merchant_code_pk" PRIMARY KEY("merchant","code")
);
--> statement-breakpoint
CREATE TABLE "member_rates" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"category" text NOT NULL,
	"version" integer NOT NULL,
	"rate_bp" integer NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"set_by" text NOT NULL,
	CONSTRAINT "member_rates_merchant_member_category_version_pk" PRIMARY KEY("merchant","member","category","version")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "is_confirmation_due" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "agent_accounts_made" ON "agent_accounts" USING btree ("merchant","agent","created_at");--> statement-breakpoint
CREATE INDEX "agent_joins_code" ON "agent_joins" USING btree ("merchant","code");--> statement-breakpoint
CREATE UNIQUE INDEX "agent_links_key" ON "agent_links" USING btree ("merchant","member","idempotency_key");--> statement-breakpoint
CREATE INDEX "agent_links_agent" ON "agent_links" USING btree ("merchant","member","created_at" DESC NULLS LAST);
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
CREATE INDEX "agent_accounts_made" ON "agent_accounts" USING btree ("merchant","agent","created_at");
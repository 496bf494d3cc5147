CREATE TABLE "audit_entries" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"member_id" text,
	"session_id" text,
	"action" text NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"address" text NOT NULL,
	"country" text,
	"user_agent" text DEFAULT '' NOT NULL,
	"request_id" text NOT NULL,
	CONSTRAINT "audit_entries_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "kind" text DEFAULT 'password' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_entries" ADD CONSTRAINT "audit_entries_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_entries_member" ON "audit_entries" USING btree ("merchant","member_id","at" DESC NULLS LAST) WHERE "audit_entries"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "sessions_member" ON "sessions" USING btree ("merchant","member_id","last_seen_at" DESC NULLS LAST);
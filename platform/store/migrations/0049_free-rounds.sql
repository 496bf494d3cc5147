CREATE TABLE "free_grants" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"campaign" text NOT NULL,
	"vendor" text NOT NULL,
	"game" text NOT NULL,
	"rounds" integer NOT NULL,
	"used" integer DEFAULT 0 NOT NULL,
	"stake" bigint NOT NULL,
	"state" text NOT NULL,
	"granted_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "free_grants_merchant_member_campaign_pk" PRIMARY KEY("merchant","member","campaign"),
	CONSTRAINT "free_grants_used" CHECK ("free_grants"."used" between 0 and "free_grants"."rounds")
);
--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "free_stake" bigint;--> statement-breakpoint
ALTER TABLE "vendor_transactions" ADD COLUMN "campaign" text;--> statement-breakpoint
ALTER TABLE "free_grants" ADD CONSTRAINT "free_grants_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "free_grants_waiting" ON "free_grants" USING btree ("merchant","granted_at") WHERE "free_grants"."state" in ('ASKED', 'REVOKING');

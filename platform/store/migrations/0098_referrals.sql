CREATE TABLE "referrals" (
	"merchant" text NOT NULL,
	"invited" text NOT NULL,
	"inviter" text NOT NULL,
	"reference" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"invited_at" timestamp with time zone NOT NULL,
	"until" timestamp with time zone NOT NULL,
	"deposits" bigint NOT NULL,
	"valid_bet" bigint NOT NULL,
	"cash" bigint NOT NULL,
	"points" integer NOT NULL,
	"multiple" integer NOT NULL,
	"claim_days" integer NOT NULL,
	"most_per_month" integer NOT NULL,
	"config_version" integer NOT NULL,
	"reached_at" timestamp with time zone,
	"signs" text[] DEFAULT '{}' NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "referrals_merchant_invited_pk" PRIMARY KEY("merchant","invited")
);
--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_merchant_invited_members_merchant_id_fk" FOREIGN KEY ("merchant","invited") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referrals" ADD CONSTRAINT "referrals_merchant_inviter_members_merchant_id_fk" FOREIGN KEY ("merchant","inviter") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "referrals_reference" ON "referrals" USING btree ("merchant","reference");--> statement-breakpoint
CREATE INDEX "referrals_inviter" ON "referrals" USING btree ("merchant","inviter","invited_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "referrals_state" ON "referrals" USING btree ("merchant","state","until");
CREATE TABLE "config_versions" (
	"merchant" text NOT NULL,
	"area" text NOT NULL,
	"version" integer NOT NULL,
	"effective_from" timestamp with time zone NOT NULL,
	"body" jsonb NOT NULL,
	"made_by" text NOT NULL,
	"approved_by" text,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "config_versions_merchant_area_version_pk" PRIMARY KEY("merchant","area","version")
);
--> statement-breakpoint
ALTER TABLE "member_transfers" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "terms_version" integer;--> statement-breakpoint
ALTER TABLE "config_versions" ADD CONSTRAINT "config_versions_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_language" CHECK (char_length("feedback"."language") <= 35);--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_language" CHECK (char_length("members"."language") <= 35);--> statement-breakpoint
ALTER TABLE "launch_tokens" ADD CONSTRAINT "launch_tokens_language" CHECK (char_length("launch_tokens"."language") <= 35);
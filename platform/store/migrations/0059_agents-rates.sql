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

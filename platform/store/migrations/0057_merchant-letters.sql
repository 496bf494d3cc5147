CREATE TABLE "merchant_letters" (
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"language" text NOT NULL,
	"subject" text,
	"body" text NOT NULL,
	"button" text,
	"since" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "merchant_letters_merchant_kind_language_pk" PRIMARY KEY("merchant","kind","language")
);
--> statement-breakpoint
ALTER TABLE "merchant_letters" ADD CONSTRAINT "merchant_letters_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;
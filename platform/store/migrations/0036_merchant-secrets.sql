CREATE TABLE "merchant_secrets" (
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"id" text NOT NULL,
	"sealed" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "merchant_secrets_merchant_kind_name_id_pk" PRIMARY KEY("merchant","kind","name","id")
);
--> statement-breakpoint
ALTER TABLE "merchant_secrets" ADD CONSTRAINT "merchant_secrets_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;
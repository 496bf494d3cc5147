CREATE TABLE "merchant_files" (
	"merchant" text PRIMARY KEY NOT NULL,
	"bases" jsonb NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"applied_by" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "merchant_files" ADD CONSTRAINT "merchant_files_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;
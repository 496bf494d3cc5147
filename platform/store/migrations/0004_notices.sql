CREATE TABLE "notices" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"types" text[] NOT NULL,
	"execution" text[] NOT NULL,
	"words" jsonb NOT NULL,
	"published_from" timestamp with time zone NOT NULL,
	"published_to" timestamp with time zone,
	"withdrawn_at" timestamp with time zone,
	CONSTRAINT "notices_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "notices" ADD CONSTRAINT "notices_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "notices_time" ON "notices" USING btree ("merchant","published_from" DESC NULLS LAST,"id");
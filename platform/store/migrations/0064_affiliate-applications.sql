CREATE TABLE "affiliate_applications" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member" text NOT NULL,
	"state" text NOT NULL,
	"text" text NOT NULL,
	"channels" jsonb NOT NULL,
	"applied_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	CONSTRAINT "affiliate_applications_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "affiliate_applications_open" ON "affiliate_applications" USING btree ("merchant","member") WHERE "affiliate_applications"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "affiliate_applications_member" ON "affiliate_applications" USING btree ("merchant","member","applied_at");--> statement-breakpoint
CREATE INDEX "affiliate_applications_state" ON "affiliate_applications" USING btree ("merchant","state","applied_at");
CREATE TABLE "verification_pictures" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member" text NOT NULL,
	"side" text NOT NULL,
	"content_type" text NOT NULL,
	"sealed" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "verification_pictures_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "verifications" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member" text NOT NULL,
	"state" text NOT NULL,
	"document_kind" text NOT NULL,
	"provider" text,
	"reason" text,
	"asked_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"note" text,
	"valid_until" timestamp with time zone,
	"due_at" timestamp with time zone,
	"asked" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "verifications_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "verification_pictures" ADD CONSTRAINT "verification_pictures_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "verifications" ADD CONSTRAINT "verifications_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "verification_pictures_member" ON "verification_pictures" USING btree ("merchant","member","sent_at");--> statement-breakpoint
CREATE INDEX "verification_pictures_expiry" ON "verification_pictures" USING btree ("merchant","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "verifications_pending" ON "verifications" USING btree ("merchant","member") WHERE "verifications"."state" = 'PENDING';--> statement-breakpoint
CREATE INDEX "verifications_member" ON "verifications" USING btree ("merchant","member","asked_at");--> statement-breakpoint
CREATE INDEX "verifications_state" ON "verifications" USING btree ("merchant","state","asked_at");--> statement-breakpoint
CREATE INDEX "verifications_due" ON "verifications" USING btree ("merchant","due_at") WHERE "verifications"."state" = 'PENDING';
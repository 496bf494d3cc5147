CREATE TABLE "bank_lines" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"account" text NOT NULL,
	"key" text NOT NULL,
	"bank_id" text,
	"booked_at" date NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"text" text NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"deposit_id" text,
	"imported_at" timestamp with time zone NOT NULL,
	"imported_by" text NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"because" text,
	CONSTRAINT "bank_lines_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_lines" ADD CONSTRAINT "bank_lines_merchant_deposit_id_deposits_merchant_id_fk" FOREIGN KEY ("merchant","deposit_id") REFERENCES "public"."deposits"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_key" ON "bank_lines" USING btree ("merchant","account","key");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_lines_deposit" ON "bank_lines" USING btree ("merchant","deposit_id") WHERE "bank_lines"."state" = 'MATCHED';--> statement-breakpoint
CREATE INDEX "bank_lines_waiting" ON "bank_lines" USING btree ("merchant","booked_at","id") WHERE "bank_lines"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "bank_lines_day" ON "bank_lines" USING btree ("merchant","booked_at","id");
CREATE TABLE "withdrawal_payments" (
	"merchant" text NOT NULL,
	"withdrawal_id" text NOT NULL,
	"part" integer NOT NULL,
	"attempt" integer NOT NULL,
	"gateway" text NOT NULL,
	"reference" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"flagged_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "withdrawal_payments_merchant_withdrawal_id_part_attempt_pk" PRIMARY KEY("merchant","withdrawal_id","part","attempt")
);
--> statement-breakpoint
ALTER TABLE "withdrawal_parts" ADD COLUMN "lost_by" text;--> statement-breakpoint
ALTER TABLE "withdrawal_parts" ADD COLUMN "lost_way" text;--> statement-breakpoint
ALTER TABLE "withdrawal_payments" ADD CONSTRAINT "withdrawal_payments_merchant_withdrawal_id_part_withdrawal_parts_merchant_withdrawal_id_number_fk" FOREIGN KEY ("merchant","withdrawal_id","part") REFERENCES "public"."withdrawal_parts"("merchant","withdrawal_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_payments_reference" ON "withdrawal_payments" USING btree ("merchant","reference");--> statement-breakpoint
CREATE INDEX "withdrawal_payments_due" ON "withdrawal_payments" USING btree ("merchant","due_at") WHERE "withdrawal_payments"."status" = 'OPEN';
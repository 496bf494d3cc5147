CREATE TABLE "deposit_methods" (
	"merchant" text NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"names" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"position" integer DEFAULT 0 NOT NULL,
	"is_enabled" boolean DEFAULT true NOT NULL,
	"countries" text[] DEFAULT '{}' NOT NULL,
	"amount_min" bigint NOT NULL,
	"amount_max" bigint NOT NULL,
	"quick_amounts" text[] DEFAULT '{}' NOT NULL,
	"fee" jsonb DEFAULT '{"fixed":"0.00","basisPoints":0,"payer":"house"}'::jsonb NOT NULL,
	"expires_in_minutes" integer NOT NULL,
	"speed" text NOT NULL,
	"gateway" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	CONSTRAINT "deposit_methods_merchant_code_pk" PRIMARY KEY("merchant","code")
);
--> statement-breakpoint
CREATE TABLE "deposit_slips" (
	"merchant" text NOT NULL,
	"deposit_id" text NOT NULL,
	"number" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "deposit_slips_merchant_deposit_id_number_pk" PRIMARY KEY("merchant","deposit_id","number")
);
--> statement-breakpoint
CREATE TABLE "deposit_steps" (
	"merchant" text NOT NULL,
	"deposit_id" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"staff" text,
	"amount" bigint,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "deposit_steps_merchant_deposit_id_number_pk" PRIMARY KEY("merchant","deposit_id","number")
);
--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "reference" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "kind" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "fee" jsonb DEFAULT '{"fixed":"0.00","basisPoints":0,"payer":"house"}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "reason" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "gateway" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "payment" jsonb;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "deposits" ADD COLUMN "credited_amount" bigint;--> statement-breakpoint
ALTER TABLE "deposit_methods" ADD CONSTRAINT "deposit_methods_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_slips" ADD CONSTRAINT "deposit_slips_merchant_deposit_id_deposits_merchant_id_fk" FOREIGN KEY ("merchant","deposit_id") REFERENCES "public"."deposits"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_steps" ADD CONSTRAINT "deposit_steps_merchant_deposit_id_deposits_merchant_id_fk" FOREIGN KEY ("merchant","deposit_id") REFERENCES "public"."deposits"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_gateway_tx" ON "deposits" USING btree ("merchant","gateway","gateway_tx_id");--> statement-breakpoint
CREATE UNIQUE INDEX "deposits_note" ON "deposits" USING btree ("merchant","note") WHERE "deposits"."status" in ('CREATED', 'WAITING_PAYMENT');--> statement-breakpoint
CREATE INDEX "deposits_reference" ON "deposits" USING btree ("merchant","reference");
CREATE TABLE "purse_moves" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"reference" text NOT NULL,
	"member_id" text NOT NULL,
	"vendor" text NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint,
	"origin" text NOT NULL,
	"status" text DEFAULT 'OPEN' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"asked" integer DEFAULT 0 NOT NULL,
	"sent_at" timestamp with time zone,
	"due_at" timestamp with time zone NOT NULL,
	"flagged_at" timestamp with time zone,
	"judged_by" text,
	"judgement" text,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "purse_moves_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "vendor_purses" (
	"merchant" text NOT NULL,
	"member_id" text NOT NULL,
	"vendor" text NOT NULL,
	"told_balance" bigint,
	"told_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_purses_merchant_member_id_vendor_pk" PRIMARY KEY("merchant","member_id","vendor")
);
--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "wallet_type" text DEFAULT 'seamless' NOT NULL;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "has_auto_purse" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "is_told" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "purse_moves" ADD CONSTRAINT "purse_moves_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purse_moves" ADD CONSTRAINT "purse_moves_merchant_vendor_vendors_merchant_code_fk" FOREIGN KEY ("merchant","vendor") REFERENCES "public"."vendors"("merchant","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_purses" ADD CONSTRAINT "vendor_purses_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_purses" ADD CONSTRAINT "vendor_purses_merchant_vendor_vendors_merchant_code_fk" FOREIGN KEY ("merchant","vendor") REFERENCES "public"."vendors"("merchant","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "purse_moves_reference" ON "purse_moves" USING btree ("merchant","reference");--> statement-breakpoint
CREATE UNIQUE INDEX "purse_moves_key" ON "purse_moves" USING btree ("merchant","member_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "purse_moves_open" ON "purse_moves" USING btree ("merchant","member_id","vendor","direction") WHERE "purse_moves"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "purse_moves_due" ON "purse_moves" USING btree ("merchant","due_at") WHERE "purse_moves"."status" = 'OPEN';--> statement-breakpoint
CREATE INDEX "purse_moves_member" ON "purse_moves" USING btree ("merchant","member_id","created_at" DESC NULLS LAST);
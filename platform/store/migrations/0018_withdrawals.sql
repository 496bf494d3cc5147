CREATE TABLE "wagering_lots" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member_id" text NOT NULL,
	"source" text NOT NULL,
	"amount" bigint NOT NULL,
	"required" bigint NOT NULL,
	"done" bigint DEFAULT 0 NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	CONSTRAINT "wagering_lots_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_parts" (
	"merchant" text NOT NULL,
	"withdrawal_id" text NOT NULL,
	"number" integer NOT NULL,
	"id" text NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"channel" text NOT NULL,
	"attempt" integer DEFAULT 1 NOT NULL,
	"paid_at" timestamp with time zone,
	"receipt_due_at" timestamp with time zone,
	"remind_at" timestamp with time zone,
	"is_forced" boolean DEFAULT false NOT NULL,
	CONSTRAINT "withdrawal_parts_merchant_withdrawal_id_number_pk" PRIMARY KEY("merchant","withdrawal_id","number")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_proofs" (
	"merchant" text NOT NULL,
	"withdrawal_id" text NOT NULL,
	"part" integer NOT NULL,
	"attempt" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"comment" text NOT NULL,
	"content_type" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "withdrawal_proofs_merchant_withdrawal_id_part_attempt_pk" PRIMARY KEY("merchant","withdrawal_id","part","attempt")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_steps" (
	"merchant" text NOT NULL,
	"withdrawal_id" text NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	"staff" text,
	"amount" bigint,
	"part" integer,
	"reason" text DEFAULT '' NOT NULL,
	CONSTRAINT "withdrawal_steps_merchant_withdrawal_id_number_pk" PRIMARY KEY("merchant","withdrawal_id","number")
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"reference" text NOT NULL,
	"member_id" text NOT NULL,
	"account_id" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"reviewed_by" text,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "withdrawals_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "withdrawals_blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "wagering_lots" ADD CONSTRAINT "wagering_lots_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_parts" ADD CONSTRAINT "withdrawal_parts_merchant_withdrawal_id_withdrawals_merchant_id_fk" FOREIGN KEY ("merchant","withdrawal_id") REFERENCES "public"."withdrawals"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_proofs" ADD CONSTRAINT "withdrawal_proofs_merchant_withdrawal_id_part_withdrawal_parts_merchant_withdrawal_id_number_fk" FOREIGN KEY ("merchant","withdrawal_id","part") REFERENCES "public"."withdrawal_parts"("merchant","withdrawal_id","number") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_steps" ADD CONSTRAINT "withdrawal_steps_merchant_withdrawal_id_withdrawals_merchant_id_fk" FOREIGN KEY ("merchant","withdrawal_id") REFERENCES "public"."withdrawals"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_merchant_account_id_payout_accounts_merchant_id_fk" FOREIGN KEY ("merchant","account_id") REFERENCES "public"."payout_accounts"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "wagering_lots_open" ON "wagering_lots" USING btree ("merchant","member_id","opened_at","id") WHERE "wagering_lots"."closed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_parts_id" ON "withdrawal_parts" USING btree ("merchant","id");--> statement-breakpoint
CREATE INDEX "withdrawal_parts_due" ON "withdrawal_parts" USING btree ("merchant","receipt_due_at") WHERE "withdrawal_parts"."status" in ('PROOF_SUBMITTED', 'ADMIN_VERIFIED');--> statement-breakpoint
CREATE INDEX "withdrawal_parts_asked" ON "withdrawal_parts" USING btree ("merchant") WHERE "withdrawal_parts"."status" = 'ASSIGNED';--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_key" ON "withdrawals" USING btree ("merchant","member_id","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_reference" ON "withdrawals" USING btree ("merchant","reference");--> statement-breakpoint
CREATE INDEX "withdrawals_member" ON "withdrawals" USING btree ("merchant","member_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("merchant","created_at") WHERE "withdrawals"."ended_at" is null;
CREATE TABLE "contract_steps" (
	"merchant" text NOT NULL,
	"contract" text NOT NULL,
	"number" integer NOT NULL,
	"act" text NOT NULL,
	"by" text NOT NULL,
	"from_state" text,
	"to_state" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "contract_steps_merchant_contract_number_pk" PRIMARY KEY("merchant","contract","number")
);
--> statement-breakpoint
CREATE TABLE "contracts" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"kind" text NOT NULL,
	"upline" text,
	"downline" text NOT NULL,
	"state" text NOT NULL,
	"version" integer NOT NULL,
	"terms" jsonb NOT NULL,
	"is_proceeding" boolean NOT NULL,
	"end_asked_by" text,
	"offered_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"replaces" text,
	"idempotency_key" text NOT NULL,
	CONSTRAINT "contracts_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "pay_bills" (
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"contract" text NOT NULL,
	"payee" text NOT NULL,
	"upline" text,
	"turn" integer NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"inputs" jsonb NOT NULL,
	"tier" smallint,
	"gross" bigint NOT NULL,
	"carry_in" bigint NOT NULL,
	"carry_out" bigint NOT NULL,
	"paid_below" bigint NOT NULL,
	"net" bigint NOT NULL,
	"due" bigint NOT NULL,
	"paid" bigint NOT NULL,
	"parts" integer DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"terms_version" integer NOT NULL,
	"issued_at" timestamp with time zone NOT NULL,
	"pay_until" timestamp with time zone NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "pay_bills_merchant_kind_period_contract_pk" PRIMARY KEY("merchant","kind","period","contract")
);
--> statement-breakpoint
CREATE TABLE "pay_holds" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"contract" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"until" timestamp with time zone,
	CONSTRAINT "pay_holds_merchant_member_kind_period_contract_pk" PRIMARY KEY("merchant","member","kind","period","contract")
);
--> statement-breakpoint
CREATE TABLE "pay_periods" (
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"from_day" date NOT NULL,
	"to_day" date NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"payer" text,
	"sealed_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "pay_periods_merchant_kind_period_pk" PRIMARY KEY("merchant","kind","period")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_in_force" ON "contracts" USING btree ("merchant","kind","downline") WHERE "contracts"."state" in ('ACTIVE', 'TERMINATION_REQUESTED');--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_requested" ON "contracts" USING btree ("merchant","kind","downline") WHERE "contracts"."state" = 'REQUESTED';--> statement-breakpoint
CREATE UNIQUE INDEX "contracts_key" ON "contracts" USING btree ("merchant","upline","idempotency_key") WHERE "contracts"."upline" is not null;--> statement-breakpoint
CREATE INDEX "contracts_downline" ON "contracts" USING btree ("merchant","downline","offered_at");--> statement-breakpoint
CREATE INDEX "contracts_upline" ON "contracts" USING btree ("merchant","upline","offered_at");--> statement-breakpoint
CREATE INDEX "contracts_expiry" ON "contracts" USING btree ("merchant","expires_at") WHERE "contracts"."state" = 'REQUESTED';--> statement-breakpoint
CREATE INDEX "pay_bills_payee" ON "pay_bills" USING btree ("merchant","payee","kind","to_day");--> statement-breakpoint
CREATE INDEX "pay_bills_upline" ON "pay_bills" USING btree ("merchant","upline","kind","to_day");--> statement-breakpoint
CREATE INDEX "pay_bills_issued" ON "pay_bills" USING btree ("merchant","kind","period","turn") WHERE "pay_bills"."state" = 'ISSUED';--> statement-breakpoint
CREATE INDEX "pay_bills_short" ON "pay_bills" USING btree ("merchant","issued_at") WHERE "pay_bills"."state" in ('INSUFFICIENT', 'PART_COLLECTED', 'EXPIRED');--> statement-breakpoint
CREATE INDEX "pay_holds_open" ON "pay_holds" USING btree ("merchant","member") WHERE "pay_holds"."until" is null;--> statement-breakpoint
CREATE INDEX "pay_periods_open" ON "pay_periods" USING btree ("merchant","due_at") WHERE "pay_periods"."state" <> 'PAID';
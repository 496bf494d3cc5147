CREATE TABLE "agent_rebates" (
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"agent" text NOT NULL,
	"category" text NOT NULL,
	"source" text NOT NULL,
	"rate" integer NOT NULL,
	"valid_bet" bigint NOT NULL,
	"gross" bigint NOT NULL,
	"carry_in" bigint NOT NULL,
	"carry_out" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"paid_at" timestamp with time zone,
	CONSTRAINT "agent_rebates_merchant_day_agent_category_source_pk" PRIMARY KEY("merchant","day","agent","category","source")
);
--> statement-breakpoint
CREATE TABLE "rebate_days" (
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "rebate_days_merchant_day_pk" PRIMARY KEY("merchant","day")
);
--> statement-breakpoint
CREATE INDEX "agent_rebates_agent" ON "agent_rebates" USING btree ("merchant","agent","category","source","day");--> statement-breakpoint
CREATE INDEX "agent_rebates_carried" ON "agent_rebates" USING btree ("merchant","day") WHERE "agent_rebates"."carry_out" < 0;--> statement-breakpoint
CREATE INDEX "agent_rebates_unpaid" ON "agent_rebates" USING btree ("merchant","day","agent","category","source") WHERE "agent_rebates"."paid_at" is null;--> statement-breakpoint
CREATE INDEX "rebate_days_open" ON "rebate_days" USING btree ("merchant","day") WHERE "rebate_days"."state" <> 'PAID';
CREATE TABLE "work_runs" (
	"merchant" text NOT NULL,
	"kind" text NOT NULL,
	"slot" text NOT NULL,
	"state" text NOT NULL,
	"due_at" timestamp with time zone,
	"since" timestamp with time zone,
	"until" timestamp with time zone,
	"attempt" integer DEFAULT 0 NOT NULL,
	"fence" bigint DEFAULT 0 NOT NULL,
	"owner" text,
	"heartbeat_at" timestamp with time zone,
	"done_at" timestamp with time zone,
	"is_wanted" boolean DEFAULT false NOT NULL,
	"error" text,
	CONSTRAINT "work_runs_merchant_kind_slot_pk" PRIMARY KEY("merchant","kind","slot")
);
--> statement-breakpoint
CREATE INDEX "work_runs_due" ON "work_runs" USING btree ("due_at") WHERE "work_runs"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "outgoing_waiting" ON "outgoing" USING btree ("due_at") WHERE "outgoing"."sent_at" is null;--> statement-breakpoint
CREATE INDEX "purse_moves_created" ON "purse_moves" USING btree ("merchant","created_at");--> statement-breakpoint
CREATE INDEX "vendor_purses_filled" ON "vendor_purses" USING btree ("merchant") WHERE "vendor_purses"."told_balance" > 0;
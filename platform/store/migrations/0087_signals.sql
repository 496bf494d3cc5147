CREATE TABLE "limit_refusals" (
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"member" text NOT NULL,
	"kind" text NOT NULL,
	"times" integer NOT NULL,
	"last_at" timestamp with time zone NOT NULL,
	CONSTRAINT "limit_refusals_merchant_day_member_kind_pk" PRIMARY KEY("merchant","day","member","kind")
);
--> statement-breakpoint
CREATE TABLE "play_signals" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member" text NOT NULL,
	"rule" text NOT NULL,
	"day" date NOT NULL,
	"evidence" jsonb NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"closed_for" text,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "play_signals_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "signal_contacts" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"signal" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff" text NOT NULL,
	"way" text NOT NULL,
	"note" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "signal_contacts_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "play_limits" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "play_signals" ADD CONSTRAINT "play_signals_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "limit_refusals_last" ON "limit_refusals" USING btree ("merchant","last_at");--> statement-breakpoint
CREATE UNIQUE INDEX "play_signals_once" ON "play_signals" USING btree ("merchant","member","rule","day");--> statement-breakpoint
CREATE INDEX "play_signals_state" ON "play_signals" USING btree ("merchant","state","found_at");--> statement-breakpoint
CREATE INDEX "play_signals_expiry" ON "play_signals" USING btree ("merchant","expires_at");--> statement-breakpoint
CREATE INDEX "signal_contacts_signal" ON "signal_contacts" USING btree ("merchant","signal","at");--> statement-breakpoint
CREATE INDEX "signal_contacts_expiry" ON "signal_contacts" USING btree ("merchant","expires_at");
CREATE TABLE "envelope_slots" (
	"merchant" text NOT NULL,
	"day" text NOT NULL,
	"slot" text NOT NULL,
	"pool" bigint NOT NULL,
	"count" integer NOT NULL,
	"least" bigint NOT NULL,
	"most" bigint NOT NULL,
	"wagering" integer NOT NULL,
	"config_version" integer NOT NULL,
	"rest" bigint NOT NULL,
	"left" integer NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "envelope_slots_merchant_day_slot_pk" PRIMARY KEY("merchant","day","slot"),
	CONSTRAINT "envelope_slots_left" CHECK ("envelope_slots"."left" between 0 and "envelope_slots"."count"),
	CONSTRAINT "envelope_slots_rest" CHECK ("envelope_slots"."rest" between "envelope_slots"."left" * "envelope_slots"."least" and "envelope_slots"."left" * "envelope_slots"."most")
);
--> statement-breakpoint
CREATE TABLE "envelopes" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"day" text NOT NULL,
	"slot" text NOT NULL,
	"member" text NOT NULL,
	"nonce" integer NOT NULL,
	"client_seed" text NOT NULL,
	"rest" bigint NOT NULL,
	"left" integer NOT NULL,
	"number" integer NOT NULL,
	"amount" bigint NOT NULL,
	"multiple" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "envelopes_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "envelopes" ADD CONSTRAINT "envelopes_merchant_day_slot_envelope_slots_merchant_day_slot_fk" FOREIGN KEY ("merchant","day","slot") REFERENCES "public"."envelope_slots"("merchant","day","slot") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "envelopes_place" ON "envelopes" USING btree ("merchant","day","slot","left");--> statement-breakpoint
CREATE UNIQUE INDEX "envelopes_nonce" ON "envelopes" USING btree ("merchant","member","day","nonce");--> statement-breakpoint
CREATE UNIQUE INDEX "envelopes_key" ON "envelopes" USING btree ("merchant","member","idempotency_key");--> statement-breakpoint
CREATE INDEX "envelopes_recent" ON "envelopes" USING btree ("merchant","member","created_at");
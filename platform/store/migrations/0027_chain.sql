CREATE TABLE "chain_addresses" (
	"merchant" text NOT NULL,
	"address" text NOT NULL,
	"chain" text NOT NULL,
	"member_id" text,
	"watched_until" timestamp with time zone,
	"read_at" timestamp with time zone,
	"read_until" timestamp with time zone,
	CONSTRAINT "chain_addresses_merchant_address_pk" PRIMARY KEY("merchant","address")
);
--> statement-breakpoint
CREATE TABLE "chain_arrivals" (
	"merchant" text NOT NULL,
	"tx_id" text NOT NULL,
	"event_index" integer NOT NULL,
	"address" text NOT NULL,
	"sender" text NOT NULL,
	"usdt" bigint NOT NULL,
	"block" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"confirmations" integer NOT NULL,
	"state" text NOT NULL,
	"rate" bigint,
	"credited" bigint,
	"deposit_id" text,
	CONSTRAINT "chain_arrivals_merchant_tx_id_event_index_pk" PRIMARY KEY("merchant","tx_id","event_index")
);
--> statement-breakpoint
ALTER TABLE "chain_addresses" ADD CONSTRAINT "chain_addresses_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_addresses" ADD CONSTRAINT "chain_addresses_merchant_member_id_members_merchant_id_fk" FOREIGN KEY ("merchant","member_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_arrivals" ADD CONSTRAINT "chain_arrivals_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "chain_arrivals" ADD CONSTRAINT "chain_arrivals_merchant_address_chain_addresses_merchant_address_fk" FOREIGN KEY ("merchant","address") REFERENCES "public"."chain_addresses"("merchant","address") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "chain_addresses_address" ON "chain_addresses" USING btree ("address");--> statement-breakpoint
CREATE UNIQUE INDEX "chain_addresses_member" ON "chain_addresses" USING btree ("merchant","chain","member_id");--> statement-breakpoint
CREATE INDEX "chain_addresses_read" ON "chain_addresses" USING btree ("merchant","chain","read_at") WHERE "chain_addresses"."member_id" is not null;--> statement-breakpoint
CREATE INDEX "chain_arrivals_address" ON "chain_arrivals" USING btree ("merchant","address","at" DESC NULLS LAST);
CREATE TABLE "raffle_numbers" (
	"merchant" text NOT NULL,
	"raffle" text NOT NULL,
	"number" integer NOT NULL,
	"member" text NOT NULL,
	"ticket" integer NOT NULL,
	"client_seed" text NOT NULL,
	"place" integer,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "raffle_numbers_merchant_raffle_number_pk" PRIMARY KEY("merchant","raffle","number")
);
--> statement-breakpoint
CREATE TABLE "raffles" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"terms" jsonb NOT NULL,
	"config_version" integer NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"commitment" text NOT NULL,
	"seed" text NOT NULL,
	"count" integer NOT NULL,
	"taken" integer NOT NULL,
	"digest" text,
	"drawn_at" timestamp with time zone,
	CONSTRAINT "raffles_merchant_id_pk" PRIMARY KEY("merchant","id"),
	CONSTRAINT "raffles_taken" CHECK ("raffles"."taken" between 0 and "raffles"."count")
);
--> statement-breakpoint
ALTER TABLE "raffle_numbers" ADD CONSTRAINT "raffle_numbers_merchant_raffle_raffles_merchant_id_fk" FOREIGN KEY ("merchant","raffle") REFERENCES "public"."raffles"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "raffle_numbers" ADD CONSTRAINT "raffle_numbers_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "raffle_numbers_ticket" ON "raffle_numbers" USING btree ("merchant","raffle","member","ticket");--> statement-breakpoint
CREATE UNIQUE INDEX "raffle_numbers_place" ON "raffle_numbers" USING btree ("merchant","raffle","place") WHERE "raffle_numbers"."place" is not null;--> statement-breakpoint
CREATE INDEX "raffle_numbers_key" ON "raffle_numbers" USING btree ("merchant","member","idempotency_key");--> statement-breakpoint
CREATE INDEX "raffles_ends" ON "raffles" USING btree ("merchant","ends_at");
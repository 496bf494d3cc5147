CREATE TABLE "draw_days" (
	"merchant" text NOT NULL,
	"draw" text NOT NULL,
	"day" text NOT NULL,
	"commitment" text NOT NULL,
	"seed" text NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draw_days_merchant_draw_day_pk" PRIMARY KEY("merchant","draw","day")
);
--> statement-breakpoint
CREATE TABLE "draw_given" (
	"merchant" text NOT NULL,
	"draw" text NOT NULL,
	"prize" text NOT NULL,
	"day" text NOT NULL,
	"given" integer NOT NULL,
	CONSTRAINT "draw_given_merchant_draw_prize_day_pk" PRIMARY KEY("merchant","draw","prize","day")
);
--> statement-breakpoint
CREATE TABLE "draw_plays" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"draw" text NOT NULL,
	"day" text NOT NULL,
	"member" text NOT NULL,
	"ticket" text NOT NULL,
	"nonce" integer NOT NULL,
	"client_seed" text NOT NULL,
	"number" integer NOT NULL,
	"drawn" text NOT NULL,
	"prize" text NOT NULL,
	"cash" bigint NOT NULL,
	"points" integer NOT NULL,
	"config_version" integer NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "draw_plays_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "draw_plays" ADD CONSTRAINT "draw_plays_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "draw_plays_ticket" ON "draw_plays" USING btree ("merchant","member","draw","ticket");--> statement-breakpoint
CREATE UNIQUE INDEX "draw_plays_nonce" ON "draw_plays" USING btree ("merchant","member","draw","day","nonce");--> statement-breakpoint
CREATE UNIQUE INDEX "draw_plays_key" ON "draw_plays" USING btree ("merchant","member","idempotency_key");--> statement-breakpoint
CREATE INDEX "draw_plays_recent" ON "draw_plays" USING btree ("merchant","member","created_at");
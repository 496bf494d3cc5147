CREATE TABLE "funds_requests" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member" text NOT NULL,
	"state" text NOT NULL,
	"sum" bigint NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"source" text,
	"income" text,
	"words" text,
	"answered_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"reason" text,
	"note" text,
	"valid_until" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "funds_requests_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE TABLE "watch_checks" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"version" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "watch_checks_merchant_member_pk" PRIMARY KEY("merchant","member")
);
--> statement-breakpoint
CREATE TABLE "watch_hits" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"member" text NOT NULL,
	"list" text NOT NULL,
	"entry" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"found_at" timestamp with time zone NOT NULL,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	"note" text,
	CONSTRAINT "watch_hits_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "play_guards" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "play_guards" ADD COLUMN "leaving_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "funds_requests" ADD CONSTRAINT "funds_requests_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_checks" ADD CONSTRAINT "watch_checks_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "watch_hits" ADD CONSTRAINT "watch_hits_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "funds_requests_open" ON "funds_requests" USING btree ("merchant","member") WHERE "funds_requests"."state" in ('ASKED', 'ANSWERED');--> statement-breakpoint
CREATE INDEX "funds_requests_member" ON "funds_requests" USING btree ("merchant","member","asked_at");--> statement-breakpoint
CREATE INDEX "funds_requests_state" ON "funds_requests" USING btree ("merchant","state","asked_at");--> statement-breakpoint
CREATE INDEX "funds_requests_expiry" ON "funds_requests" USING btree ("merchant","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "watch_hits_once" ON "watch_hits" USING btree ("merchant","member","list","entry","kind");--> statement-breakpoint
CREATE INDEX "watch_hits_state" ON "watch_hits" USING btree ("merchant","state","found_at");
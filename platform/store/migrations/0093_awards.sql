CREATE TABLE "awards" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"rule" text NOT NULL,
	"member" text NOT NULL,
	"period" text NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	"points" integer NOT NULL,
	"multiple" integer NOT NULL,
	"state" text DEFAULT 'REACHED' NOT NULL,
	"config_version" integer NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"issued_at" timestamp with time zone,
	"issued_by" text DEFAULT '' NOT NULL,
	"taken_back_at" timestamp with time zone,
	CONSTRAINT "awards_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "awards" ADD CONSTRAINT "awards_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "awards_once" ON "awards" USING btree ("merchant","rule","member","period");--> statement-breakpoint
CREATE INDEX "awards_reached" ON "awards" USING btree ("merchant","member") WHERE "awards"."state" = 'REACHED';--> statement-breakpoint
CREATE INDEX "awards_member" ON "awards" USING btree ("merchant","member","reached_at" DESC NULLS LAST);
CREATE TABLE "member_transfers" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"reference" text NOT NULL,
	"from_member" text NOT NULL,
	"to_member" text NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_transfers_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "parent_id" text;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "transfers_blocked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_transfers" ADD CONSTRAINT "member_transfers_merchant_from_member_members_merchant_id_fk" FOREIGN KEY ("merchant","from_member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_transfers" ADD CONSTRAINT "member_transfers_merchant_to_member_members_merchant_id_fk" FOREIGN KEY ("merchant","to_member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "member_transfers_key" ON "member_transfers" USING btree ("merchant","from_member","idempotency_key");--> statement-breakpoint
CREATE UNIQUE INDEX "member_transfers_reference" ON "member_transfers" USING btree ("merchant","reference");--> statement-breakpoint
CREATE INDEX "member_transfers_from" ON "member_transfers" USING btree ("merchant","from_member","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "member_transfers_to" ON "member_transfers" USING btree ("merchant","to_member","created_at" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "members" ADD CONSTRAINT "members_merchant_parent_id_members_merchant_id_fk" FOREIGN KEY ("merchant","parent_id") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_parent" ON "members" USING btree ("merchant","parent_id") WHERE "members"."parent_id" is not null;
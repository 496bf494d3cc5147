CREATE TABLE "bonus_days" (
	"merchant" text NOT NULL,
	"day" date NOT NULL,
	"scope" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "bonus_days_merchant_day_scope_pk" PRIMARY KEY("merchant","day","scope")
);
--> statement-breakpoint
CREATE TABLE "vendor_players" (
	"merchant" text NOT NULL,
	"vendor" text NOT NULL,
	"member" text NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_players_merchant_member_vendor_pk" PRIMARY KEY("merchant","member","vendor")
);
--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "max_multiple" integer;--> statement-breakpoint
ALTER TABLE "vendor_players" ADD CONSTRAINT "vendor_players_merchant_member_members_merchant_id_fk" FOREIGN KEY ("merchant","member") REFERENCES "public"."members"("merchant","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_players" ADD CONSTRAINT "vendor_players_merchant_vendor_vendors_merchant_code_fk" FOREIGN KEY ("merchant","vendor") REFERENCES "public"."vendors"("merchant","code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
INSERT INTO "vendor_players" ("merchant", "vendor", "member", "since")
SELECT merchant, vendor, member, min(created_at) FROM vendor_sessions GROUP BY 1, 2, 3
ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO "vendor_players" ("merchant", "vendor", "member", "since")
SELECT merchant, vendor, member_id, min(created_at) FROM vendor_purses GROUP BY 1, 2, 3
ON CONFLICT DO NOTHING;

CREATE TABLE "register_checks" (
	"merchant" text NOT NULL,
	"member" text NOT NULL,
	"register" text NOT NULL,
	"is_listed" boolean NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	CONSTRAINT "register_checks_merchant_member_register_pk" PRIMARY KEY("merchant","member","register")
);
--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "identity_asked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "register_checks" ADD CONSTRAINT "register_checks_merchant_merchants_code_fk" FOREIGN KEY ("merchant") REFERENCES "public"."merchants"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "members_erase" ON "members" USING btree ("merchant","erase_at") WHERE "members"."erase_at" is not null;
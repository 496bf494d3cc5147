ALTER TABLE "members" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "erase_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "members" ADD COLUMN "identity_asked_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "members_erase" ON "members" USING btree ("merchant","erase_at") WHERE "members"."erase_at" is not null;
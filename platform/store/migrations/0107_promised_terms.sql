ALTER TABLE "awards" ADD COLUMN "cost" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "mission_parts" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "mission_parts" ADD COLUMN "cost" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
-- What was begun before keeps its cost of then, the cash, so its budget still pays it.
UPDATE "awards" SET "cost" = "amount" WHERE "campaign" IS NOT NULL;--> statement-breakpoint
UPDATE "mission_parts" p SET "cost" = m."reward" FROM "missions" m
WHERE m."merchant" = p."merchant" AND m."id" = p."mission" AND p."campaign" IS NOT NULL AND p."state" = 'JOINED';

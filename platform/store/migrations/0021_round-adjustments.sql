ALTER TABLE "rounds" ADD COLUMN "adjusts" text;--> statement-breakpoint
ALTER TABLE "rounds" ADD COLUMN "flag" text;--> statement-breakpoint
CREATE INDEX "rounds_open" ON "rounds" USING btree ("merchant","opened_at") WHERE "rounds"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "rounds_settled" ON "rounds" USING brin ("settled_at");
ALTER TABLE "withdrawal_parts" ADD COLUMN "lost_by" text;--> statement-breakpoint
ALTER TABLE "withdrawal_parts" ADD COLUMN "lost_way" text;
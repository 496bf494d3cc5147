ALTER TABLE "outgoing" DROP COLUMN "recipient";--> statement-breakpoint
ALTER TABLE "outgoing" DROP COLUMN "subject";--> statement-breakpoint
ALTER TABLE "outgoing" DROP COLUMN "text";--> statement-breakpoint
ALTER TABLE "outgoing" DROP COLUMN "html";
CREATE TABLE "team_export_parts" (
	"merchant" text NOT NULL,
	"export_id" text NOT NULL,
	"part" integer NOT NULL,
	"rows" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_export_parts_merchant_export_id_part_pk" PRIMARY KEY("merchant","export_id","part")
);
--> statement-breakpoint
CREATE TABLE "team_exports" (
	"merchant" text NOT NULL,
	"id" text NOT NULL,
	"agent" text NOT NULL,
	"list" text NOT NULL,
	"asked" text NOT NULL,
	"language" text NOT NULL,
	"state" text NOT NULL,
	"fault" text,
	"after" text,
	"parts" integer DEFAULT 0 NOT NULL,
	"lines" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"made_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "team_exports_merchant_id_pk" PRIMARY KEY("merchant","id")
);
--> statement-breakpoint
CREATE INDEX "team_export_parts_expiry" ON "team_export_parts" USING btree ("merchant","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "team_exports_same" ON "team_exports" USING btree ("merchant","agent","list","language","asked") WHERE "team_exports"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "team_exports_agent" ON "team_exports" USING btree ("merchant","agent","asked_at");--> statement-breakpoint
CREATE INDEX "team_exports_due" ON "team_exports" USING btree ("merchant","due_at") WHERE "team_exports"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "team_exports_expiry" ON "team_exports" USING btree ("merchant","expires_at");
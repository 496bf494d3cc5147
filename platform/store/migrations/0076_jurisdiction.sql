ALTER TABLE "merchants" ADD COLUMN "jurisdiction" text;--> statement-breakpoint
-- Until now a setting told vendors of it, as "MX" or "ES-DGOJ".
UPDATE "merchants" SET "jurisdiction" = CASE WHEN "is_demonstration" THEN 'demo'
  ELSE substring("settings" ->> 'jurisdiction' from '^(MX|PE|ES|CO|GB|MT|BR|CL|AR|CW)(?:-|$)') END;

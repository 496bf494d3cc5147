ALTER TABLE "games" ADD COLUMN "names" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "other_names" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "games" DROP COLUMN "search_name";--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "search_name" text GENERATED ALWAYS AS (lower(translate(name || other_names, 'ÁÀÂÄÃáàâäãÉÈÊËéèêëÍÌÎÏíìîïÓÒÔÖÕóòôöõÚÙÛÜúùûüÑñÇç',
  'AAAAAaaaaaEEEEeeeeIIIIiiiiOOOOOoooooUUUUuuuuNnCc'))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "games_by_name" ON "games" USING btree ("merchant","search_name","code");--> statement-breakpoint
CREATE INDEX "games_counted" ON "games" USING btree ("merchant","game_type","vendor","min_line_num","min_bet","game_classify","search_name") WHERE "games"."is_enabled";--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "games" ADD COLUMN "is_switched_on" boolean DEFAULT true NOT NULL;--> statement-breakpoint
UPDATE "games" SET "is_switched_on" = false WHERE NOT "is_enabled";--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "frame_origins" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "picture_origins" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "bet_max" bigint;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "bonus_per_call" bigint;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "bonus_per_day" bigint;--> statement-breakpoint
ALTER TABLE "launch_tokens" ADD COLUMN "refusal" text;

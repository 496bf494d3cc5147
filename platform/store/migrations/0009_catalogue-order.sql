DROP INDEX "games_popularity";--> statement-breakpoint
DROP INDEX "games_vendor";--> statement-breakpoint
CREATE INDEX "games_by_popularity" ON "games" USING btree ("merchant","state" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"code");--> statement-breakpoint
CREATE INDEX "games_of_type_by_popularity" ON "games" USING btree ("merchant","game_type","state" DESC NULLS FIRST,"popularity" DESC NULLS FIRST,"code");--> statement-breakpoint
CREATE INDEX "games_of_vendor" ON "games" USING btree ("merchant","vendor","game_classify");--> statement-breakpoint
CREATE INDEX "games_by_name" ON "games" USING btree ("merchant","search_name","code");
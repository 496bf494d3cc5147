CREATE INDEX "day_news_day" ON "day_news" USING btree ("merchant","day","at");--> statement-breakpoint
CREATE INDEX "sessions_seen" ON "sessions" USING btree ("merchant","last_seen_at");
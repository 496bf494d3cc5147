DROP FUNCTION IF EXISTS guard_begins(timestamptz, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS guard_gap(timestamptz, timestamptz, timestamptz);--> statement-breakpoint
DROP FUNCTION IF EXISTS point_earner(text, text, timestamptz);

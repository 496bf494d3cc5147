DROP FUNCTION IF EXISTS guard_play_bets(text, text[], bigint[], bigint[], bigint[], timestamptz);

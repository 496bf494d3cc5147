DROP FUNCTION IF EXISTS guard_play_bets(text, tid[], bigint[], bigint[], bigint[], timestamptz);

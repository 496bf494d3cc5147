-- Adds unread rows of the feed to sittings. A round joins a sitting that ended less than thirty
-- minutes before its bet, and may join two to one, so the order of reading does not matter. The
-- caller has locked the consumer's marks and moves them in the same transaction.
CREATE OR REPLACE FUNCTION sitting_fold(
  p_merchant text, p_shards integer[], p_firsts bigint[], p_lasts bigint[]
) RETURNS void LANGUAGE sql AS $$
  WITH fed AS MATERIALIZED (
    SELECT f.member, f.game, greatest(f.opened_at, f.settled_at - interval '30 minutes') AS started_at,
      f.settled_at AS last_at, 1::bigint AS rounds, f.stake, f.payout, f.valid_bet
    FROM unnest(p_shards, p_firsts, p_lasts) s (shard, first, last)
    JOIN round_feed f ON f.merchant = p_merchant AND f.shard = s.shard
      AND f.number BETWEEN s.first AND s.last
    WHERE f.kind = 'CLOSED'
  ), near AS (
    DELETE FROM sittings s
    USING (SELECT member, game, min(started_at) AS since, max(last_at) AS until
      FROM fed GROUP BY 1, 2) p
    WHERE s.merchant = p_merchant AND s.member = p.member AND s.game = p.game
      AND s.last_at > p.since - interval '30 minutes'
      AND s.started_at < p.until + interval '30 minutes'
    RETURNING s.member, s.game, s.started_at, s.last_at, s.rounds, s.stake, s.payout, s.valid_bet
  ), part AS (
    SELECT b.*, coalesce(started_at >= max(last_at) OVER (
        PARTITION BY member, game ORDER BY started_at, last_at
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) + interval '30 minutes', true) AS begins
    FROM (SELECT * FROM fed UNION ALL SELECT * FROM near) b
  ), placed AS (
    SELECT part.*, count(*) FILTER (WHERE begins) OVER (
      PARTITION BY member, game ORDER BY started_at, last_at, begins DESC) AS sitting
    FROM part
  )
  INSERT INTO sittings (merchant, member, game, started_at, last_at, rounds, stake, payout, valid_bet)
  SELECT p_merchant, member, game, min(started_at), max(last_at), sum(rounds), sum(stake),
    sum(payout), sum(valid_bet)
  FROM placed GROUP BY member, game, sitting
$$;

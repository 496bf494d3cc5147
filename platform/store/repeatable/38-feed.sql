-- The rows of the feed that a consumer has not read yet, read in the statement's own snapshot. With
-- a consumer's facts they are the present.
CREATE OR REPLACE FUNCTION feed_unread(p_merchant text, p_consumer text) RETURNS SETOF round_feed
LANGUAGE sql STABLE AS $$
  SELECT f.* FROM ledger_accounts a
  LEFT JOIN feed_marks m ON m.merchant = a.merchant AND m.consumer = p_consumer
  JOIN round_feed f ON f.merchant = a.merchant AND f.shard = a.shard
    AND f.number > coalesce(m.marks[a.shard + 1], 0)
  WHERE a.merchant = p_merchant AND a.owner = 'house' AND a.kind = 'game'
    AND a.feed_count > coalesce(m.marks[a.shard + 1], 0)
$$;

CREATE OR REPLACE FUNCTION quarter_of(p_at timestamptz) RETURNS timestamptz
LANGUAGE sql IMMUTABLE AS $$
  SELECT date_bin('15 minutes', p_at, timestamptz '2000-01-01 00:00:00+00')
$$;

-- Adds unread rows of the feed to the facts. The caller has locked the consumer's marks and moves
-- them in the same transaction. A void round is no play; an adjustment adds no round.
CREATE OR REPLACE FUNCTION feed_fold(
  p_merchant text, p_shards integer[], p_firsts bigint[], p_lasts bigint[]
) RETURNS void LANGUAGE sql AS $$
  WITH fed AS MATERIALIZED (
    SELECT f.*, (f.kind = 'CLOSED')::int AS one
    FROM unnest(p_shards, p_firsts, p_lasts) s (shard, first, last)
    JOIN round_feed f ON f.merchant = p_merchant AND f.shard = s.shard
      AND f.number BETWEEN s.first AND s.last
    WHERE f.kind <> 'VOID'
  ), played AS (
    INSERT INTO member_play AS p (merchant, member, quarter, game_type, rounds, stake, payout,
      valid_bet)
    SELECT p_merchant, member, quarter_of(settled_at), game_type, sum(one), sum(stake), sum(payout),
      sum(valid_bet)
    FROM fed GROUP BY 2, 3, 4
    ON CONFLICT (merchant, member, quarter, game_type) DO UPDATE SET
      rounds = p.rounds + excluded.rounds, stake = p.stake + excluded.stake,
      payout = p.payout + excluded.payout, valid_bet = p.valid_bet + excluded.valid_bet
  ), summed AS (
    INSERT INTO member_totals AS t (merchant, member, rounds, stake, payout, valid_bet)
    SELECT p_merchant, member, sum(one), sum(stake), sum(payout), sum(valid_bet)
    FROM fed GROUP BY 2
    ON CONFLICT (merchant, member) DO UPDATE SET
      rounds = t.rounds + excluded.rounds, stake = t.stake + excluded.stake,
      payout = t.payout + excluded.payout, valid_bet = t.valid_bet + excluded.valid_bet
  ), games AS (
    INSERT INTO game_play AS g (merchant, day, game, rounds, stake, payout, won)
    SELECT p_merchant, (settled_at AT TIME ZONE 'UTC')::date, game, sum(one), sum(stake),
      sum(payout), coalesce(sum(payout) FILTER (WHERE payout > stake), 0)
    FROM fed GROUP BY 2, 3
    ON CONFLICT (merchant, day, game) DO UPDATE SET
      rounds = g.rounds + excluded.rounds, stake = g.stake + excluded.stake,
      payout = g.payout + excluded.payout, won = g.won + excluded.won
  )
  INSERT INTO top_wins (merchant, hour, game_type, shard, number, member, game, stake, payout,
    settled_at)
  SELECT p_merchant, date_trunc('hour', settled_at, 'UTC'), game_type, shard, number, member, game,
    stake, payout, settled_at
  FROM fed WHERE one = 1 AND stake > 0 AND payout > stake;

  -- Of each hour and game type the fifty biggest stay.
  DELETE FROM top_wins w USING (
    SELECT hour, game_type, shard, number, row_number() OVER (
      PARTITION BY hour, game_type ORDER BY payout DESC, settled_at DESC, shard, number) AS place
    FROM top_wins WHERE merchant = p_merchant AND (hour, game_type) IN (
      SELECT DISTINCT date_trunc('hour', f.settled_at, 'UTC'), f.game_type
      FROM unnest(p_shards, p_firsts, p_lasts) s (shard, first, last)
      JOIN round_feed f ON f.merchant = p_merchant AND f.shard = s.shard
        AND f.number BETWEEN s.first AND s.last
      WHERE f.kind = 'CLOSED' AND f.payout > f.stake)
  ) r WHERE w.merchant = p_merchant AND (w.hour, w.game_type, w.shard, w.number)
    = (r.hour, r.game_type, r.shard, r.number) AND r.place > 50
$$;

-- A member's play in the quarters that begin from p_from, and before p_to: the facts and what they
-- have not read yet.
CREATE OR REPLACE FUNCTION member_played(
  p_merchant text, p_member text, p_from timestamptz, p_to timestamptz
) RETURNS TABLE (
  quarter timestamptz, game_type text, rounds bigint, stake bigint, payout bigint, valid_bet bigint
) LANGUAGE sql STABLE AS $$
  SELECT p.quarter, p.game_type, p.rounds, p.stake, p.payout, p.valid_bet FROM member_play p
  WHERE p.merchant = p_merchant AND p.member = p_member AND p.quarter >= p_from
    AND p.quarter < p_to
  UNION ALL
  SELECT quarter_of(f.settled_at), f.game_type, (f.kind = 'CLOSED')::int, f.stake, f.payout,
    f.valid_bet
  FROM feed_unread(p_merchant, 'facts') f
  WHERE f.member = p_member AND f.kind <> 'VOID' AND quarter_of(f.settled_at) >= p_from
    AND quarter_of(f.settled_at) < p_to
$$;

-- A member's valid bet since ever: the facts and what they have not read yet.
CREATE OR REPLACE FUNCTION member_valid_bet(p_merchant text, p_member text) RETURNS bigint
LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT valid_bet FROM member_totals
      WHERE merchant = p_merchant AND member = p_member), 0)
    + coalesce((SELECT sum(valid_bet) FROM feed_unread(p_merchant, 'facts')
      WHERE member = p_member AND kind <> 'VOID'), 0)::bigint
$$;

-- The rounds of each game and day from p_from on: the facts and what they have not read yet.
CREATE OR REPLACE FUNCTION game_played(p_merchant text, p_from date) RETURNS TABLE (
  game text, rounds bigint, won bigint
) LANGUAGE sql STABLE AS $$
  SELECT g.game, g.rounds, g.won FROM game_play g
  WHERE g.merchant = p_merchant AND g.day >= p_from
  UNION ALL
  SELECT f.game, (f.kind = 'CLOSED')::int, CASE WHEN f.payout > f.stake THEN f.payout ELSE 0 END
  FROM feed_unread(p_merchant, 'facts') f
  WHERE f.kind <> 'VOID' AND (f.settled_at AT TIME ZONE 'UTC')::date >= p_from
$$;

-- Rounds that paid more than their stake, settled after p_from. Of each hour and game type that the
-- facts have read these are the fifty biggest.
CREATE OR REPLACE FUNCTION recent_wins(p_merchant text, p_from timestamptz) RETURNS TABLE (
  member text, game text, stake bigint, payout bigint, settled_at timestamptz
) LANGUAGE sql STABLE AS $$
  SELECT w.member, w.game, w.stake, w.payout, w.settled_at FROM top_wins w
  WHERE w.merchant = p_merchant AND w.hour >= date_trunc('hour', p_from, 'UTC')
    AND w.settled_at > p_from
  UNION ALL
  SELECT f.member, f.game, f.stake, f.payout, f.settled_at FROM feed_unread(p_merchant, 'facts') f
  WHERE f.kind = 'CLOSED' AND f.stake > 0 AND f.payout > f.stake AND f.settled_at > p_from
$$;

-- The facts that differ from the feed up to the consumer's marks, each named by its table and key.
CREATE OR REPLACE FUNCTION fact_problems(p_merchant text)
RETURNS TABLE (problem text, subject text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH fed AS MATERIALIZED (
    SELECT f.* FROM round_feed f
    LEFT JOIN feed_marks m ON m.merchant = p_merchant AND m.consumer = 'facts'
    WHERE f.merchant = p_merchant AND f.kind <> 'VOID'
      AND f.number <= coalesce(m.marks[f.shard + 1], 0)
  )
  SELECT 'FACTS_DIFFER', 'member_play ' || member || ' ' || quarter || ' ' || game_type FROM (
    SELECT member, quarter_of(settled_at) AS quarter, game_type,
      count(*) FILTER (WHERE kind = 'CLOSED') AS rounds, sum(stake) AS stake,
      sum(payout) AS payout, sum(valid_bet) AS valid_bet
    FROM fed GROUP BY 1, 2, 3
  ) f FULL JOIN (SELECT * FROM member_play WHERE merchant = p_merchant) p
    USING (member, quarter, game_type)
  WHERE (p.rounds, p.stake, p.payout, p.valid_bet)
    IS DISTINCT FROM (f.rounds, f.stake, f.payout, f.valid_bet)
  UNION ALL
  SELECT 'FACTS_DIFFER', 'member_totals ' || member FROM (
    SELECT member, count(*) FILTER (WHERE kind = 'CLOSED') AS rounds, sum(stake) AS stake,
      sum(payout) AS payout, sum(valid_bet) AS valid_bet
    FROM fed GROUP BY 1
  ) f FULL JOIN (SELECT * FROM member_totals WHERE merchant = p_merchant) t USING (member)
  WHERE (t.rounds, t.stake, t.payout, t.valid_bet)
    IS DISTINCT FROM (f.rounds, f.stake, f.payout, f.valid_bet)
  UNION ALL
  SELECT 'FACTS_DIFFER', 'game_play ' || day || ' ' || game FROM (
    SELECT (settled_at AT TIME ZONE 'UTC')::date AS day, game,
      count(*) FILTER (WHERE kind = 'CLOSED') AS rounds, sum(stake) AS stake,
      sum(payout) AS payout, coalesce(sum(payout) FILTER (WHERE payout > stake), 0) AS won
    FROM fed GROUP BY 1, 2
  ) f FULL JOIN (SELECT * FROM game_play WHERE merchant = p_merchant) g USING (day, game)
  WHERE (g.rounds, g.stake, g.payout, g.won) IS DISTINCT FROM (f.rounds, f.stake, f.payout, f.won)
  UNION ALL
  SELECT 'FACTS_DIFFER', 'top_wins ' || shard || '/' || number FROM (
    SELECT shard, number, date_trunc('hour', settled_at, 'UTC') AS hour, game_type, payout
    FROM (SELECT *, row_number() OVER (
        PARTITION BY date_trunc('hour', settled_at, 'UTC'), game_type
        ORDER BY payout DESC, settled_at DESC, shard, number) AS place
      FROM fed WHERE kind = 'CLOSED' AND stake > 0 AND payout > stake) c
    WHERE place <= 50
  ) f FULL JOIN (SELECT * FROM top_wins WHERE merchant = p_merchant) w USING (shard, number)
  WHERE (w.hour, w.game_type) IS DISTINCT FROM (f.hour, f.game_type)
$$;

-- The lottery's settled rounds among rows of the feed, each with the instant and the day of its own
-- settlement. The planner is told that they are many; else it joins them row by row.
CREATE OR REPLACE FUNCTION lottery_fed(
  p_merchant text, p_shards integer[], p_firsts bigint[], p_lasts bigint[]
) RETURNS TABLE (
  shard smallint, number bigint, vendor text, round_id text, member text, game text, stake bigint,
  settled_at timestamptz, at timestamptz, day date
) LANGUAGE plpgsql STABLE ROWS 10000 AS $$
BEGIN
  RETURN QUERY SELECT f.shard, f.number, f.vendor, f.round_id, f.member, f.game, f.valid_bet,
    f.settled_at, s.at, (s.at AT TIME ZONE z.zone)::date
  FROM unnest(p_shards, p_firsts, p_lasts) g (shard, first, last)
  JOIN round_feed f ON f.merchant = p_merchant AND f.shard = g.shard
    AND f.number BETWEEN g.first AND g.last
  CROSS JOIN (SELECT merchant_zone(p_merchant) AS zone OFFSET 0) z
  CROSS JOIN LATERAL (SELECT CASE f.kind WHEN 'ADJUST' THEN
      (SELECT r.settled_at FROM rounds r WHERE r.merchant = p_merchant AND r.vendor = f.vendor
        AND r.round_id = f.round_id)
    ELSE f.settled_at END AS at) s
  WHERE f.kind <> 'VOID' AND f.game_type IN ('LOTT', 'ELOTT') AND f.valid_bet <> 0;
END $$;

-- Adds a run's lines of lottery differences for rows of the feed (decision 076). Walking up from whoever
-- has bet, each agent gets its series less the highest below it, in parts of 2,000 of the stake that
-- counts. Rates and tree are those of the settlement. A correction is a line of its own, so that all
-- lines of a round are rounded down once. The caller has locked the consumer's marks.
CREATE OR REPLACE FUNCTION lottery_fold(
  p_merchant text, p_run integer, p_shards integer[], p_firsts bigint[], p_lasts bigint[]
) RETURNS void LANGUAGE sql AS $$
  WITH fed AS MATERIALIZED (
    SELECT * FROM lottery_fed(p_merchant, p_shards, p_firsts, p_lasts)
  ), path AS MATERIALIZED (
    -- The one directly above has the most above itself.
    SELECT d.member, d.day, a.ancestor,
      (SELECT count(*) FROM member_above(p_merchant, a.ancestor, d.day)) AS place
    FROM (SELECT DISTINCT member, day FROM fed) d
    CROSS JOIN LATERAL member_above(p_merchant, d.member, d.day) a
  ), rate AS MATERIALIZED (
    SELECT r.member, r.rate_bp, r.effective_from AS since, lead(r.effective_from)
      OVER (PARTITION BY r.member ORDER BY r.version) AS until
    FROM member_rates r WHERE r.merchant = p_merchant AND r.category = 'LOTT'
      AND r.member IN (SELECT member FROM fed UNION SELECT ancestor FROM path)
  ), line AS (
    SELECT f.*, p.ancestor AS agent, u.rate_bp AS series, greatest(coalesce(o.rate_bp, m.series),
      max(u.rate_bp) OVER (PARTITION BY f.shard, f.number ORDER BY p.place DESC
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)) AS below
    FROM fed f
    CROSS JOIN (SELECT lottery_series(settings, 'series') AS series FROM merchants
      WHERE code = p_merchant) m
    JOIN path p ON p.member = f.member AND p.day = f.day
    -- An agent without a series of its own gets nothing.
    JOIN rate u ON u.member = p.ancestor AND f.at >= u.since AND f.at < coalesce(u.until, 'infinity')
    LEFT JOIN rate o ON o.member = f.member AND f.at >= o.since
      AND f.at < coalesce(o.until, 'infinity')
  ), counted AS (
    -- What a round gave once it gives and takes back for good.
    SELECT l.shard, l.number, l.agent, l.vendor, l.round_id, l.member, l.game, l.stake,
      l.settled_at, s.series, s.below, coalesce(b.stake, 0) + coalesce(sum(l.stake) OVER (
        PARTITION BY l.agent, l.vendor, l.round_id ORDER BY l.shard, l.number
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) AS before
    FROM line l CROSS JOIN LATERAL (
      SELECT sum(k.stake) AS stake, min(k.series) AS series, min(k.below) AS below
      FROM lottery_lines k WHERE k.merchant = p_merchant AND k.agent = l.agent
        AND k.vendor = l.vendor AND k.round_id = l.round_id
    ) b CROSS JOIN LATERAL (
      SELECT coalesce(b.series, l.series) AS series, coalesce(b.below, l.below) AS below
    ) s
    WHERE s.series > s.below
  )
  INSERT INTO lottery_lines (merchant, agent, vendor, round_id, shard, number, run, member, game,
    series, below, stake, amount, settled_at)
  SELECT p_merchant, c.agent, c.vendor, c.round_id, c.shard, c.number, p_run, c.member, c.game,
    c.series, c.below, c.stake, floor((c.series - c.below) * (c.before + c.stake) / 2000)
      - floor((c.series - c.below) * c.before / 2000), c.settled_at
  FROM counted c
$$;

-- Adds up a run's lines by agent. What corrections took beyond a run's play is carried on.
CREATE OR REPLACE FUNCTION lottery_make(p_merchant text, p_run integer, p_now timestamptz)
RETURNS void LANGUAGE sql AS $$
  INSERT INTO lottery_differences (merchant, run, agent, stake, gross, carry_in, carry_out, amount,
    made_at, paid_at)
  SELECT p_merchant, p_run, l.agent, l.stake, l.gross, c.carry, least(l.gross + c.carry, 0),
    greatest(l.gross + c.carry, 0), p_now, CASE WHEN l.gross + c.carry <= 0 THEN p_now END
  FROM (
    SELECT agent, sum(stake) AS stake, sum(amount) AS gross FROM lottery_lines
    WHERE merchant = p_merchant AND run = p_run GROUP BY agent
  ) l CROSS JOIN LATERAL (
    SELECT coalesce((SELECT d.carry_out FROM lottery_differences d WHERE d.merchant = p_merchant
      AND d.agent = l.agent ORDER BY d.run DESC LIMIT 1), 0) AS carry
  ) c
  WHERE l.gross <> 0
$$;

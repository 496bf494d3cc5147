-- Notes rounds of the feed that paid a multiple which a mission asks for, and corrects noted ones. The
-- caller has locked the consumer's marks. A correction never makes a round one that counts.
CREATE OR REPLACE FUNCTION mission_wins_fold(
  p_merchant text, p_shards integer[], p_firsts bigint[], p_lasts bigint[]
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO mission_wins (merchant, member, vendor, round_id, stake, payout, settled_at)
  SELECT p_merchant, f.member, f.vendor, f.round_id, f.stake, f.payout, f.settled_at
  FROM unnest(p_shards, p_firsts, p_lasts) s (shard, first, last)
  JOIN round_feed f ON f.merchant = p_merchant AND f.shard = s.shard
    AND f.number BETWEEN s.first AND s.last
  WHERE f.kind = 'CLOSED' AND f.stake > 0 AND f.payout >= f.stake * (
    SELECT min(m.target_count) FROM missions m
    WHERE m.merchant = p_merchant AND m.event = 'WIN_MULTIPLE' AND m.is_enabled)
  ON CONFLICT DO NOTHING;

  UPDATE mission_wins w SET payout = w.payout + c.payout FROM (
    SELECT f.member, f.vendor, coalesce(r.adjusts, f.round_id) AS round_id, sum(f.payout) AS payout
    FROM unnest(p_shards, p_firsts, p_lasts) s (shard, first, last)
    JOIN round_feed f ON f.merchant = p_merchant AND f.shard = s.shard
      AND f.number BETWEEN s.first AND s.last
    LEFT JOIN rounds r ON r.merchant = p_merchant AND r.vendor = f.vendor
      AND r.round_id = f.round_id
    WHERE f.kind = 'ADJUST' GROUP BY 1, 2, 3
  ) c WHERE w.merchant = p_merchant AND w.member = c.member AND w.vendor = c.vendor
    AND w.round_id = c.round_id;
$$;

-- What a member did for a mission's event in [p_since, p_until). An amount or a count, the other is zero.
CREATE OR REPLACE FUNCTION mission_done(
  p_merchant text, p_member text, p_event text, p_games text, p_since timestamptz,
  p_until timestamptz
) RETURNS TABLE (amount bigint, count integer) LANGUAGE sql STABLE AS $$
  SELECT coalesce(CASE p_event
    WHEN 'FIRST_DEPOSIT' THEN (
      SELECT CASE WHEN d.settled_at >= p_since AND d.settled_at < p_until
        THEN d.credited_amount END FROM deposits d
      WHERE d.merchant = p_merchant AND d.member_id = p_member AND d.status = 'CREDITED'
      ORDER BY d.settled_at LIMIT 1)
    WHEN 'DEPOSIT_SUM' THEN (
      SELECT sum(d.credited_amount)::bigint FROM deposits d
      WHERE d.merchant = p_merchant AND d.member_id = p_member AND d.status = 'CREDITED'
        AND d.settled_at >= p_since AND d.settled_at < p_until)
    WHEN 'BET_SUM' THEN (
      SELECT sum(b.valid_bet)::bigint FROM member_play b
      WHERE b.merchant = p_merchant AND b.member = p_member AND b.quarter >= quarter_of(p_since)
        AND b.quarter < p_until AND (p_games IS NULL OR point_type(b.game_type) = p_games))
    END, 0), coalesce(CASE p_event
    WHEN 'SIGN_IN_DAYS' THEN (
      SELECT max(run.days)::int FROM (
        SELECT count(*) AS days FROM (
          SELECT d.day, d.day - (row_number() OVER (ORDER BY d.day))::int AS island FROM (
            SELECT DISTINCT (x.at AT TIME ZONE merchant_zone(p_merchant))::date AS day
            FROM sessions e CROSS JOIN unnest(array[e.created_at, e.last_seen_at]) x (at)
            WHERE e.merchant = p_merchant AND e.member_id = p_member AND e.last_seen_at >= p_since
              AND x.at >= p_since AND x.at < p_until
          ) d
        ) i GROUP BY i.island
      ) run)
    WHEN 'GAMES_PLAYED' THEN (
      SELECT count(DISTINCT t.game)::int FROM sittings t
      WHERE t.merchant = p_merchant AND t.member = p_member AND t.last_at >= p_since
        AND t.last_at < p_until)
    WHEN 'WIN_MULTIPLE' THEN (
      SELECT max(least(w.payout / w.stake, 1000000))::int FROM mission_wins w
      WHERE w.merchant = p_merchant AND w.member = p_member AND w.settled_at >= p_since
        AND w.settled_at < p_until)
    WHEN 'BIND_PHONE' THEN (
      SELECT (m.phone_verified_at IS NOT NULL)::int FROM members m
      WHERE m.merchant = p_merchant AND m.id = p_member)
    END, 0)
$$;

-- The missions that run now with their period in the merchant's zone, and what the member did in it.
-- Days have 23 and 25 hours where the clock changes.
CREATE OR REPLACE FUNCTION mission_progress(p_merchant text, p_member text, p_now timestamptz)
RETURNS TABLE (id text, period text, until timestamptz, amount bigint, count integer)
LANGUAGE sql STABLE AS $$
  WITH zoned AS (
    SELECT z.zone, p_now AT TIME ZONE z.zone AS here
    FROM (SELECT merchant_zone(p_merchant) AS zone) z
  ), spans AS (
    SELECT m.id, m.event, m.games, CASE m.period WHEN 'DAY' THEN to_char(z.here, 'YYYY-MM-DD')
        WHEN 'WEEK' THEN to_char(z.here, 'IYYY"-W"IW') ELSE '' END AS period,
      greatest(m.starts_at, CASE m.period
        WHEN 'DAY' THEN date_trunc('day', z.here) AT TIME ZONE z.zone
        WHEN 'WEEK' THEN date_trunc('week', z.here) AT TIME ZONE z.zone END) AS since,
      least(m.ends_at, CASE m.period
        WHEN 'DAY' THEN (date_trunc('day', z.here) + interval '1 day') AT TIME ZONE z.zone
        WHEN 'WEEK' THEN (date_trunc('week', z.here) + interval '7 days') AT TIME ZONE z.zone
        END) AS until
    FROM missions m CROSS JOIN zoned z
    WHERE m.merchant = p_merchant AND m.is_enabled AND m.starts_at <= p_now
      AND (m.ends_at IS NULL OR m.ends_at > p_now)
  )
  SELECT s.id, s.period, s.until, d.amount, d.count
  FROM spans s
  CROSS JOIN LATERAL mission_done(p_merchant, p_member, s.event, s.games, s.since, 'infinity') d
$$;

-- What each of these members did for an event in each of these spans.
CREATE OR REPLACE FUNCTION mission_done_in(
  p_merchant text, p_members text[], p_event text, p_games text, p_since timestamptz[],
  p_until timestamptz[]
) RETURNS TABLE (member text, span integer, amount bigint, count integer) LANGUAGE sql STABLE AS $$
  SELECT m.member, s.span::int, d.amount, d.count
  FROM unnest(p_members) m (member)
  CROSS JOIN unnest(p_since, p_until) WITH ORDINALITY s (since, until, span)
  CROSS JOIN LATERAL mission_done(p_merchant, m.member, p_event, p_games, s.since, s.until) d
  WHERE d.amount > 0 OR d.count > 0
$$;

-- The marks of the newest seal, of a day or an hour, that was made before an instant; null without
-- one. Rows up to them had settled by then.
CREATE OR REPLACE FUNCTION pay_low_marks(p_merchant text, p_before timestamptz) RETURNS bigint[]
LANGUAGE sql STABLE AS $$
  SELECT marks FROM (
    (SELECT marks, sealed_at FROM sealed_days WHERE merchant = p_merchant AND sealed_at < p_before
     ORDER BY day DESC LIMIT 1)
    UNION ALL
    (SELECT marks, sealed_at FROM sealed_hours WHERE merchant = p_merchant AND sealed_at < p_before
     ORDER BY hour DESC LIMIT 1)
  ) s ORDER BY sealed_at DESC LIMIT 1
$$;

-- Seals an hour that has ended, at p_now, with what the teams of these agents played on p_day, the
-- merchant's day of the hour. An hour counts what settled in it, and what settled before it but came
-- after the seal of the hour before. Answers whether anybody played. An hour is sealed once.
CREATE OR REPLACE FUNCTION hour_seal(
  p_merchant text, p_hour timestamptz, p_day date, p_agents text[], p_now timestamptz
) RETURNS boolean LANGUAGE plpgsql AS $$
DECLARE
  -- The clocks of two servers may differ by so much.
  v_low bigint[] := pay_low_marks(p_merchant, p_hour - interval '10 minutes');
  v_marks bigint[];
  v_before bigint[];
  v_end timestamptz := p_hour + interval '1 hour';
  v_count bigint;
BEGIN
  SELECT array_agg(coalesce(a.feed_count, 0) ORDER BY s.n) INTO v_marks
  FROM generate_series(0, 63) s (n) LEFT JOIN ledger_accounts a ON a.merchant = p_merchant
    AND a.owner = 'house' AND a.kind = 'game' AND a.shard = s.n;
  INSERT INTO sealed_hours (merchant, hour, marks, sealed_at)
  VALUES (p_merchant, p_hour, v_marks, p_now) ON CONFLICT DO NOTHING;
  IF NOT FOUND THEN RETURN false; END IF;
  SELECT marks INTO v_before FROM sealed_hours
  WHERE merchant = p_merchant AND hour = p_hour - interval '1 hour';
  WITH team AS MATERIALIZED (
    SELECT DISTINCT member FROM pay_team(p_merchant, p_agents) WHERE since <= p_day AND until > p_day
  )
  INSERT INTO member_hour (merchant, hour, member, game_type, rounds, stake, payout, valid_bet)
  SELECT p_merchant, p_hour, f.member, f.game_type, count(*) FILTER (WHERE f.kind = 'CLOSED'),
    sum(f.stake), sum(f.payout), sum(f.valid_bet)
  FROM generate_series(0, 63) s (n)
  JOIN round_feed f ON f.merchant = p_merchant AND f.shard = s.n
    AND f.number > coalesce(v_low[s.n + 1], 0) AND f.number <= v_marks[s.n + 1]
  JOIN team t ON t.member = f.member
  WHERE f.kind <> 'VOID' AND f.settled_at < v_end
    AND (f.settled_at >= p_hour OR f.number > v_before[s.n + 1])
  GROUP BY f.member, f.game_type;
  GET DIAGNOSTICS v_count = ROW_COUNT;
  RETURN v_count > 0;
END $$;

-- The figures of hour salaries, all at once, for an hour of p_day. Items are those of pay_figures.
-- An open hour counts the facts, which may still grow; a sealed one never changes.
CREATE OR REPLACE FUNCTION hour_figures(
  p_merchant text, p_items jsonb, p_hour timestamptz, p_day date, p_is_open boolean
) RETURNS TABLE (
  contract text, stake bigint, payout bigint, valid_bet bigint, day_before bigint, active jsonb
) LANGUAGE sql STABLE AS $$
  WITH item AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(p_items) AS i (contract text, agent text, types jsonb,
      minimums jsonb)
  ), played AS MATERIALIZED (
    SELECT h.member, h.game_type, h.stake, h.payout, h.valid_bet FROM member_hour h
    WHERE NOT p_is_open AND h.merchant = p_merchant AND h.hour = p_hour
    UNION ALL
    SELECT q.member, q.game_type, q.stake, q.payout, q.valid_bet FROM member_play q
    WHERE p_is_open AND q.merchant = p_merchant AND q.quarter >= p_hour
      AND q.quarter < p_hour + interval '1 hour'
      AND q.member IN (SELECT t.member FROM pay_team(p_merchant,
        (SELECT array_agg(agent) FROM item)) t)
    UNION ALL
    SELECT f.member, f.game_type, f.stake, f.payout, f.valid_bet
    FROM feed_unread(p_merchant, 'facts') f
    WHERE p_is_open AND f.kind <> 'VOID' AND f.settled_at >= p_hour
      AND f.settled_at < p_hour + interval '1 hour'
  ), own AS MATERIALIZED (
    SELECT i.contract, p.member, sum(p.stake) AS stake, sum(p.payout) AS payout,
      sum(p.valid_bet) AS valid_bet
    FROM item i JOIN pay_team(p_merchant, (SELECT array_agg(agent) FROM item)) t ON t.agent = i.agent
      AND t.since <= p_day AND t.until > p_day
    JOIN played p ON p.member = t.member
    WHERE i.types IS NULL OR i.types ? p.game_type GROUP BY 1, 2
  )
  SELECT i.contract, s.stake, s.payout, s.valid_bet, b.valid_bet, a.active
  FROM item i
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(o.stake), 0)::bigint AS stake, coalesce(sum(o.payout), 0)::bigint AS payout,
      coalesce(sum(o.valid_bet), 0)::bigint AS valid_bet
    FROM own o WHERE o.contract = i.contract
  ) s
  CROSS JOIN LATERAL (
    SELECT coalesce(sum(p.valid_bet), 0)::bigint AS valid_bet
    FROM pay_play(p_merchant, i.agent, p_day - 1, p_day) p
    WHERE i.types IS NULL OR i.types ? p.game_type
  ) b
  CROSS JOIN LATERAL (
    SELECT coalesce(jsonb_object_agg(m.minimum, (SELECT count(*) FROM own o
      WHERE o.contract = i.contract AND o.valid_bet >= greatest(m.minimum::bigint, 1))), '{}')
      AS active
    FROM jsonb_array_elements_text(i.minimums) m (minimum)
  ) a
$$;

-- What a team, its agent included, played in an hour by member and game type.
CREATE OR REPLACE FUNCTION hour_play(
  p_merchant text, p_agent text, p_hour timestamptz, p_day date
) RETURNS TABLE (
  member text, game_type text, stake bigint, payout bigint, valid_bet bigint
) LANGUAGE sql STABLE AS $$
  SELECT h.member, h.game_type, h.stake, h.payout, h.valid_bet FROM member_hour h
  WHERE h.merchant = p_merchant AND h.hour = p_hour AND EXISTS (
    SELECT FROM pay_team(p_merchant, array[p_agent]) t
    WHERE t.member = h.member AND t.since <= p_day AND t.until > p_day)
$$;

-- The rounds that a team, its agent included, played in a sealed hour: the rows that hour_seal summed,
-- of these game types, or of all.
CREATE OR REPLACE FUNCTION hour_rounds(
  p_merchant text, p_agent text, p_hour timestamptz, p_day date, p_types jsonb
) RETURNS SETOF round_feed LANGUAGE sql STABLE AS $$
  WITH seal AS MATERIALIZED (
    SELECT o.marks, pay_low_marks(p_merchant, p_hour - interval '10 minutes') AS low,
      (SELECT b.marks FROM sealed_hours b
       WHERE b.merchant = p_merchant AND b.hour = p_hour - interval '1 hour') AS before
    FROM sealed_hours o WHERE o.merchant = p_merchant AND o.hour = p_hour
  )
  SELECT f.* FROM seal d CROSS JOIN generate_series(0, 63) s (n)
  JOIN round_feed f ON f.merchant = p_merchant AND f.shard = s.n
    AND f.number > coalesce(d.low[s.n + 1], 0) AND f.number <= d.marks[s.n + 1]
  WHERE f.kind <> 'VOID' AND f.settled_at < p_hour + interval '1 hour'
    AND (f.settled_at >= p_hour OR f.number > d.before[s.n + 1])
    AND (p_types = 'null' OR p_types ? f.game_type)
    AND f.member IN (SELECT h.member FROM hour_play(p_merchant, p_agent, p_hour, p_day) h)
$$;

-- The rounds among rows of the feed that contracts pay one by one. An item is a contract with its
-- payee (agent) and the instants [since, until) in which it was in force. Only a closed round counts,
-- and never its later corrections. One that pays back its stake is not answered.
CREATE OR REPLACE FUNCTION pay_rounds(
  p_merchant text, p_items jsonb, p_shards integer[], p_firsts bigint[], p_lasts bigint[]
) RETURNS TABLE (
  vendor text, round_id text, member text, game text, game_type text, stake bigint, payout bigint,
  settled_at timestamptz, day date, contracts text[]
) LANGUAGE sql STABLE AS $$
  WITH item AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(p_items) AS i (contract text, agent text, since timestamptz,
      until timestamptz)
  ), zone AS MATERIALIZED (
    SELECT merchant_zone(p_merchant) AS zone
  ), pair AS MATERIALIZED (
    SELECT * FROM pay_team(p_merchant, (SELECT array_agg(DISTINCT agent) FROM item))
  )
  SELECT f.vendor, f.round_id, f.member, f.game, f.game_type, f.stake, f.payout, f.settled_at, d.day,
    array_agg(i.contract)
  FROM unnest(p_shards, p_firsts, p_lasts) s (shard, first, last)
  JOIN round_feed f ON f.merchant = p_merchant AND f.shard = s.shard
    AND f.number BETWEEN s.first AND s.last
  CROSS JOIN zone z
  CROSS JOIN LATERAL (SELECT (f.settled_at AT TIME ZONE z.zone)::date AS day) d
  JOIN pair t ON t.member = f.member AND t.since <= d.day AND t.until > d.day
  JOIN item i ON i.agent = t.agent AND f.settled_at >= i.since
    AND (i.until IS NULL OR f.settled_at < i.until)
  WHERE f.kind = 'CLOSED' AND f.payout <> f.stake
  GROUP BY f.shard, f.number, f.vendor, f.round_id, f.member, f.game, f.game_type, f.stake, f.payout,
    f.settled_at, d.day
  ORDER BY f.settled_at, f.vendor, f.round_id
$$;

-- What members have bet so far on days of the merchant's zone, by game type. Items are a member and
-- a day.
CREATE OR REPLACE FUNCTION pay_day_bets(p_merchant text, p_items jsonb) RETURNS TABLE (
  member text, day date, game_type text, valid_bet bigint
) LANGUAGE sql STABLE AS $$
  SELECT i.member, i.day, p.game_type, sum(p.valid_bet)::bigint
  FROM jsonb_to_recordset(p_items) AS i (member text, day date)
  CROSS JOIN (SELECT merchant_zone(p_merchant) AS zone) z
  CROSS JOIN LATERAL member_played(p_merchant, i.member, i.day::timestamp AT TIME ZONE z.zone,
    (i.day + 1)::timestamp AT TIME ZONE z.zone) p
  GROUP BY 1, 2, 3
$$;

-- Who was in a team on a day, the agent at depth 0: all of them, or down to a depth.
CREATE OR REPLACE FUNCTION team_has(
  p_merchant text, p_agent text, p_member text, p_day date, p_depth integer
) RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM member_tree t WHERE t.merchant = p_merchant AND t.ancestor = p_agent
      AND t.descendant = p_member AND t.since_day <= p_day AND t.depth <= p_depth)
    OR p_depth > 1 AND EXISTS (SELECT FROM member_tree_past p WHERE p.merchant = p_merchant
      AND p.ancestor = p_agent AND p.descendant = p_member AND p.since_day <= p_day
      AND p.until_day > p_day)
$$;

-- A team's settled rows of one day, the latest first, from before p_at, p_shard and p_number on. A
-- day has the rows that feed_dated gives it. The numbers before the day began are left out by the
-- newest seal made before it, so that no other day is read. Rows of one shard commit in the order of
-- their numbers; their instants may differ from it by a call, so some rows more are read.
CREATE OR REPLACE FUNCTION team_rounds(
  p_merchant text, p_agent text, p_depth integer, p_day date, p_game_type text, p_vendor text,
  p_game text, p_state text, p_at timestamptz, p_shard integer, p_number bigint, p_limit integer
) RETURNS SETOF round_feed LANGUAGE sql STABLE AS $$
  WITH day AS MATERIALIZED (
    SELECT s.day IS NOT NULL AS is_sealed, s.marks, s.until_at, b.marks AS before_marks,
      b.until_at AS before_until, b.day IS NOT DISTINCT FROM p_day - 1 AS is_next,
      p_day::timestamp AT TIME ZONE z.zone AS begins, (p_day + 1)::timestamp AT TIME ZONE z.zone AS ends,
      (SELECT o.marks FROM sealed_days o WHERE o.merchant = p_merchant AND o.day < p_day
        AND o.sealed_at < p_day::timestamp AT TIME ZONE z.zone ORDER BY o.day DESC LIMIT 1) AS low
    FROM (SELECT merchant_zone(p_merchant) AS zone) z
    LEFT JOIN sealed_days s ON s.merchant = p_merchant AND s.day = p_day
    LEFT JOIN LATERAL (SELECT b.* FROM sealed_days b WHERE b.merchant = p_merchant
      AND b.day < p_day ORDER BY b.day DESC LIMIT 1) b ON true
  )
  SELECT r.* FROM day d CROSS JOIN generate_series(0, 63) s (n) CROSS JOIN LATERAL (
    SELECT f.* FROM round_feed f
    WHERE f.merchant = p_merchant AND f.shard = s.n
      AND f.number > coalesce(d.low[s.n + 1], 0)
      AND (NOT d.is_sealed OR f.number <= d.marks[s.n + 1])
      AND f.settled_at < CASE WHEN d.is_sealed THEN d.until_at ELSE d.ends END
      AND (d.is_sealed OR d.is_next OR d.before_marks IS NULL OR f.settled_at >= d.begins)
      AND (d.before_marks IS NULL OR f.number > d.before_marks[s.n + 1]
        OR f.settled_at >= d.before_until)
      AND (d.before_marks IS NOT NULL OR d.is_sealed OR f.settled_at >= d.begins)
      AND (p_at IS NULL OR (f.settled_at, f.shard, f.number) < (p_at, p_shard, p_number))
      AND (p_game_type IS NULL OR f.game_type = p_game_type)
      AND (p_vendor IS NULL OR f.vendor = p_vendor)
      AND (p_game IS NULL OR f.game = p_game)
      AND CASE p_state WHEN 'CANCELLED' THEN f.kind = 'VOID'
        WHEN 'WIN' THEN f.kind <> 'VOID' AND f.payout > f.stake
        WHEN 'LOSE' THEN f.kind <> 'VOID' AND f.payout < f.stake
        WHEN 'DRAW' THEN f.kind <> 'VOID' AND f.payout = f.stake ELSE true END
      AND team_has(p_merchant, p_agent, f.member, p_day, p_depth)
    ORDER BY f.number DESC LIMIT p_limit + 20
  ) r
  ORDER BY r.settled_at DESC, r.shard DESC, r.number DESC LIMIT p_limit
$$;

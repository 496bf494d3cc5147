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

-- The members of a team on a day, the agent included, while they are at most 2,000; null for more.
CREATE OR REPLACE FUNCTION team_few(
  p_merchant text, p_agent text, p_day date, p_depth integer
) RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN count(*) <= 2000 THEN coalesce(array_agg(few.member), '{}') END FROM (
    SELECT m.id AS member FROM members m WHERE p_depth <= 1 AND m.merchant = p_merchant
      AND (m.id = p_agent OR p_depth = 1 AND m.parent_id = p_agent)
      AND team_has(p_merchant, p_agent, m.id, p_day, p_depth)
    UNION ALL
    (SELECT t.descendant FROM member_tree t WHERE p_depth > 1 AND t.merchant = p_merchant
      AND t.ancestor = p_agent AND t.since_day <= p_day AND t.depth <= p_depth LIMIT 2001)
    UNION ALL
    (SELECT p.descendant FROM member_tree_past p WHERE p_depth > 1 AND p.merchant = p_merchant
      AND p.ancestor = p_agent AND p.since_day <= p_day AND p.until_day > p_day LIMIT 2001)
  ) few
$$;

-- A team's settled rows of one day, the latest first, from before p_at, p_shard and p_number on. A
-- day has the rows that feed_dated gives it. The numbers before the day began are left out by the
-- newest seal made before it, so that no other day is read. Each shard gives a few rows first, and
-- more while its last ones may still belong to the page: rows of one shard commit in the order of
-- their numbers, and their instants differ from it by the few calls under way.
CREATE OR REPLACE FUNCTION team_rounds(
  p_merchant text, p_agent text, p_depth integer, p_day date, p_game_type text, p_vendor text,
  p_game text, p_state text, p_at timestamptz, p_shard integer, p_number bigint, p_limit integer
) RETURNS SETOF round_feed LANGUAGE plpgsql STABLE SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  c_under_way CONSTANT integer := 8;
  v_few text[] := team_few(p_merchant, p_agent, p_day, p_depth);
  v_each integer := 12;
  v_rows round_feed[];
  v_last timestamptz;
BEGIN
  LOOP
    v_rows := ARRAY(
      WITH day AS MATERIALIZED (
        SELECT s.day IS NOT NULL AS is_sealed, s.marks, s.until_at, b.marks AS before_marks,
          b.until_at AS before_until, b.day IS NOT DISTINCT FROM p_day - 1 AS is_next,
          p_day::timestamp AT TIME ZONE z.zone AS begins,
          (p_day + 1)::timestamp AT TIME ZONE z.zone AS ends,
          (SELECT o.marks FROM sealed_days o WHERE o.merchant = p_merchant AND o.day < p_day
            AND o.sealed_at < p_day::timestamp AT TIME ZONE z.zone
            ORDER BY o.day DESC LIMIT 1) AS low
        FROM (SELECT merchant_zone(p_merchant) AS zone) z
        LEFT JOIN sealed_days s ON s.merchant = p_merchant AND s.day = p_day
        LEFT JOIN LATERAL (SELECT b.* FROM sealed_days b WHERE b.merchant = p_merchant
          AND b.day < p_day ORDER BY b.day DESC LIMIT 1) b ON true
      )
      SELECT r FROM day d CROSS JOIN generate_series(0, 63) s (n) CROSS JOIN LATERAL (
        SELECT f.* FROM round_feed f
        WHERE f.merchant = p_merchant AND f.shard = s.n
          AND f.number > coalesce(d.low[s.n + 1], 0)
          AND f.number <= CASE WHEN d.is_sealed THEN d.marks[s.n + 1] ELSE 9223372036854775807 END
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
          AND CASE WHEN v_few IS NULL
            THEN team_has(p_merchant, p_agent, f.member, p_day, p_depth)
            ELSE f.member IN (SELECT unnest(v_few)) END
        ORDER BY f.number DESC LIMIT v_each
      ) r
      ORDER BY r.settled_at DESC, r.shard DESC, r.number DESC
    );
    v_last := coalesce((v_rows[p_limit]).settled_at, '-infinity');
    EXIT WHEN NOT EXISTS (SELECT FROM unnest(v_rows) r GROUP BY r.shard HAVING count(*) = v_each
      AND count(*) FILTER (WHERE r.settled_at > v_last) > v_each - c_under_way);
    v_each := v_each * 4;
  END LOOP;
  RETURN QUERY SELECT * FROM unnest(v_rows[1:p_limit]);
END $$;

-- A team's movements of money on one day, the latest first, from before p_at, p_key and p_side on.
-- With p_is_today what no day has counted yet belongs to it. p_kinds are kinds of the ledger, or those
-- that are left out. The day is read in steps until the page is full. One plan in the written order
-- serves every day: most days of most teams are empty, and to search for a better plan takes longer
-- than to read them.
CREATE OR REPLACE FUNCTION team_records(
  p_merchant text, p_agent text, p_depth integer, p_day date, p_is_today boolean, p_kinds text[],
  p_is_excluding boolean, p_number text, p_at timestamptz, p_key text, p_side text, p_limit integer
) RETURNS TABLE (
  key text, kind text, side text, username text, amount bigint, balance bigint, at timestamptz,
  reference text
) LANGUAGE plpgsql STABLE SET join_collapse_limit = 1 SET plan_cache_mode = force_generic_plan AS $$
#variable_conflict use_column
DECLARE
  v_step integer := 4 * p_limit;
  v_left integer := p_limit;
  v_found integer;
  v_keys text[];
  v_ats timestamptz[];
  v_at timestamptz := p_at;
  v_key text := p_key;
BEGIN
  LOOP
    -- The first step has the movement of p_key again, for its other side.
    SELECT array_agg(n.key), array_agg(n.at) INTO v_keys, v_ats FROM (
      SELECT n.key, n.at FROM (
        SELECT o.key, o.at FROM day_news o WHERE o.merchant = p_merchant AND o.kind = 'MONEY'
          AND o.day = p_day
        UNION ALL
        SELECT o.key, o.at FROM day_news o WHERE p_is_today AND o.merchant = p_merchant
          AND o.kind = 'MONEY' AND NOT o.is_counted
      ) n
      WHERE v_at IS NULL OR (n.at, n.key) < (v_at, v_key)
        OR v_keys IS NULL AND (n.at, n.key) = (v_at, v_key)
      ORDER BY n.at DESC, n.key DESC LIMIT v_step
    ) n;
    EXIT WHEN v_keys IS NULL;
    RETURN QUERY
    SELECT l.key, l.kind, x.side, m.username, l.amount, x.balance, l.at,
      coalesce(d.reference, w.reference, f.reference)
    FROM unnest(v_keys, v_ats) news (key, at)
    JOIN ledger_transfers l ON l.merchant = p_merchant AND l.key = news.key AND l.amount > 0
      AND (p_kinds IS NULL OR (l.kind = ANY (p_kinds)) <> p_is_excluding)
    CROSS JOIN LATERAL (VALUES ('in', l.to_account, l.to_balance),
      ('out', l.from_account, l.from_balance)) x (side, account, balance)
    JOIN ledger_accounts a ON a.merchant = p_merchant AND a.id = x.account AND a.kind = 'cash'
    JOIN members m ON m.merchant = p_merchant AND m.id = a.owner AND m.type <> 4
    LEFT JOIN deposits d ON d.merchant = p_merchant AND l.key LIKE 'deposit%'
      AND d.id = split_part(l.key, ':', 2)
    LEFT JOIN withdrawals w ON w.merchant = p_merchant AND l.key LIKE 'withdraw:%'
      AND w.id = split_part(l.key, ':', 2)
    LEFT JOIN member_transfers f ON f.merchant = p_merchant AND l.key LIKE 'transfer:%'
      AND f.id = split_part(l.key, ':', 2)
    WHERE team_has(p_merchant, p_agent, m.id, p_day, p_depth)
      AND (p_at IS NULL OR (l.at, l.key, x.side) < (p_at, p_key, p_side))
      AND (p_number IS NULL
        OR p_number IN (d.reference, w.reference, f.reference, split_part(l.key, ':', 2)))
    ORDER BY news.at DESC, l.key DESC, x.side DESC LIMIT v_left;
    GET DIAGNOSTICS v_found = ROW_COUNT;
    v_left := v_left - v_found;
    EXIT WHEN v_left = 0 OR cardinality(v_keys) < v_step;
    v_at := v_ats[cardinality(v_ats)];
    v_key := v_keys[cardinality(v_keys)];
    v_step := v_step * 4;
  END LOOP;
END $$;

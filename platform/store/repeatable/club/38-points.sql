-- The type under which a game type earns points; null for one that earns none.
CREATE OR REPLACE FUNCTION point_type(p_game_type text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_game_type = 'LIVE' THEN 'LIVE'
    WHEN p_game_type IN ('LOTT', 'ELOTT') THEN 'LOTTERY'
    WHEN p_game_type = 'PVP' THEN 'PVP'
    WHEN p_game_type IN ('RNG', 'FISH') THEN 'SLOTS'
    WHEN p_game_type IN ('SPORTS', 'ESPORTS', 'COCKFIGHT') THEN 'SPORTS' END
$$;

-- Who earns points now: nobody on trial, closed, or in a break from play. PostgreSQL joins it like a view.
CREATE OR REPLACE FUNCTION point_earners(p_merchant text, p_now timestamptz)
RETURNS TABLE (id text) LANGUAGE sql STABLE AS $$
  SELECT m.id FROM members m WHERE m.merchant = p_merchant AND m.type <> 4 AND m.status <> 'closed'
    AND NOT EXISTS (SELECT FROM play_guards g WHERE g.merchant = p_merchant AND g.member = m.id
      AND g.blocked_until > p_now)
$$;

-- Counts amounts towards points and answers the whole points that they make; below zero are points to
-- take back. The rest, from zero up to one point, stays for the next time. The caller has locked the
-- consumer's marks, so nobody else counts meanwhile.
CREATE OR REPLACE FUNCTION point_count(
  p_merchant text, p_members text[], p_types text[], p_amounts bigint[], p_now timestamptz
) RETURNS TABLE (member text, type text, points bigint) LANGUAGE sql AS $$
  WITH counted AS MATERIALIZED (
    SELECT n.member, n.type, coalesce(c.carried, 0) + n.amount AS total, r.amount_per_point AS per
    FROM (SELECT u.member, u.type, sum(u.amount)::bigint AS amount
      FROM unnest(p_members, p_types, p_amounts) u (member, type, amount) GROUP BY 1, 2) n
    JOIN point_rules r ON r.merchant = p_merchant AND r.type = n.type AND r.amount_per_point > 0
    JOIN point_earners(p_merchant, p_now) e ON e.id = n.member
    LEFT JOIN point_carries c ON c.merchant = p_merchant AND c.member = n.member
      AND c.type = n.type
    WHERE n.amount <> 0
  ), rest AS MATERIALIZED (
    SELECT o.member, o.type, o.total, o.per, ((o.total % o.per) + o.per) % o.per AS carried
    FROM counted o
  ), kept AS (
    INSERT INTO point_carries AS k (merchant, member, type, carried)
    SELECT p_merchant, r.member, r.type, r.carried FROM rest r
    ON CONFLICT (merchant, member, type) DO UPDATE SET carried = excluded.carried
  )
  SELECT r.member, r.type, (r.total - r.carried) / r.per FROM rest r
  WHERE r.total <> r.carried ORDER BY 1, 2
$$;

-- Counts unread rows of the feed towards points, as `point_count` does. A void round is no play.
CREATE OR REPLACE FUNCTION point_fold(
  p_merchant text, p_shards integer[], p_firsts bigint[], p_lasts bigint[], p_now timestamptz
) RETURNS TABLE (member text, type text, points bigint) LANGUAGE sql AS $$
  WITH fed AS MATERIALIZED (
    SELECT f.member, point_type(f.game_type) AS type, sum(f.valid_bet)::bigint AS amount
    FROM unnest(p_shards, p_firsts, p_lasts) s (shard, first, last)
    JOIN round_feed f ON f.merchant = p_merchant AND f.shard = s.shard
      AND f.number BETWEEN s.first AND s.last
    WHERE f.kind <> 'VOID' GROUP BY 1, 2
  )
  SELECT c.* FROM (SELECT array_agg(d.member) AS members, array_agg(d.type) AS types,
      array_agg(d.amount) AS amounts FROM fed d WHERE d.type IS NOT NULL) a
  CROSS JOIN LATERAL point_count(p_merchant, a.members, a.types, a.amounts, p_now) c
$$;

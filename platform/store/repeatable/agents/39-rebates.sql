-- Who was directly above a member on a day; null for nobody. Only a member who moved since then needs
-- the whole path: the one directly above has the most above itself.
CREATE OR REPLACE FUNCTION member_parent(p_merchant text, p_member text, p_day date) RETURNS text
LANGUAGE sql STABLE AS $$
  SELECT coalesce(
    (SELECT t.ancestor FROM member_tree t WHERE t.merchant = p_merchant
      AND t.descendant = p_member AND t.depth = 1 AND t.since_day <= p_day),
    (SELECT a.ancestor FROM member_above(p_merchant, p_member, p_day) a
      ORDER BY (SELECT count(*) FROM member_above(p_merchant, a.ancestor, p_day)) DESC LIMIT 1))
$$;

-- A member's rate of a category that was in force at an instant, in basis points.
CREATE OR REPLACE FUNCTION rate_at(
  p_merchant text, p_member text, p_category text, p_at timestamptz
) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT r.rate_bp FROM member_rates r WHERE r.merchant = p_merchant
    AND r.member = p_member AND r.category = p_category AND r.effective_from <= p_at
    ORDER BY r.version DESC LIMIT 1), 0)
$$;

-- What a sealed day's play gives by category, to whoever has a rate: of the own play, and of each
-- direct downline's team with the downline in it. The rates are those at the day's end.
CREATE OR REPLACE FUNCTION rebate_lines(p_merchant text, p_day date) RETURNS TABLE (
  agent text, category text, source text, child text, rate integer, child_rate integer,
  valid_bet bigint
) LANGUAGE sql STABLE AS $$
  WITH node AS MATERIALIZED (
    SELECT p.member, p.game_type, sum(p.own) AS own, sum(p.whole) AS whole FROM (
      SELECT d.member, d.game_type, d.valid_bet AS own, d.valid_bet AS whole FROM member_day d
      WHERE d.merchant = p_merchant AND d.day = p_day
      UNION ALL
      SELECT t.agent, t.game_type, 0, t.valid_bet FROM team_day t
      WHERE t.merchant = p_merchant AND t.day = p_day
    ) p WHERE p.game_type NOT IN ('ALL', 'LOTT') GROUP BY 1, 2
  ), rated AS MATERIALIZED (
    SELECT n.*, s.until_at, member_parent(p_merchant, n.member, p_day) AS parent,
      rate_at(p_merchant, n.member, n.game_type, s.until_at) AS rate
    FROM node n JOIN sealed_days s ON s.merchant = p_merchant AND s.day = p_day
  )
  SELECT r.member, r.game_type, 'OWN', r.member, r.rate, 0, r.own::bigint
  FROM rated r WHERE r.rate > 0 AND r.own <> 0
  UNION ALL
  SELECT r.parent, r.game_type, 'TEAM', r.member, u.rate, r.rate, r.whole::bigint
  FROM rated r
  CROSS JOIN LATERAL (SELECT rate_at(p_merchant, r.parent, r.game_type, r.until_at) AS rate) u
  WHERE u.rate > 0 AND r.whole <> 0
$$;

-- The direct downlines of a sealed day whose teams played a category, each with its rate at the day's
-- end and the valid bet of the team, the downline in it.
CREATE OR REPLACE FUNCTION rebate_below(p_merchant text, p_agent text, p_category text, p_day date)
RETURNS TABLE (child text, child_rate integer, valid_bet bigint) LANGUAGE sql STABLE AS $$
  WITH direct AS (
    SELECT t.descendant AS member FROM member_tree t WHERE t.merchant = p_merchant
      AND t.ancestor = p_agent AND t.depth = 1 AND t.since_day <= p_day
    UNION
    SELECT p.descendant FROM member_tree_past p WHERE p.merchant = p_merchant
      AND p.ancestor = p_agent AND p.until_day > p_day AND p.since_day <= p_day
      AND member_parent(p_merchant, p.descendant, p_day) = p_agent
  )
  SELECT d.member, rate_at(p_merchant, d.member, p_category, s.until_at), b.valid_bet
  FROM sealed_days s CROSS JOIN direct d CROSS JOIN LATERAL (
    SELECT coalesce(sum(v.valid_bet), 0)::bigint AS valid_bet FROM (
      SELECT m.valid_bet FROM member_day m WHERE m.merchant = p_merchant AND m.day = p_day
        AND m.member = d.member AND m.game_type = p_category
      UNION ALL
      SELECT t.valid_bet FROM team_day t WHERE t.merchant = p_merchant AND t.day = p_day
        AND t.agent = d.member AND t.game_type = p_category
    ) v
  ) b
  WHERE s.merchant = p_merchant AND s.day = p_day AND b.valid_bet <> 0
$$;

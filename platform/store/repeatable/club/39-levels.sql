-- The category under which a game type gives a rebate; null for a lottery, which has its own.
CREATE OR REPLACE FUNCTION rebate_category(p_game_type text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_game_type = 'RNG' THEN 'slots'
    WHEN p_game_type = 'LIVE' THEN 'live'
    WHEN p_game_type IN ('SPORTS', 'ESPORTS') THEN 'sports'
    WHEN p_game_type = 'FISH' THEN 'fish'
    WHEN p_game_type = 'PVP' THEN 'pvp'
    WHEN p_game_type = 'COCKFIGHT' THEN 'cockfight' END
$$;

-- Counts unread rows of the feed towards the levels and the rebate. The caller has locked the
-- consumer's marks and moves them in the same transaction. A void round is no play, a correction counts
-- its difference, and a trial account never counts. Rows are written in the order of members, so that
-- two writers never wait for each other in a circle.
CREATE OR REPLACE FUNCTION level_count(
  p_merchant text, p_shards integer[], p_firsts bigint[], p_lasts bigint[], p_now timestamptz
) RETURNS void LANGUAGE sql AS $$
  WITH here AS MATERIALIZED (
    SELECT merchant_zone(p_merchant) AS zone
  ), fed AS MATERIALIZED (
    SELECT f.member, f.valid_bet, rebate_category(f.game_type) AS category,
      f.settled_at AT TIME ZONE z.zone AS local_at
    FROM here z
    CROSS JOIN unnest(p_shards, p_firsts, p_lasts) s (shard, first, last)
    JOIN round_feed f ON f.merchant = p_merchant AND f.shard = s.shard
      AND f.number BETWEEN s.first AND s.last
    JOIN members m ON m.merchant = p_merchant AND m.id = f.member AND m.type <> 4
    WHERE f.kind <> 'VOID' AND f.valid_bet <> 0
  ), totals AS (
    INSERT INTO level_totals AS t (merchant, member, valid_bet)
    SELECT p_merchant, member, sum(valid_bet) FROM fed GROUP BY 2 ORDER BY 2
    ON CONFLICT (merchant, member) DO UPDATE SET
      valid_bet = t.valid_bet + excluded.valid_bet, is_due = true
  ), periods AS (
    INSERT INTO level_periods AS p (merchant, member, period, valid_bet)
    SELECT p_merchant, g.member, to_char(g.begins, g.form) AS period, g.valid_bet FROM (
      SELECT member, form, date_trunc(unit, local_at) AS begins, sum(valid_bet) AS valid_bet
      FROM fed CROSS JOIN (VALUES ('month', 'YYYY-MM'), ('week', 'IYYY-"W"IW')) f (unit, form)
      GROUP BY 1, 2, 3) g
    ORDER BY 2, 3
    ON CONFLICT (merchant, member, period) DO UPDATE SET
      valid_bet = p.valid_bet + excluded.valid_bet
  )
  INSERT INTO rebate_counters AS c (merchant, member, category, valid_bet)
  SELECT p_merchant, g.member, g.category, g.valid_bet FROM (
    SELECT member, category, sum(valid_bet) AS valid_bet FROM fed
    WHERE category IS NOT NULL GROUP BY 1, 2) g
  JOIN point_earners(p_merchant, p_now) e ON e.id = g.member ORDER BY 2, 3
  ON CONFLICT (merchant, member, category) DO UPDATE SET
    valid_bet = c.valid_bet + excluded.valid_bet
$$;

-- Counts credited deposits towards the levels; what a bank took back is below zero.
CREATE OR REPLACE FUNCTION level_count_deposits(
  p_merchant text, p_members text[], p_amounts bigint[]
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO level_totals AS t (merchant, member, deposits, deposit_count)
  SELECT p_merchant, u.member, sum(u.amount), sum(sign(u.amount))::integer
  FROM unnest(p_members, p_amounts) u (member, amount)
  JOIN members m ON m.merchant = p_merchant AND m.id = u.member AND m.type <> 4
  GROUP BY 2 ORDER BY 2
  ON CONFLICT (merchant, member) DO UPDATE SET deposits = t.deposits + excluded.deposits,
    deposit_count = t.deposit_count + excluded.deposit_count, is_due = true
$$;

-- A member's figures towards the levels, with what the consumer has not read yet.
CREATE OR REPLACE FUNCTION level_figures(p_merchant text, p_member text) RETURNS TABLE (
  valid_bet bigint, deposits bigint
) LANGUAGE sql STABLE AS $$
  SELECT coalesce(t.valid_bet, 0) + coalesce((SELECT sum(f.valid_bet)
      FROM feed_unread(p_merchant, 'levels') f
      WHERE f.member = p_member AND f.kind <> 'VOID'), 0)::bigint, coalesce(t.deposits, 0)
  FROM (SELECT) one LEFT JOIN level_totals t ON t.merchant = p_merchant AND t.member = p_member
$$;

-- Whom a gift may be offered: nobody on trial, closed, in a break, held or leaving.
CREATE OR REPLACE FUNCTION gift_receiver(p_merchant text, p_member text, p_now timestamptz)
RETURNS boolean LANGUAGE sql STABLE AS $$
  SELECT EXISTS (SELECT FROM members m WHERE m.merchant = p_merchant AND m.id = p_member
      AND m.type <> 4 AND m.status = 'active')
    AND NOT EXISTS (SELECT FROM play_guards g WHERE g.merchant = p_merchant AND g.member = p_member
      AND (g.blocked_until > p_now OR g.held_at IS NOT NULL OR g.leaving_at IS NOT NULL))
$$;

-- The last day that a merchant sealed; no row before the first.
CREATE OR REPLACE FUNCTION day_sealed_last(p_merchant text) RETURNS SETOF sealed_days
LANGUAGE sql STABLE AS $$
  SELECT * FROM sealed_days WHERE merchant = p_merchant ORDER BY day DESC LIMIT 1
$$;

-- The feed with the day of each row: the merchant's own day, or the first one that was still open
-- when the row was read. A sealed day has the rows up to its marks that settled before its end. A
-- trial account has no rows, because the wallet refuses it; asking would read all members.
CREATE OR REPLACE FUNCTION feed_dated(p_merchant text) RETURNS TABLE (
  shard smallint, number bigint, day date, settled_at timestamptz, member text, vendor text,
  game text, game_type text, rounds integer, stake bigint, payout bigint, valid_bet bigint
) LANGUAGE sql STABLE AS $$
  SELECT f.shard, f.number,
    CASE WHEN f.settled_at < l.until_at AND f.number <= l.marks[f.shard + 1] THEN
      (SELECT min(d.day) FROM sealed_days d WHERE d.merchant = p_merchant
        AND d.until_at > f.settled_at AND d.marks[f.shard + 1] >= f.number)
    ELSE greatest((f.settled_at AT TIME ZONE z.zone)::date, l.day + 1) END,
    f.settled_at, f.member, f.vendor, f.game, f.game_type, (f.kind = 'CLOSED')::int, f.stake, f.payout, f.valid_bet
  -- Asked once and not for each row.
  FROM (SELECT merchant_zone(p_merchant) AS zone OFFSET 0) z
  LEFT JOIN day_sealed_last(p_merchant) l ON true
  JOIN round_feed f ON f.merchant = p_merchant AND f.kind <> 'VOID'
$$;

-- Who was above a member on a day.
CREATE OR REPLACE FUNCTION member_above(p_merchant text, p_member text, p_day date)
RETURNS TABLE (ancestor text) LANGUAGE sql STABLE AS $$
  SELECT t.ancestor FROM member_tree t WHERE t.merchant = p_merchant AND t.descendant = p_member
    AND t.depth > 0 AND t.since_day <= p_day
  UNION ALL
  SELECT p.ancestor FROM member_tree_past p WHERE p.merchant = p_merchant
    AND p.descendant = p_member AND p.since_day <= p_day AND p.until_day > p_day
$$;

-- Adds unread rows of the feed to the days of members, games and teams. The caller has locked the
-- consumer's marks and moves them in the same transaction. The tree stands still meanwhile.
CREATE OR REPLACE FUNCTION day_fold(
  p_merchant text, p_shards integer[], p_firsts bigint[], p_lasts bigint[]
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(member_tree_lock(p_merchant));
  WITH dated AS MATERIALIZED (
    SELECT f.* FROM unnest(p_shards, p_firsts, p_lasts) s (shard, first, last)
    JOIN feed_dated(p_merchant) f ON f.shard = s.shard AND f.number BETWEEN s.first AND s.last
  ), fed AS MATERIALIZED (
    SELECT day, member, game_type, sum(rounds) AS rounds, sum(stake) AS stake,
      sum(payout) AS payout, sum(valid_bet) AS valid_bet
    FROM dated GROUP BY 1, 2, 3
  ), line AS MATERIALIZED (
    -- Active is who had no closed round of that day yet: of the game type, and of any.
    SELECT f.*, (f.rounds > 0 AND coalesce(k.rounds, 0) = 0)::int AS active,
      (f.rounds > 0 AND NOT EXISTS (SELECT FROM member_day d WHERE d.merchant = p_merchant
          AND d.day = f.day AND d.member = f.member AND d.rounds > 0)
        AND row_number() OVER (PARTITION BY f.day, f.member, f.rounds > 0 ORDER BY f.game_type) = 1
      )::int AS active_all
    FROM fed f LEFT JOIN member_day k ON k.merchant = p_merchant AND k.day = f.day
      AND k.member = f.member AND k.game_type = f.game_type
  ), own AS (
    INSERT INTO member_day AS d (merchant, day, member, game_type, rounds, stake, payout, valid_bet)
    SELECT p_merchant, day, member, game_type, rounds, stake, payout, valid_bet FROM fed
    ON CONFLICT (merchant, day, member, game_type) DO UPDATE SET
      rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake,
      payout = d.payout + excluded.payout, valid_bet = d.valid_bet + excluded.valid_bet
  ), games AS (
    INSERT INTO game_day AS d (merchant, day, vendor, game, rounds, stake, payout, valid_bet)
    SELECT p_merchant, day, vendor, game, sum(rounds), sum(stake), sum(payout), sum(valid_bet)
    FROM dated GROUP BY 2, 3, 4
    ON CONFLICT (merchant, day, vendor, game) DO UPDATE SET
      rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake,
      payout = d.payout + excluded.payout, valid_bet = d.valid_bet + excluded.valid_bet
  )
  INSERT INTO team_day AS d (merchant, day, agent, game_type, rounds, stake, payout, valid_bet,
    active)
  SELECT p_merchant, l.day, a.ancestor, coalesce(l.game_type, 'ALL'), sum(l.rounds), sum(l.stake),
    sum(l.payout), sum(l.valid_bet),
    CASE WHEN grouping(l.game_type) = 1 THEN sum(l.active_all) ELSE sum(l.active) END
  FROM line l CROSS JOIN LATERAL member_above(p_merchant, l.member, l.day) a
  GROUP BY GROUPING SETS ((l.day, a.ancestor, l.game_type), (l.day, a.ancestor))
  ON CONFLICT (merchant, day, agent, game_type) DO UPDATE SET
    rounds = d.rounds + excluded.rounds, stake = d.stake + excluded.stake,
    payout = d.payout + excluded.payout, valid_bet = d.valid_bet + excluded.valid_bet,
    active = d.active + excluded.active;
END $$;

-- Adds up to p_rows movements and newcomers to the days of members, fees and teams, and answers how many.
-- The caller has locked the consumer's marks.
CREATE OR REPLACE FUNCTION day_fold_news(p_merchant text, p_rows integer) RETURNS bigint
LANGUAGE plpgsql AS $$
DECLARE
  v_count bigint;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(member_tree_lock(p_merchant));
  WITH taken AS MATERIALIZED (
    UPDATE day_news n SET is_counted = true, day = coalesce(n.day, s.day)
    FROM (
      SELECT o.kind, o.key,
        greatest((o.at AT TIME ZONE z.zone)::date, l.day + 1) AS day
      FROM (SELECT merchant_zone(p_merchant) AS zone OFFSET 0) z
      CROSS JOIN day_news o LEFT JOIN day_sealed_last(p_merchant) l ON true
      WHERE o.merchant = p_merchant AND NOT o.is_counted ORDER BY o.at LIMIT p_rows
    ) s
    WHERE n.merchant = p_merchant AND n.kind = s.kind AND n.key = s.key
    RETURNING n.kind, n.key, n.day
  ), moved AS MATERIALIZED (
    SELECT t.day, v.member, v.kind, sum(v.amount_in) AS amount_in, sum(v.amount_out) AS amount_out,
      count(*) AS count
    FROM taken t CROSS JOIN LATERAL money_sides(p_merchant, t.key) v
    WHERE t.kind = 'MONEY' GROUP BY 1, 2, 3
  ), own AS (
    INSERT INTO money_day AS d (merchant, day, member, kind, amount_in, amount_out, count)
    SELECT p_merchant, day, member, kind, amount_in, amount_out, count FROM moved
    ON CONFLICT (merchant, day, member, kind) DO UPDATE SET
      amount_in = d.amount_in + excluded.amount_in, amount_out = d.amount_out + excluded.amount_out,
      count = d.count + excluded.count
  ), fees AS (
    INSERT INTO fee_day AS d (merchant, day, payer, amount, count)
    SELECT p_merchant, t.day, f.payer, sum(f.amount), count(*)
    FROM taken t CROSS JOIN LATERAL deposit_fee(p_merchant, t.key) f
    WHERE t.kind = 'MONEY' GROUP BY 2, 3
    ON CONFLICT (merchant, day, payer) DO UPDATE SET
      amount = d.amount + excluded.amount, count = d.count + excluded.count
  ), team AS (
    INSERT INTO team_money_day AS d (merchant, day, agent, kind, amount_in, amount_out, count)
    SELECT p_merchant, m.day, a.ancestor, m.kind, sum(m.amount_in), sum(m.amount_out), sum(m.count)
    FROM moved m CROSS JOIN LATERAL member_above(p_merchant, m.member, m.day) a GROUP BY 2, 3, 4
    ON CONFLICT (merchant, day, agent, kind) DO UPDATE SET
      amount_in = d.amount_in + excluded.amount_in, amount_out = d.amount_out + excluded.amount_out,
      count = d.count + excluded.count
  ), firsts AS MATERIALIZED (
    SELECT member, min(day) AS day, (SELECT min(d.day) FROM money_day d
      WHERE d.merchant = p_merchant AND d.member = moved.member AND d.kind = 'deposit') AS known
    FROM moved WHERE kind = 'deposit' GROUP BY member
  ), counted AS (
    SELECT day, member, 1 AS first_deposits, 0 AS new_members FROM firsts
    WHERE known IS NULL OR known > day
    UNION ALL
    -- Read in another order than they happened: the older one is the first.
    SELECT known, member, -1, 0 FROM firsts WHERE known > day
    UNION ALL
    SELECT day, key, 0, 1 FROM taken WHERE kind = 'JOIN'
  ), grown AS (
    INSERT INTO team_day AS d (merchant, day, agent, game_type, rounds, stake, payout, valid_bet,
      active, first_deposits, new_members)
    SELECT p_merchant, c.day, a.ancestor, 'ALL', 0, 0, 0, 0, 0, sum(c.first_deposits),
      sum(c.new_members)
    FROM counted c CROSS JOIN LATERAL member_above(p_merchant, c.member, c.day) a GROUP BY 2, 3
    ON CONFLICT (merchant, day, agent, game_type) DO UPDATE SET
      first_deposits = d.first_deposits + excluded.first_deposits,
      new_members = d.new_members + excluded.new_members
  )
  SELECT count(*) INTO v_count FROM taken;
  RETURN v_count;
END $$;

-- The members' sides of a transfer. Trial accounts have none, nor has a move between own purses.
CREATE OR REPLACE FUNCTION money_sides(p_merchant text, p_key text) RETURNS TABLE (
  member text, kind text, amount_in bigint, amount_out bigint
) LANGUAGE sql STABLE AS $$
  SELECT m.id, t.kind, s.amount_in, s.amount_out FROM ledger_transfers t
  CROSS JOIN LATERAL (VALUES (t.to_account, t.amount, 0), (t.from_account, 0, t.amount))
    s (account, amount_in, amount_out)
  JOIN ledger_accounts a ON a.merchant = p_merchant AND a.id = s.account
  JOIN members m ON m.merchant = p_merchant AND m.id = a.owner AND m.type <> 4
  WHERE t.merchant = p_merchant AND t.key = p_key AND t.amount > 0
$$;

-- The fee of a deposit by the key of its transfer; no row without one. It is booked in the same
-- transaction, between two purses of the house.
CREATE OR REPLACE FUNCTION deposit_fee(p_merchant text, p_key text) RETURNS TABLE (
  payer text, amount bigint
) LANGUAGE sql STABLE AS $$
  SELECT CASE a.kind WHEN 'fees' THEN 'house' ELSE 'player' END, t.amount FROM ledger_transfers t
  JOIN ledger_accounts a ON a.merchant = p_merchant AND a.id = t.from_account
  WHERE t.merchant = p_merchant AND p_key LIKE 'deposit:%'
    AND t.key = 'depositFee:' || substr(p_key, 9) AND t.kind = 'depositFee'
$$;

-- The next day to seal, with its instants. At the latest one its figures stay without the vendors.
-- The first is the first day with a figure. A day that ends after p_now is not answered.
CREATE OR REPLACE FUNCTION day_next(p_merchant text, p_now timestamptz) RETURNS TABLE (
  day date, from_at timestamptz, until_at timestamptz, latest_at timestamptz
) LANGUAGE sql STABLE AS $$
  SELECT n.day, coalesce(l.until_at, n.day::timestamp AT TIME ZONE z.zone),
    (n.day + 1)::timestamp AT TIME ZONE z.zone, (n.day + 1 + time '03:00') AT TIME ZONE z.zone
  FROM (SELECT merchant_zone(p_merchant) AS zone) z
  LEFT JOIN day_sealed_last(p_merchant) l ON true
  CROSS JOIN LATERAL (SELECT coalesce(l.day + 1, least(
    (SELECT min(d.day) FROM member_day d WHERE d.merchant = p_merchant),
    (SELECT min(d.day) FROM money_day d WHERE d.merchant = p_merchant),
    (SELECT min(d.day) FROM team_day d WHERE d.merchant = p_merchant))) AS day) n
  WHERE (n.day + 1)::timestamp AT TIME ZONE z.zone <= p_now
$$;

-- Whether all figures up to an instant are counted: those of the days, and the quarters of play.
CREATE OR REPLACE FUNCTION day_is_read(p_merchant text, p_until timestamptz) RETURNS boolean
LANGUAGE sql STABLE AS $$
  SELECT NOT EXISTS (SELECT FROM feed_unread(p_merchant, 'days') WHERE settled_at < p_until)
    AND NOT EXISTS (SELECT FROM feed_unread(p_merchant, 'facts') WHERE settled_at < p_until)
    AND NOT EXISTS (SELECT FROM day_news WHERE merchant = p_merchant AND NOT is_counted
      AND at < p_until)
$$;

-- The house's figures from p_from to p_to, both included: the play of each game, the members' money by
-- the kind of its transfer, and the fees of deposits. A kind that no row has is not answered.
CREATE OR REPLACE FUNCTION house_days(p_merchant text, p_from date, p_to date) RETURNS TABLE (
  day date, is_sealed boolean, about text, kind text, vendor text, game text, rounds bigint,
  stake bigint, payout bigint, amount_in bigint, amount_out bigint, count bigint
) LANGUAGE sql STABLE AS $$
  WITH line AS (
    SELECT g.day, 'play' AS about, 'play' AS kind, g.vendor, g.game, g.rounds, g.stake, g.payout,
      0 AS amount_in, 0 AS amount_out, 0 AS count
    FROM game_day g WHERE g.merchant = p_merchant AND g.day BETWEEN p_from AND p_to
    UNION ALL
    SELECT m.day, 'money', m.kind, '', '', 0, 0, 0, sum(m.amount_in), sum(m.amount_out),
      sum(m.count)
    FROM money_day m WHERE m.merchant = p_merchant AND m.day BETWEEN p_from AND p_to
    GROUP BY m.day, m.kind
    UNION ALL
    SELECT f.day, 'fee', f.payer, '', '', 0, 0, 0, CASE f.payer WHEN 'player' THEN f.amount ELSE 0 END,
      CASE f.payer WHEN 'house' THEN f.amount ELSE 0 END, f.count
    FROM fee_day f WHERE f.merchant = p_merchant AND f.day BETWEEN p_from AND p_to
  )
  SELECT l.day, s.day IS NOT NULL, l.about, l.kind, l.vendor, l.game, l.rounds, l.stake, l.payout,
    l.amount_in::bigint, l.amount_out::bigint, l.count::bigint
  FROM line l LEFT JOIN sealed_days s ON s.merchant = p_merchant AND s.day = l.day
  ORDER BY l.day, l.about DESC, l.vendor, l.game, l.kind
$$;

-- A team's days from p_from to p_to, both included, by game type: the figures, and what they have not
-- read yet.
CREATE OR REPLACE FUNCTION team_days(p_merchant text, p_agent text, p_from date, p_to date)
RETURNS TABLE (
  day date, game_type text, rounds bigint, stake bigint, payout bigint, valid_bet bigint,
  active bigint, first_deposits bigint, new_members bigint
) LANGUAGE sql STABLE AS $$
  WITH due AS MATERIALIZED (
    SELECT a.shard, coalesce(k.marks[a.shard + 1], 0) AS mark FROM ledger_accounts a
    LEFT JOIN feed_marks k ON k.merchant = a.merchant AND k.consumer = 'days'
    WHERE a.merchant = p_merchant AND a.owner = 'house' AND a.kind = 'game'
      AND a.feed_count > coalesce(k.marks[a.shard + 1], 0)
  ), fed AS MATERIALIZED (
    SELECT f.day, f.member, f.game_type, f.rounds, f.stake, f.payout, f.valid_bet
    FROM due JOIN feed_dated(p_merchant) f ON f.shard = due.shard AND f.number > due.mark
  ), unread AS MATERIALIZED (
    SELECT day, member, game_type, sum(rounds) AS rounds, sum(stake)::bigint AS stake,
      sum(payout)::bigint AS payout, sum(valid_bet)::bigint AS valid_bet
    FROM fed WHERE day BETWEEN p_from AND p_to GROUP BY 1, 2, 3
  ), below AS (
    SELECT u.* FROM unread u JOIN member_tree t ON t.merchant = p_merchant
      AND t.ancestor = p_agent AND t.descendant = u.member AND t.depth > 0 AND t.since_day <= u.day
    UNION ALL
    SELECT u.* FROM unread u JOIN member_tree_past p ON p.merchant = p_merchant
      AND p.ancestor = p_agent AND p.descendant = u.member AND p.since_day <= u.day
      AND p.until_day > u.day
  ), line AS (
    SELECT b.*, b.rounds > 0 AND NOT k.of_type AS is_new, b.rounds > 0 AND NOT k.of_any AS is_new_all
    FROM below b CROSS JOIN LATERAL (
      SELECT coalesce(bool_or(d.game_type = b.game_type), false) AS of_type, count(*) > 0 AS of_any
      FROM member_day d WHERE d.merchant = p_merchant AND d.day = b.day AND d.member = b.member
        AND d.rounds > 0) k
  ), both_parts AS (
    SELECT d.day, d.game_type, d.rounds, d.stake, d.payout, d.valid_bet, d.active,
      d.first_deposits, d.new_members
    FROM team_day d WHERE d.merchant = p_merchant AND d.agent = p_agent
      AND d.day BETWEEN p_from AND p_to
    UNION ALL
    SELECT l.day, coalesce(l.game_type, 'ALL'), sum(l.rounds), sum(l.stake), sum(l.payout),
      sum(l.valid_bet), CASE WHEN grouping(l.game_type) = 1
        THEN count(DISTINCT l.member) FILTER (WHERE l.is_new_all)
        ELSE count(*) FILTER (WHERE l.is_new) END, 0, 0
    FROM line l GROUP BY GROUPING SETS ((l.day, l.game_type), (l.day))
  )
  SELECT b.day, b.game_type, sum(b.rounds)::bigint, sum(b.stake)::bigint, sum(b.payout)::bigint,
    sum(b.valid_bet)::bigint, sum(b.active)::bigint, sum(b.first_deposits)::bigint,
    sum(b.new_members)::bigint
  FROM both_parts b GROUP BY 1, 2 ORDER BY 1, 2
$$;

-- The figures of days that differ from what they were made of, each named by its table and key. Each
-- is made anew: play from the feed up to the marks, money from the ledger's postings, and teams from
-- their members' figures and the tree as it was. The planner takes each part for a few rows, so it
-- must not join them row by row.
CREATE OR REPLACE FUNCTION day_problems(p_merchant text)
RETURNS TABLE (problem text, subject text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET enable_nestloop = off AS $$
  WITH dated AS MATERIALIZED (
    SELECT f.* FROM feed_dated(p_merchant) f
    LEFT JOIN feed_marks k ON k.merchant = p_merchant AND k.consumer = 'days'
    WHERE f.number <= coalesce(k.marks[f.shard + 1], 0)
  ), fed AS MATERIALIZED (
    SELECT day, member, game_type, sum(rounds) AS rounds, sum(stake) AS stake,
      sum(payout) AS payout, sum(valid_bet) AS valid_bet
    FROM dated GROUP BY 1, 2, 3
  ), news AS MATERIALIZED (
    SELECT key, day FROM day_news WHERE merchant = p_merchant AND kind = 'MONEY' AND is_counted
  ), above AS MATERIALIZED (
    SELECT ancestor AS agent, descendant AS member, since_day, date 'infinity' AS until_day
    FROM member_tree WHERE merchant = p_merchant AND depth > 0
    UNION ALL
    SELECT ancestor, descendant, since_day, until_day FROM member_tree_past
    WHERE merchant = p_merchant
  ), money AS MATERIALIZED (
    SELECT * FROM money_day WHERE merchant = p_merchant
  ), firsts AS (
    SELECT member, min(day) AS day FROM money WHERE kind = 'deposit' GROUP BY member
  ), joined AS (
    SELECT n.key AS member, n.day FROM day_news n
    WHERE n.merchant = p_merchant AND n.kind = 'JOIN' AND n.is_counted
  ), team AS (
    SELECT f.day, a.agent, coalesce(f.game_type, 'ALL') AS game_type, sum(f.rounds) AS rounds,
      sum(f.stake) AS stake, sum(f.payout) AS payout, sum(f.valid_bet) AS valid_bet,
      count(DISTINCT f.member) FILTER (WHERE f.rounds > 0) AS active, 0 AS first_deposits,
      0 AS new_members
    FROM fed f JOIN above a ON a.member = f.member AND f.day >= a.since_day AND f.day < a.until_day
    GROUP BY GROUPING SETS ((f.day, a.agent, f.game_type), (f.day, a.agent))
    UNION ALL
    SELECT e.day, a.agent, 'ALL', 0, 0, 0, 0, 0, sum(e.first_deposits), sum(e.new_members)
    FROM (SELECT member, day, 1 AS first_deposits, 0 AS new_members FROM firsts
      UNION ALL SELECT member, day, 0, 1 FROM joined) e
    JOIN above a ON a.member = e.member AND e.day >= a.since_day AND e.day < a.until_day
    GROUP BY e.day, a.agent
  )
  SELECT 'DAYS_DIFFER', 'member_day ' || day || ' ' || member || ' ' || game_type
  FROM fed f FULL JOIN (SELECT * FROM member_day WHERE merchant = p_merchant) d
    USING (day, member, game_type)
  WHERE (d.rounds, d.stake, d.payout, d.valid_bet)
    IS DISTINCT FROM (f.rounds, f.stake, f.payout, f.valid_bet)
  UNION ALL
  SELECT 'DAYS_DIFFER', 'team_day ' || day || ' ' || agent || ' ' || game_type
  FROM (SELECT day, agent, game_type, sum(rounds) AS rounds, sum(stake) AS stake,
      sum(payout) AS payout, sum(valid_bet) AS valid_bet, sum(active) AS active,
      sum(first_deposits) AS first_deposits, sum(new_members) AS new_members
    FROM team GROUP BY 1, 2, 3) t
  FULL JOIN (SELECT * FROM team_day WHERE merchant = p_merchant) d USING (day, agent, game_type)
  WHERE (coalesce(d.rounds, 0), coalesce(d.stake, 0), coalesce(d.payout, 0),
      coalesce(d.valid_bet, 0), coalesce(d.active, 0), coalesce(d.first_deposits, 0),
      coalesce(d.new_members, 0))
    IS DISTINCT FROM (coalesce(t.rounds, 0), coalesce(t.stake, 0), coalesce(t.payout, 0),
      coalesce(t.valid_bet, 0), coalesce(t.active, 0), coalesce(t.first_deposits, 0),
      coalesce(t.new_members, 0))
  UNION ALL
  SELECT 'DAYS_DIFFER', 'team_money_day ' || day || ' ' || agent || ' ' || kind
  FROM (SELECT m.day, a.agent, m.kind, sum(m.amount_in) AS amount_in,
      sum(m.amount_out) AS amount_out, sum(m.count) AS count
    FROM money m JOIN above a ON a.member = m.member AND m.day >= a.since_day
      AND m.day < a.until_day
    GROUP BY 1, 2, 3) t
  FULL JOIN (SELECT * FROM team_money_day WHERE merchant = p_merchant) d USING (day, agent, kind)
  WHERE (d.amount_in, d.amount_out, d.count)
    IS DISTINCT FROM (t.amount_in, t.amount_out, t.count)
  UNION ALL
  SELECT 'DAYS_DIFFER', 'game_day ' || day || ' ' || vendor || ' ' || game
  FROM (SELECT day, vendor, game, sum(rounds) AS rounds, sum(stake) AS stake,
      sum(payout) AS payout, sum(valid_bet) AS valid_bet
    FROM dated GROUP BY 1, 2, 3) f
  FULL JOIN (SELECT * FROM game_day WHERE merchant = p_merchant) d USING (day, vendor, game)
  WHERE (d.rounds, d.stake, d.payout, d.valid_bet)
    IS DISTINCT FROM (f.rounds, f.stake, f.payout, f.valid_bet)
  UNION ALL
  SELECT 'DAYS_DIFFER', 'fee_day ' || day || ' ' || payer
  FROM (SELECT n.day, CASE a.kind WHEN 'fees' THEN 'house' ELSE 'player' END AS payer,
      sum(t.amount) AS amount, count(*) AS count
    FROM ledger_transfers t
    JOIN ledger_accounts a ON a.merchant = p_merchant AND a.id = t.from_account
    JOIN news n ON n.key = 'deposit:' || substr(t.key, 12)
    WHERE t.merchant = p_merchant AND t.kind = 'depositFee' GROUP BY 1, 2) f
  FULL JOIN (SELECT * FROM fee_day WHERE merchant = p_merchant) d USING (day, payer)
  WHERE (d.amount, d.count) IS DISTINCT FROM (f.amount, f.count)
  UNION ALL
  -- Whatever a member's purses got or gave beside play, on the day that it was counted for.
  SELECT 'DAYS_DIFFER', 'money_day ' || day || ' ' || member || ' ' || kind
  FROM (SELECT n.day, a.owner AS member, t.kind,
      sum(greatest(e.amount, 0)) AS amount_in, sum(greatest(-e.amount, 0)) AS amount_out,
      count(*) AS count
    FROM ledger_entries e
    JOIN ledger_accounts a ON a.merchant = p_merchant AND a.id = e.account
      AND a.owner <> 'house' AND a.kind <> 'points'
    JOIN members m ON m.merchant = p_merchant AND m.id = a.owner AND m.type <> 4
    JOIN ledger_transfers t ON t.merchant = p_merchant AND t.key = e.transfer_key
    JOIN ledger_accounts o ON o.merchant = p_merchant
      AND o.id = CASE t.from_account WHEN e.account THEN t.to_account ELSE t.from_account END
      AND o.owner <> a.owner
    JOIN news n ON n.key = t.key
    WHERE e.merchant = p_merchant AND NOT money_is_play(t.kind)
    GROUP BY 1, 2, 3) b
  FULL JOIN money d USING (day, member, kind)
  WHERE (d.amount_in, d.amount_out, d.count)
    IS DISTINCT FROM (b.amount_in, b.amount_out, b.count)
  UNION ALL
  -- A movement between a member and others that no day knows, counted or not.
  SELECT 'DAYS_DIFFER', 'day_news ' || t.key FROM ledger_transfers t
  JOIN ledger_accounts f ON f.merchant = p_merchant AND f.id = t.from_account AND f.kind <> 'points'
  JOIN ledger_accounts o ON o.merchant = p_merchant AND o.id = t.to_account AND o.owner <> f.owner
  LEFT JOIN day_news n ON n.merchant = p_merchant AND n.kind = 'MONEY' AND n.key = t.key
  WHERE t.merchant = p_merchant AND t.amount > 0 AND NOT money_is_play(t.kind) AND n.key IS NULL
$$;

-- The sittings that differ from the closed rounds up to the marks: a bet begins one if no other round
-- of the member and game ended within the thirty minutes before it or was open.
CREATE OR REPLACE FUNCTION sitting_problems(p_merchant text)
RETURNS TABLE (problem text, subject text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH fed AS MATERIALIZED (
    SELECT f.member, f.game, f.shard, f.number, f.stake, f.payout, f.valid_bet, f.settled_at,
      greatest(f.opened_at, f.settled_at - interval '30 minutes') AS bet_at
    FROM round_feed f
    JOIN feed_marks k ON k.merchant = p_merchant AND k.consumer = 'sittings'
    WHERE f.merchant = p_merchant AND f.kind = 'CLOSED' AND f.number <= k.marks[f.shard + 1]
  ), ended AS (
    SELECT f.*, max(settled_at) OVER (PARTITION BY member, game ORDER BY bet_at
      RANGE BETWEEN UNBOUNDED PRECEDING AND interval '1 microsecond' PRECEDING) AS before
    FROM fed f
  ), placed AS (
    SELECT e.*, max(CASE WHEN before IS NULL OR bet_at - before >= interval '30 minutes'
        THEN bet_at END) OVER (PARTITION BY member, game ORDER BY bet_at) AS started_at
    FROM ended e
  ), made AS (
    SELECT member, game, started_at, max(settled_at) AS last_at, count(*) AS rounds,
      sum(stake) AS stake, sum(payout) AS payout, sum(valid_bet) AS valid_bet
    FROM placed GROUP BY 1, 2, 3
  )
  SELECT 'SITTINGS_DIFFER', member || ' ' || game || ' ' || started_at
  FROM made m FULL JOIN (SELECT * FROM sittings WHERE merchant = p_merchant) s
    USING (member, game, started_at)
  WHERE (s.last_at, s.rounds, s.stake, s.payout, s.valid_bet)
    IS DISTINCT FROM (m.last_at, m.rounds, m.stake, m.payout, m.valid_bet)
$$;

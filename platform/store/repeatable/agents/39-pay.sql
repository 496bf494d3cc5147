-- What a movement of a member's money costs the house beside play: its kind of cost, or null.
CREATE OR REPLACE FUNCTION pay_cost_of(p_kind text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_kind IN ('rebate', 'lotteryRebate', 'manualRebate') THEN 'rebate'
    WHEN p_kind IN ('agentRebate', 'uplineRebate') THEN 'agentRebate'
    WHEN p_kind IN ('bonus', 'jackpot', 'gift', 'mission', 'wheel', 'envelope', 'egg', 'rescue',
      'referral', 'contestPrize') THEN 'bonus' END
$$;

-- The members of agents' teams, the agents included, with the days [since, until) that count.
CREATE OR REPLACE FUNCTION pay_team(p_merchant text, p_agents text[]) RETURNS TABLE (
  agent text, member text, since date, until date
) LANGUAGE sql STABLE AS $$
  SELECT t.ancestor, t.descendant, t.since_day, date 'infinity' FROM member_tree t
  WHERE t.merchant = p_merchant AND t.ancestor = ANY (p_agents)
  UNION ALL
  SELECT p.ancestor, p.descendant, p.since_day, p.until_day FROM member_tree_past p
  WHERE p.merchant = p_merchant AND p.ancestor = ANY (p_agents)
$$;

-- The fees of deposits that the house bore, by the member and the day of the deposit.
CREATE OR REPLACE FUNCTION pay_fees(p_merchant text, p_from date, p_to date) RETURNS TABLE (
  member text, day date, amount bigint
) LANGUAGE sql STABLE AS $$
  SELECT d.member_id, n.day, sum(f.amount)::bigint FROM (
    SELECT DISTINCT member FROM money_day WHERE merchant = p_merchant AND kind = 'deposit'
      AND day >= p_from AND day < p_to
  ) m
  JOIN deposits d ON d.merchant = p_merchant AND d.member_id = m.member
  JOIN day_news n ON n.merchant = p_merchant AND n.kind = 'MONEY' AND n.key = 'deposit:' || d.id
    AND n.day >= p_from AND n.day < p_to
  CROSS JOIN LATERAL deposit_fee(p_merchant, n.key) f
  WHERE f.payer = 'house' GROUP BY 1, 2
$$;

-- What a team, its agent included, counted by day and game type, without what is not folded yet.
CREATE OR REPLACE FUNCTION pay_play(p_merchant text, p_agent text, p_from date, p_to date)
RETURNS TABLE (day date, game_type text, stake bigint, payout bigint, valid_bet bigint)
LANGUAGE sql STABLE AS $$
  SELECT t.day, t.game_type, t.stake, t.payout, t.valid_bet
  FROM generate_series(0, p_to - p_from - 1) n
  JOIN team_day t ON t.merchant = p_merchant AND t.day = p_from + n AND t.agent = p_agent
    AND t.game_type <> 'ALL'
  UNION ALL
  SELECT d.day, d.game_type, d.stake, d.payout, d.valid_bet
  FROM generate_series(0, p_to - p_from - 1) n
  JOIN member_day d ON d.merchant = p_merchant AND d.day = p_from + n AND d.member = p_agent
$$;

-- What rebates and gifts a team, its agent included, got by day and kind of cost.
CREATE OR REPLACE FUNCTION pay_costs(p_merchant text, p_agent text, p_from date, p_to date)
RETURNS TABLE (day date, cost text, amount bigint) LANGUAGE sql STABLE AS $$
  SELECT t.day, pay_cost_of(t.kind), t.amount_in - t.amount_out
  FROM generate_series(0, p_to - p_from - 1) n
  JOIN team_money_day t ON t.merchant = p_merchant AND t.day = p_from + n AND t.agent = p_agent
  WHERE pay_cost_of(t.kind) IS NOT NULL
  UNION ALL
  SELECT d.day, pay_cost_of(d.kind), d.amount_in - d.amount_out
  FROM generate_series(0, p_to - p_from - 1) n
  JOIN money_day d ON d.merchant = p_merchant AND d.day = p_from + n AND d.member = p_agent
  WHERE pay_cost_of(d.kind) IS NOT NULL
$$;

-- The figures of contracts, all at once. An item names a contract, its payee (agent), its days
-- [since, until), the game types that count (null: all), and the bets that make a member active
-- (minimums). A member is active who has bet, and that much. The figures are those of the days, so
-- the caller waits until they are sealed.
CREATE OR REPLACE FUNCTION pay_figures(p_merchant text, p_items jsonb) RETURNS TABLE (
  contract text, stake bigint, payout bigint, valid_bet bigint, rebates bigint,
  agent_rebates bigint, bonuses bigint, fees bigint, active jsonb
) LANGUAGE sql STABLE AS $$
  WITH item AS MATERIALIZED (
    SELECT * FROM jsonb_to_recordset(p_items) AS i (contract text, agent text, since date,
      until date, types jsonb, minimums jsonb)
  ), span AS MATERIALIZED (
    SELECT min(since) AS since, max(until) AS until, array_agg(DISTINCT agent) AS agents FROM item
  ), play AS MATERIALIZED (
    SELECT i.contract, sum(p.stake)::bigint AS stake, sum(p.payout)::bigint AS payout,
      sum(p.valid_bet)::bigint AS valid_bet
    FROM item i CROSS JOIN LATERAL pay_play(p_merchant, i.agent, i.since, i.until) p
    WHERE i.types IS NULL OR i.types ? p.game_type GROUP BY 1
  ), cost AS MATERIALIZED (
    SELECT i.contract,
      coalesce(sum(c.amount) FILTER (WHERE c.cost = 'rebate'), 0)::bigint AS rebates,
      coalesce(sum(c.amount) FILTER (WHERE c.cost = 'agentRebate'), 0)::bigint AS agent_rebates,
      coalesce(sum(c.amount) FILTER (WHERE c.cost = 'bonus'), 0)::bigint AS bonuses
    FROM item i CROSS JOIN LATERAL pay_costs(p_merchant, i.agent, i.since, i.until) c GROUP BY 1
  ), pair AS MATERIALIZED (
    SELECT t.* FROM span s CROSS JOIN LATERAL pay_team(p_merchant, s.agents) t
    WHERE t.since < s.until AND t.until > s.since
  ), fee AS MATERIALIZED (
    SELECT i.contract, sum(f.amount)::bigint AS fees
    FROM span s CROSS JOIN LATERAL pay_fees(p_merchant, s.since, s.until) f
    JOIN pair t ON t.member = f.member AND f.day >= t.since AND f.day < t.until
    JOIN item i ON i.agent = t.agent AND f.day >= i.since AND f.day < i.until GROUP BY 1
  ), whole AS MATERIALIZED (
    -- Most members stay where they are for the whole span: their days are added up only once.
    SELECT d.member, d.game_type, sum(d.valid_bet) AS valid_bet FROM member_day d, span s
    WHERE d.merchant = p_merchant AND d.day >= s.since AND d.day < s.until GROUP BY 1, 2
  ), pick AS MATERIALIZED (
    SELECT i.contract, i.types, t.member, i.since = s.since AND i.until = s.until
      AND t.since <= s.since AND t.until >= s.until AS is_whole,
      greatest(i.since, t.since) AS since, least(i.until, t.until) AS until
    FROM span s CROSS JOIN item i JOIN pair t ON t.agent = i.agent
  ), bet AS (
    SELECT p.contract, p.types, p.member, w.game_type, w.valid_bet
    FROM pick p JOIN whole w ON w.member = p.member WHERE p.is_whole
    UNION ALL
    SELECT p.contract, p.types, p.member, d.game_type, d.valid_bet
    FROM pick p CROSS JOIN LATERAL generate_series(0, p.until - p.since - 1) n
    JOIN member_day d ON d.merchant = p_merchant AND d.day = p.since + n AND d.member = p.member
    WHERE NOT p.is_whole
  ), own AS MATERIALIZED (
    SELECT contract, member, sum(valid_bet) AS valid_bet FROM bet
    WHERE types IS NULL OR types ? game_type GROUP BY 1, 2
  ), active AS (
    SELECT c.contract, jsonb_object_agg(c.minimum, c.members) AS active FROM (
      SELECT i.contract, m.minimum,
        count(o.member) FILTER (WHERE o.valid_bet >= greatest(m.minimum::bigint, 1)) AS members
      FROM item i CROSS JOIN LATERAL jsonb_array_elements_text(i.minimums) m (minimum)
      LEFT JOIN own o ON o.contract = i.contract GROUP BY 1, 2
    ) c GROUP BY 1
  )
  SELECT i.contract, coalesce(p.stake, 0), coalesce(p.payout, 0), coalesce(p.valid_bet, 0),
    coalesce(c.rebates, 0), coalesce(c.agent_rebates, 0), coalesce(c.bonuses, 0),
    coalesce(f.fees, 0), coalesce(a.active, '{}')
  FROM item i LEFT JOIN play p USING (contract) LEFT JOIN cost c USING (contract)
  LEFT JOIN fee f USING (contract) LEFT JOIN active a USING (contract)
$$;

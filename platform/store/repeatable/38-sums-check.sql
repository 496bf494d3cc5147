-- Compares one merchant's book with other records. The house's game result must match the rounds and
-- the vendors' bonuses. Each credited deposit must match its transfer and the line of a statement
-- that paid it, each bill of a contract its movements, each rebate, award and lottery difference its movement. Fees, facts, days and sittings must match their sources, the tree of members their uplines.
-- Compiling costs more than it saves.
CREATE OR REPLACE FUNCTION ledger_sum_problems(p_merchant text)
RETURNS TABLE (problem text, subject text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp SET jit = off AS $$
  WITH booked AS (
    SELECT coalesce(sum(balance), 0) AS amount FROM ledger_accounts
    WHERE merchant = p_merchant AND owner = 'house' AND kind = 'game'
  ), played AS (
    SELECT coalesce(sum(stake) - sum(payout), 0) AS amount FROM rounds WHERE merchant = p_merchant
  ), given AS (
    SELECT coalesce(sum(amount), 0) AS amount FROM vendor_transactions
    WHERE merchant = p_merchant AND kind = 'bonus' AND state = 'ACCEPTED'
  )
  SELECT 'ROUNDS_DIFFER', (booked.amount - played.amount + given.amount)::text
  FROM booked, played, given
  WHERE booked.amount <> played.amount - given.amount
  UNION ALL
  -- What the feed says of each member, compared with the settled rounds.
  SELECT 'FEED_DIFFERS', coalesce(r.member, f.member) FROM (
    SELECT member, sum(stake) AS stake, sum(payout) AS payout, sum(valid_bet) AS valid_bet
    FROM rounds WHERE merchant = p_merchant AND state <> 'OPEN' GROUP BY member
  ) r FULL JOIN (
    SELECT member, sum(stake) AS stake, sum(payout) AS payout, sum(valid_bet) AS valid_bet
    FROM round_feed WHERE merchant = p_merchant GROUP BY member
  ) f ON f.member = r.member
  WHERE (coalesce(r.stake, 0), coalesce(r.payout, 0), coalesce(r.valid_bet, 0))
    <> (coalesce(f.stake, 0), coalesce(f.payout, 0), coalesce(f.valid_bet, 0))
  UNION ALL
  -- And of each game.
  SELECT 'FEED_DIFFERS', vendor || ' ' || game FROM (
    SELECT vendor, game, sum(stake) AS stake, sum(payout) AS payout, sum(valid_bet) AS valid_bet
    FROM rounds WHERE merchant = p_merchant AND state <> 'OPEN' GROUP BY 1, 2
  ) r FULL JOIN (
    SELECT vendor, game, sum(stake) AS stake, sum(payout) AS payout, sum(valid_bet) AS valid_bet
    FROM round_feed WHERE merchant = p_merchant GROUP BY 1, 2
  ) f USING (vendor, game)
  WHERE (coalesce(r.stake, 0), coalesce(r.payout, 0), coalesce(r.valid_bet, 0))
    <> (coalesce(f.stake, 0), coalesce(f.payout, 0), coalesce(f.valid_bet, 0))
  UNION ALL
  -- Each conversion of points has its two movements, and each movement of one its conversion.
  SELECT 'POINTS_DIFFER', coalesce(c.id, t.id) FROM (
    SELECT id, points::bigint * 10000 AS points, amount FROM point_conversions
    WHERE merchant = p_merchant
  ) c FULL JOIN (
    SELECT split_part(key, ':', 2) AS id, max(amount) FILTER (WHERE kind = 'pointsConvert') AS points,
      max(amount) FILTER (WHERE kind = 'points') AS amount
    FROM ledger_transfers WHERE merchant = p_merchant AND kind IN ('pointsConvert', 'points')
    GROUP BY 1
  ) t ON t.id = c.id
  WHERE (c.points, c.amount) IS DISTINCT FROM (t.points, t.amount)
  UNION ALL
  -- What a campaign spent is what its awards and bonuses cost.
  SELECT 'CAMPAIGN_DIFFERS', c.code FROM campaigns c
  WHERE c.merchant = p_merchant AND c.spent <> (
    SELECT coalesce(sum(w.cost), 0) FROM awards w
    WHERE w.merchant = p_merchant AND w.campaign = c.code AND w.state = 'ISSUED'
  ) + (
    SELECT coalesce(sum(b.amount), 0) FROM bonuses b
    WHERE b.merchant = p_merchant AND b.campaign = c.code
  )
  UNION ALL
  -- Each issued award has its movements, and each movement of one its award.
  SELECT 'AWARDS_DIFFER', coalesce(w.id, t.id) FROM (
    SELECT id, member, nullif(amount, 0) AS amount, nullif(points, 0)::bigint * 10000 AS points
    FROM awards WHERE merchant = p_merchant AND state = 'ISSUED' AND amount + points > 0
  ) w FULL JOIN (
    SELECT split_part(m.key, ':', 2) AS id, a.owner AS member,
      max(m.amount) FILTER (WHERE m.kind = 'award') AS amount,
      max(m.amount) FILTER (WHERE m.kind = 'awardPoints') AS points
    FROM ledger_transfers m
    JOIN ledger_accounts a ON a.merchant = p_merchant AND a.id = m.to_account
    WHERE m.merchant = p_merchant AND m.kind IN ('award', 'awardPoints') GROUP BY 1, 2
  ) t USING (id, member) WHERE (w.amount, w.points) IS DISTINCT FROM (t.amount, t.points)
  UNION ALL
  -- Each bonus has its movement and what went back of it, and each movement of one its bonus.
  SELECT 'BONUSES_DIFFER', coalesce(b.id, t.id) FROM (
    SELECT id, member, amount, nullif(taken_back, 0) AS taken_back FROM bonuses
    WHERE merchant = p_merchant
  ) b FULL JOIN (
    SELECT split_part(m.key, ':', 2) AS id, a.owner AS member,
      max(m.amount) FILTER (WHERE m.kind = 'memberBonus') AS amount,
      max(m.amount) FILTER (WHERE m.kind = 'memberBonusBack') AS taken_back
    FROM ledger_transfers m
    JOIN ledger_accounts a ON a.merchant = p_merchant AND a.id = CASE m.kind
      WHEN 'memberBonus' THEN m.to_account ELSE m.from_account END
    WHERE m.merchant = p_merchant AND m.kind IN ('memberBonus', 'memberBonusBack') GROUP BY 1, 2
  ) t USING (id, member) WHERE (b.amount, b.taken_back) IS DISTINCT FROM (t.amount, t.taken_back)
  UNION ALL
  -- Each rebate that was paid has its movement, and each movement of one its rebate.
  SELECT 'MANUAL_REBATES_DIFFER', coalesce(c.key, t.key) FROM (
    SELECT 'mr:' || id AS key, member, amount FROM rebate_claims
    WHERE merchant = p_merchant AND state = 'PAID'
  ) c FULL JOIN (
    SELECT m.key, a.owner AS member, m.amount FROM ledger_transfers m
    JOIN ledger_accounts a ON a.merchant = p_merchant AND a.id = m.to_account
    WHERE m.merchant = p_merchant AND m.kind = 'manualRebate'
  ) t USING (key, member) WHERE c.amount IS DISTINCT FROM t.amount
  UNION ALL
  -- Each redeemed good has its movement, each rejected one the points that came back, and no others.
  SELECT 'REDEEMS_DIFFER', coalesce(c.id, t.id) FROM (
    SELECT id, points_needed::bigint * quantity * 10000 AS points, CASE state WHEN 'REJECTED'
      THEN points_needed::bigint * quantity * 10000 END AS returned
    FROM point_redemptions WHERE merchant = p_merchant
  ) c FULL JOIN (
    SELECT split_part(key, ':', 2) AS id,
      max(amount) FILTER (WHERE kind = 'pointsRedeem') AS points,
      max(amount) FILTER (WHERE kind = 'pointsReturn') AS returned
    FROM ledger_transfers WHERE merchant = p_merchant AND kind IN ('pointsRedeem', 'pointsReturn')
    GROUP BY 1
  ) t ON t.id = c.id
  WHERE (c.points, c.returned) IS DISTINCT FROM (t.points, t.returned)
  UNION ALL
  -- And no good is taken more often than its redemptions say.
  SELECT 'REDEEMS_DIFFER', r.id FROM rewards r LEFT JOIN (
    SELECT reward, sum(quantity) AS taken FROM point_redemptions
    WHERE merchant = p_merchant AND state <> 'REJECTED' GROUP BY 1
  ) d ON d.reward = r.id
  WHERE r.merchant = p_merchant AND r.taken <> coalesce(d.taken, 0)
  UNION ALL
  -- Each entry of a board that costs points has its movement, and each movement of one its entry.
  SELECT 'BOARD_ENTRIES_DIFFER', coalesce(c.key, t.key) FROM (
    SELECT 'be:' || board || ':' || period || ':' || member AS key, fee::bigint * 10000 AS points
    FROM board_scores WHERE merchant = p_merchant AND fee > 0
  ) c FULL JOIN (
    SELECT key, amount AS points FROM ledger_transfers
    WHERE merchant = p_merchant AND kind = 'boardEntry'
  ) t USING (key) WHERE c.points IS DISTINCT FROM t.points
  UNION ALL
  -- Each play of a draw that was paid with points has its movement, and each movement of one its play.
  SELECT 'DRAW_TICKETS_DIFFER', coalesce(c.key, t.key) FROM (
    SELECT 'dt:' || draw || ':' || member || ':' || ticket AS key,
      split_part(ticket, ':', 4)::bigint * 10000 AS points
    FROM draw_plays WHERE merchant = p_merchant AND ticket LIKE 'points:%'
  ) c FULL JOIN (
    SELECT key, amount AS points FROM ledger_transfers
    WHERE merchant = p_merchant AND kind = 'drawTicket'
  ) t USING (key) WHERE c.points IS DISTINCT FROM t.points
  UNION ALL
  -- The house's purse for fees, compared with the days' fees and those of deposits not counted yet.
  SELECT 'FEES_DIFFER', (p.amount - d.amount - n.amount)::text FROM (
    SELECT coalesce(sum(balance), 0) AS amount FROM ledger_accounts
    WHERE merchant = p_merchant AND owner = 'house' AND kind = 'fees'
  ) p, (
    SELECT coalesce(sum(CASE payer WHEN 'player' THEN amount ELSE -amount END), 0) AS amount
    FROM fee_day WHERE merchant = p_merchant
  ) d, (
    SELECT coalesce(sum(CASE f.payer WHEN 'player' THEN f.amount ELSE -f.amount END), 0) AS amount
    FROM day_news w CROSS JOIN LATERAL deposit_fee(p_merchant, w.key) f
    WHERE w.merchant = p_merchant AND w.kind = 'MONEY' AND NOT w.is_counted
  ) n WHERE p.amount <> d.amount + n.amount
  UNION ALL
  -- Each shard's numbers have no gap.
  SELECT 'FEED_DIFFERS', a.shard::text FROM ledger_accounts a
  LEFT JOIN (SELECT shard, count(*) AS rows, max(number) AS newest FROM round_feed
    WHERE merchant = p_merchant GROUP BY shard) f USING (shard)
  WHERE a.merchant = p_merchant AND a.owner = 'house' AND a.kind = 'game'
    AND (a.feed_count, a.feed_count) <> (coalesce(f.rows, 0), coalesce(f.newest, 0))
  UNION ALL
  -- The lottery's rebates, compared with the rounds that gave them.
  SELECT 'REBATES_DIFFER', (b.amount - r.amount)::text FROM (
    SELECT coalesce(sum(CASE a.owner WHEN 'house' THEN -m.amount ELSE m.amount END), 0) AS amount
    FROM ledger_transfers m
    JOIN ledger_accounts a ON a.merchant = p_merchant AND a.id = m.to_account
    WHERE m.merchant = p_merchant AND m.kind = 'lotteryRebate'
  ) b, (
    SELECT coalesce(sum(rebate), 0) AS amount FROM rounds
    WHERE merchant = p_merchant AND state = 'CLOSED'
  ) r WHERE b.amount <> r.amount
  UNION ALL
  -- What each bill of an agent's contract has paid, compared with its movements to the payee.
  SELECT 'BILLS_DIFFER', coalesce(b.key, t.key) FROM (
    SELECT concat_ws(':', 'pay', kind, period, contract) AS key, payee, paid FROM pay_bills
    WHERE merchant = p_merchant AND paid > 0
  ) b FULL JOIN (
    SELECT array_to_string((string_to_array(m.key, ':'))[1:5], ':') AS key, a.owner AS payee,
      sum(m.amount) AS paid
    FROM ledger_transfers m
    JOIN ledger_accounts a ON a.merchant = p_merchant AND a.id = m.to_account
    WHERE m.merchant = p_merchant AND m.amount > 0
      AND m.kind IN ('dividend', 'salaryDaily', 'salaryHour', 'salaryRealtime') GROUP BY 1, 2
  ) t USING (key, payee) WHERE b.paid IS DISTINCT FROM t.paid
  UNION ALL
  -- What each rebate of a day has paid, compared with its movement.
  SELECT 'AGENT_REBATES_DIFFER', coalesce(r.key, t.key) FROM (
    SELECT concat_ws(':', 'ar', day, agent, category, CASE source WHEN 'OWN' THEN 'own' END) AS key,
      agent, amount
    FROM agent_rebates WHERE merchant = p_merchant AND paid_at IS NOT NULL AND amount > 0
  ) r FULL JOIN (
    SELECT m.key, a.owner AS agent, m.amount FROM ledger_transfers m
    JOIN ledger_accounts a ON a.merchant = p_merchant AND a.id = m.to_account
    WHERE m.merchant = p_merchant AND m.kind IN ('rebate', 'agentRebate') AND m.key LIKE 'ar:%'
  ) t USING (key, agent) WHERE r.amount IS DISTINCT FROM t.amount
  UNION ALL
  -- What each agent's lottery differences of a run have paid, compared with the movement.
  SELECT 'LOTTERY_DIFFERS', coalesce(d.key, t.key) FROM (
    SELECT concat_ws(':', 'ur', run, agent) AS key, agent, amount FROM lottery_differences
    WHERE merchant = p_merchant AND paid_at IS NOT NULL AND amount > 0
  ) d FULL JOIN (
    SELECT m.key, a.owner AS agent, m.amount FROM ledger_transfers m
    JOIN ledger_accounts a ON a.merchant = p_merchant AND a.id = m.to_account
    WHERE m.merchant = p_merchant AND m.kind = 'uplineRebate'
  ) t USING (key, agent) WHERE d.amount IS DISTINCT FROM t.amount
  UNION ALL
  -- And what they earned, with the lines of the rounds.
  SELECT 'LOTTERY_DIFFERS', concat_ws(':', 'ur', run, agent) FROM (
    SELECT run, agent, gross FROM lottery_differences WHERE merchant = p_merchant
  ) d FULL JOIN (
    SELECT run, agent, sum(amount) AS gross FROM lottery_lines WHERE merchant = p_merchant
    GROUP BY 1, 2
  ) l USING (run, agent) WHERE coalesce(d.gross, 0) <> coalesce(l.gross, 0)
  UNION ALL
  -- What each bill of a real-time salary earned, compared with its rounds.
  SELECT 'BILLS_DIFFER', concat_ws(':', 'pay', 'realtime', period, contract) FROM (
    SELECT period, contract, gross FROM pay_bills WHERE merchant = p_merchant AND kind = 'realtime'
  ) b FULL JOIN (
    SELECT period, contract, sum(amount) AS gross FROM pay_lines WHERE merchant = p_merchant
    GROUP BY 1, 2
  ) l USING (period, contract) WHERE b.gross IS DISTINCT FROM l.gross
  UNION ALL
  -- Money in transit per member, compared with the open moves.
  SELECT 'TRANSIT_DIFFERS', a.owner FROM ledger_accounts a
  WHERE a.merchant = p_merchant AND a.kind = 'transit' AND a.balance <> (
    SELECT coalesce(sum(m.amount), 0) FROM purse_moves m
    WHERE m.merchant = a.merchant AND m.member_id = a.owner AND m.direction = 'in'
      AND m.status = 'OPEN')
  UNION ALL
  -- A vendor's purse, compared with its moves and its rounds.
  SELECT 'PURSE_DIFFERS', a.owner || ' ' || substr(a.kind, 7) FROM ledger_accounts a
  WHERE a.merchant = p_merchant AND a.kind LIKE 'purse:%' AND a.balance <> (
    SELECT coalesce(sum(CASE m.direction WHEN 'in' THEN m.amount ELSE -m.amount END), 0)
    FROM purse_moves m WHERE m.merchant = a.merchant AND m.member_id = a.owner
      AND m.vendor = substr(a.kind, 7) AND m.status = 'DONE'
  ) + (
    SELECT coalesce(sum(r.payout - r.stake), 0) FROM rounds r
    WHERE r.merchant = a.merchant AND r.member = a.owner AND r.vendor = substr(a.kind, 7)
      AND r.is_told
  )
  UNION ALL
  SELECT 'DEPOSIT_DIFFERS', d.id FROM deposits d
  LEFT JOIN ledger_transfers t ON t.merchant = d.merchant AND t.key = 'deposit:' || d.id
    AND t.kind = 'deposit'
  WHERE d.merchant = p_merchant AND d.status IN ('CREDITED', 'REFUNDED')
    AND t.amount IS DISTINCT FROM coalesce(d.credited_amount, d.paid_amount)
  UNION ALL
  -- A line of a bank's statement, compared with the deposit that it paid.
  SELECT 'LINE_DIFFERS', b.id FROM bank_lines b
  LEFT JOIN deposits d ON d.merchant = b.merchant AND d.id = b.deposit_id
    AND d.status IN ('CREDITED', 'REFUNDED')
  WHERE b.merchant = p_merchant AND b.state = 'MATCHED'
    AND (d.paid_amount, d.currency) IS DISTINCT FROM (b.amount, b.currency)
  UNION ALL
  SELECT problem, subject FROM fact_problems(p_merchant)
  UNION ALL
  SELECT problem, subject FROM member_tree_problems(p_merchant)
  UNION ALL
  SELECT problem, subject FROM day_problems(p_merchant)
  UNION ALL
  SELECT problem, subject FROM sitting_problems(p_merchant)
$$;

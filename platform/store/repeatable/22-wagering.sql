-- A closed round's valid bet fills the member's oldest open wagering requirement, then the next.
-- A member without one costs a single look into an index of open requirements.
CREATE OR REPLACE FUNCTION wagering_fill(
  p_merchant text, p_member text, p_valid_bet bigint, p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM wagering_lots
  WHERE merchant = p_merchant AND member_id = p_member AND closed_at IS NULL
  ORDER BY opened_at, id FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN; END IF;

  UPDATE wagering_lots l SET
    done = f.done,
    closed_at = CASE WHEN f.done = l.required THEN p_now END,
    closed_by = CASE WHEN f.done = l.required THEN 'filled' END
  FROM (
    SELECT id, done + greatest(0, least(required - done, p_valid_bet - coalesce(sum(required - done)
      OVER (ORDER BY opened_at, id ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))) AS done
    FROM wagering_lots
    WHERE merchant = p_merchant AND member_id = p_member AND closed_at IS NULL
  ) f
  WHERE l.merchant = p_merchant AND l.id = f.id AND f.done > l.done;
END $$;

-- Reduces the wagering after a round's valid bet turned out smaller, the newest requirement first.
-- Requirements filled since the round closed are included; they open again.
CREATE OR REPLACE FUNCTION wagering_unfill(
  p_merchant text, p_member text, p_valid_bet bigint, p_since timestamptz
) RETURNS void LANGUAGE sql AS $$
  UPDATE wagering_lots l SET done = l.done - f.taken, closed_at = NULL, closed_by = NULL
  FROM (
    SELECT id, least(done, p_valid_bet - coalesce(sum(done)
      OVER (ORDER BY opened_at DESC, id DESC ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0))
      AS taken
    FROM wagering_lots
    WHERE merchant = p_merchant AND member_id = p_member AND done > 0
      AND (closed_at IS NULL OR (closed_by = 'filled' AND closed_at >= p_since))
  ) f
  WHERE l.merchant = p_merchant AND l.id = f.id AND f.taken > 0
$$;

-- Ends a member's wagering requirements when less than 1.00 is left and no round is open. Money at
-- vendors and in transit counts. The purse is locked first, like in a bet, so that the two never
-- deadlock.
CREATE OR REPLACE FUNCTION wagering_bust(p_merchant text, p_member text, p_now timestamptz)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM wagering_lots
    WHERE merchant = p_merchant AND member_id = p_member AND closed_at IS NULL) THEN RETURN; END IF;
  PERFORM FROM ledger_accounts
  WHERE merchant = p_merchant AND owner = p_member AND kind = 'cash' FOR NO KEY UPDATE;
  UPDATE wagering_lots SET closed_at = p_now, closed_by = 'bust'
  WHERE merchant = p_merchant AND member_id = p_member AND closed_at IS NULL
    AND ledger_owned(p_merchant, p_member) < 10000
    AND NOT EXISTS (SELECT FROM rounds WHERE merchant = p_merchant AND member = p_member
      AND state = 'OPEN' AND opened_at > p_now - interval '62 days');
END $$;

-- Locks the cash of several members in the order in which bets lock purses, before a movement that
-- locks them one by one. A purse that is not there yet begins.
CREATE OR REPLACE FUNCTION ledger_hold(p_merchant text, p_members text[])
RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT ledger_account(p_merchant, member, 'cash', 0) FROM unnest(p_members) member ORDER BY member;
  SELECT FROM ledger_accounts
  WHERE merchant = p_merchant AND owner = ANY (p_members) AND kind = 'cash'
  ORDER BY id FOR NO KEY UPDATE
$$;

-- What a member's open requirements lock of the cash: the rule of domain/money/withdrawals for plain
-- lots. The caller has locked the purse, so no bet fills one meanwhile.
CREATE OR REPLACE FUNCTION wagering_locked(p_merchant text, p_member text) RETURNS bigint
LANGUAGE sql AS $$
  SELECT coalesce(sum(greatest(0, least(amount, required - done))), 0)::bigint FROM wagering_lots
  WHERE merchant = p_merchant AND member_id = p_member AND closed_at IS NULL
$$;

-- Hundredths of a percent of a valid bet that count towards a requirement: all without a map of its
-- own, and nothing for a type of game that the map does not name.
CREATE OR REPLACE FUNCTION wagering_counts(p_contribution jsonb, p_game_type text) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_contribution IS NULL THEN 10000
    ELSE coalesce((p_contribution ->> p_game_type)::bigint, 0) END
$$;

-- A closed round's valid bet fills the member's oldest open wagering requirement, then the next.
-- A member without one costs a single look into an index of open requirements.
CREATE OR REPLACE FUNCTION wagering_fill(
  p_merchant text, p_member text, p_game_type text, p_valid_bet bigint, p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_left bigint := p_valid_bet;
  v_counted bigint;
  l record;
BEGIN
  FOR l IN
    SELECT id, required - done AS missing, wagering_counts(contribution, p_game_type) AS counts
    FROM wagering_lots
    WHERE merchant = p_merchant AND member_id = p_member AND closed_at IS NULL
    ORDER BY opened_at, id FOR NO KEY UPDATE
  LOOP
    CONTINUE WHEN l.counts = 0;
    v_counted := least(l.missing, v_left * l.counts / 10000);
    CONTINUE WHEN v_counted = 0;
    UPDATE wagering_lots SET done = done + v_counted,
      closed_at = CASE WHEN v_counted = l.missing THEN p_now END,
      closed_by = CASE WHEN v_counted = l.missing THEN 'filled' END
    WHERE merchant = p_merchant AND id = l.id;
    -- What is left of the bet counts towards the next one; what was used is rounded up.
    v_left := v_left - (v_counted * 10000 + l.counts - 1) / l.counts;
    EXIT WHEN v_left <= 0;
  END LOOP;
END $$;

-- Reduces the wagering after a round's valid bet turned out smaller, the newest requirement first.
-- Requirements filled since the round closed are included; they open again.
CREATE OR REPLACE FUNCTION wagering_unfill(
  p_merchant text, p_member text, p_game_type text, p_valid_bet bigint, p_since timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_left bigint := p_valid_bet;
  v_taken bigint;
  l record;
BEGIN
  FOR l IN
    SELECT id, done, wagering_counts(contribution, p_game_type) AS counts
    FROM wagering_lots
    WHERE merchant = p_merchant AND member_id = p_member AND done > 0
      AND (closed_at IS NULL OR (closed_by = 'filled' AND closed_at >= p_since))
    ORDER BY opened_at DESC, id DESC FOR NO KEY UPDATE
  LOOP
    CONTINUE WHEN l.counts = 0;
    v_taken := least(l.done, v_left * l.counts / 10000);
    CONTINUE WHEN v_taken = 0;
    UPDATE wagering_lots SET done = done - v_taken, closed_at = NULL, closed_by = NULL
    WHERE merchant = p_merchant AND id = l.id;
    v_left := v_left - (v_taken * 10000 + l.counts - 1) / l.counts;
    EXIT WHEN v_left <= 0;
  END LOOP;
END $$;

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

-- Opens the wagering requirement of a credit, once per id, after the earlier ones of an empty purse end.
CREATE OR REPLACE FUNCTION wagering_open(
  p_merchant text, p_id text, p_member text, p_source text, p_amount bigint, p_required bigint,
  p_contribution jsonb, p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM wagering_bust(p_merchant, p_member, p_at);
  INSERT INTO wagering_lots (merchant, id, member_id, source, amount, required, contribution, opened_at)
  VALUES (p_merchant, p_id, p_member, p_source, p_amount, p_required, p_contribution, p_at)
  ON CONFLICT DO NOTHING;
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

-- What an open bonus locks of a member's cash: its money, and never more than there is (docs/decisions/113).
CREATE OR REPLACE FUNCTION bonus_locked(p_merchant text, p_member text) RETURNS bigint
LANGUAGE sql AS $$
  SELECT coalesce((
    SELECT least(greatest(0, ledger_balance(p_merchant, p_member, 'cash')), g.bonus_left)
    FROM play_guards g
    WHERE g.merchant = p_merchant AND g.member = p_member AND g.bonus_since IS NOT NULL), 0)::bigint
$$;

-- What a member's open requirements lock of the cash: the rule of domain/money/withdrawals. The caller
-- has locked the purse, so no bet fills one meanwhile.
CREATE OR REPLACE FUNCTION wagering_locked(p_merchant text, p_member text) RETURNS bigint
LANGUAGE sql AS $$
  SELECT coalesce(sum(greatest(0, least(amount, required - done))), 0)::bigint
    + bonus_locked(p_merchant, p_member)
  FROM wagering_lots
  WHERE merchant = p_merchant AND member_id = p_member AND closed_at IS NULL AND source <> 'promo'
$$;

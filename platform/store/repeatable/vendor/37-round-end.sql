-- Ends an open round without a vendor's call: by the vendor's answer (CLOSED, VOID), or after too long
-- without one (FORCED). The purse is locked first, like in a bet, before the round is read.
CREATE OR REPLACE FUNCTION round_end(
  p_merchant text, p_vendor text, p_round text, p_outcome text, p_now timestamptz
) RETURNS boolean LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_house bigint := ledger_account(p_merchant, 'house', 'game', ledger_shard('house', p_round));
  v_currency text := (SELECT currency FROM merchants WHERE code = p_merchant);
  r rounds;
  t vendor_transactions;
BEGIN
  SELECT * INTO r FROM rounds
  WHERE merchant = p_merchant AND vendor = p_vendor AND round_id = p_round AND state = 'OPEN';
  IF NOT FOUND THEN RETURN false; END IF;
  PERFORM FROM ledger_accounts
  WHERE merchant = p_merchant
    AND id IN (v_house, ledger_account(p_merchant, r.member, 'cash', 0))
  ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO r FROM rounds
  WHERE merchant = p_merchant AND vendor = p_vendor AND round_id = p_round;
  IF r.state <> 'OPEN' THEN RETURN false; END IF;
  -- Checked here under the lock, because the player may have played since the search.
  IF p_outcome = 'FORCED' AND p_now <= round_forced_at(
    (SELECT game_type FROM games WHERE merchant = p_merchant AND code = r.game),
    r.last_activity_at, r.due_by) THEN
    RETURN false;
  END IF;

  IF p_outcome = 'VOID' THEN
    -- A win of zero ends its bet as well. Either all stakes return or none.
    IF r.payout > 0 OR r.general_wins > 0 OR EXISTS (
      SELECT FROM vendor_transactions
      WHERE merchant = p_merchant AND vendor = p_vendor AND round_id = p_round
        AND at BETWEEN r.opened_at AND r.last_activity_at
        AND kind IN ('bet', 'betwin') AND state = 'ACCEPTED' AND win_count > 0
    ) THEN
      RETURN false;
    END IF;
    FOR t IN
      SELECT * FROM vendor_transactions
      WHERE merchant = p_merchant AND vendor = p_vendor AND round_id = p_round
        AND at BETWEEN r.opened_at AND r.last_activity_at
        AND kind IN ('bet', 'betwin') AND state = 'ACCEPTED'
    LOOP
      PERFORM vendor_rollback(p_merchant, jsonb_build_object('vendor', p_vendor,
        'member', r.member, 'roundId', p_round, 'txId', '~' || t.tx_id, 'refTxId', t.tx_id,
        'ownCurrency', v_currency), v_house, p_now);
    END LOOP;
    RETURN EXISTS (SELECT FROM rounds WHERE merchant = p_merchant AND vendor = p_vendor
      AND round_id = p_round AND state = 'VOID');
  END IF;
  PERFORM round_settle(p_merchant, v_house, p_vendor, p_round, p_now);
  UPDATE rounds SET flag = CASE p_outcome WHEN 'FORCED' THEN 'FORCED' END
  WHERE merchant = p_merchant AND vendor = p_vendor AND round_id = p_round;
  RETURN true;
END $$;

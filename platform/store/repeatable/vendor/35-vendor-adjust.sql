-- adjust: a vendor settles again. An open round's payout changes. A closed round stays as it was; the
-- difference in payout and valid bet is its own row, which every sum over rounds includes. The row's
-- id begins with a sign that no vendor's id may have. The purse may go below zero; the player then
-- owes the difference.
CREATE OR REPLACE FUNCTION vendor_adjust(p_merchant text, q jsonb, p_house bigint, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_vendor text := q ->> 'vendor';
  v_tx text := q ->> 'txId';
  v_ref text := q ->> 'refTxId';
  v_amount bigint := (q ->> 'amount')::bigint;
  v_account bigint := ledger_account(p_merchant, q ->> 'member', 'cash', 0);
  v_currency text := q ->> 'ownCurrency';
  v_id text := gen_random_uuid()::text;
  v_balance bigint;
  v_is_guarded boolean;
  v_code text;
  v_above text;
  v_payout bigint;
  v_valid_bet bigint;
  v_effective bigint := (q ->> 'effective')::bigint;
  v_rebate bigint;
  t vendor_transactions; b vendor_transactions; r rounds; g games;
BEGIN
  SELECT balance, is_guarded INTO v_balance, v_is_guarded FROM ledger_accounts
  WHERE merchant = p_merchant AND id = v_account;
  SELECT * INTO t FROM vendor_transactions
  WHERE merchant = p_merchant AND vendor = v_vendor AND tx_id = v_tx;
  IF t.state = 'TOMBSTONE' THEN RETURN vendor_answer('TX_ROLLED_BACK', v_balance, v_currency); END IF;
  IF t.tx_id IS NOT NULL THEN
    IF (t.kind, t.member, t.amount, t.ref_tx_id)
      IS NOT DISTINCT FROM ('adjust', q ->> 'member', v_amount, v_ref) THEN
      RETURN vendor_replay(t.code, t.platform_tx_id, t.applied, v_balance, v_currency);
    END IF;
    RETURN vendor_answer('TX_MISMATCH', v_balance, v_currency);
  END IF;

  SELECT * INTO b FROM vendor_transactions
  WHERE merchant = p_merchant AND vendor = v_vendor AND tx_id = v_ref;
  SELECT * INTO r FROM rounds
  WHERE merchant = p_merchant AND vendor = v_vendor AND round_id = b.round_id;
  SELECT * INTO g FROM games WHERE merchant = p_merchant AND code = r.game;
  SELECT r.payout + coalesce(sum(payout), 0), r.valid_bet + coalesce(sum(valid_bet), 0),
    r.rebate + coalesce(sum(rebate), 0), coalesce(v_effective,
      (array_agg(effective ORDER BY opened_at DESC) FILTER (WHERE effective IS NOT NULL))[1])
  INTO v_payout, v_valid_bet, v_rebate, v_effective
  FROM rounds
  WHERE merchant = p_merchant AND member = r.member AND vendor = v_vendor
    AND adjusts = r.round_id AND opened_at >= r.opened_at;
  v_code := CASE
    WHEN b.tx_id IS NULL OR b.state = 'REJECTED' THEN 'BET_NOT_FOUND'
    WHEN b.member <> q ->> 'member' OR b.kind NOT IN ('bet', 'betwin', 'win') THEN 'TX_MISMATCH'
    WHEN b.state <> 'ACCEPTED' THEN 'TX_ROLLED_BACK'
    -- No more can be taken back than the round has paid.
    WHEN v_payout + v_amount < 0 THEN 'FINAL'
    ELSE 'OK' END;
  IF v_code <> 'OK' THEN RETURN vendor_answer(v_code, v_balance, v_currency); END IF;

  INSERT INTO vendor_transactions (merchant, vendor, tx_id, kind, state, member, round_id, amount,
    ref_tx_id, code, platform_tx_id, detail, at)
  VALUES (p_merchant, v_vendor, v_tx, 'adjust', 'ACCEPTED', r.member, r.round_id, v_amount, v_ref,
    'OK', v_id, jsonb_build_object('reason', q ->> 'reason'), p_now);
  IF r.state = 'OPEN' THEN
    UPDATE rounds SET payout = payout + v_amount, general_wins = general_wins + 1,
      effective = coalesce(v_effective, effective), last_activity_at = p_now
    WHERE merchant = p_merchant AND vendor = v_vendor AND round_id = r.round_id;
    -- An adjustment keeps its win from being rolled back, like a win keeps its bet.
    UPDATE vendor_transactions SET win_count = win_count + 1
    WHERE merchant = p_merchant AND vendor = v_vendor AND tx_id = v_ref AND kind = 'win';
  ELSE
    v_valid_bet := round_valid_bet(g.game_type, r.stake, v_payout + v_amount,
      coalesce(v_effective, r.effective)) - v_valid_bet;
    -- A lottery's round that no longer counts has no rebate.
    v_rebate := CASE WHEN v_effective = 0 THEN 0 ELSE r.rebate END - v_rebate;
    INSERT INTO rounds (merchant, vendor, round_id, member, game, state, payout, valid_bet, adjusts,
      opened_at, last_activity_at, settled_at, effective, rebate)
    VALUES (p_merchant, v_vendor, '~' || v_tx, r.member, r.game, 'CLOSED', v_amount, v_valid_bet,
      r.round_id, p_now, p_now, p_now, v_effective, v_rebate);
    IF v_rebate <> 0 THEN
      PERFORM round_rebate(p_merchant, p_house, v_vendor, '~' || v_tx, r.member, v_rebate, p_now);
      v_balance := v_balance + v_rebate;
    END IF;
    PERFORM round_feed_add(p_merchant, p_house, 'ADJUST', v_vendor, r.round_id, v_amount,
      v_valid_bet, p_now);
    IF v_valid_bet > 0 THEN
      PERFORM wagering_fill(p_merchant, r.member, g.game_type, v_valid_bet, p_now);
    ELSIF v_valid_bet < 0 THEN
      PERFORM wagering_unfill(p_merchant, r.member, g.game_type, -v_valid_bet, r.settled_at);
    END IF;
  END IF;
  IF v_is_guarded THEN
    PERFORM guard_play(p_merchant, r.member, NULL, v_amount, r.opened_at, p_now);
  END IF;
  IF v_amount > 0 THEN
    PERFORM ledger_book(p_merchant, 'vw:' || v_id, 'adjust', p_house, v_account, v_amount, p_now);
    v_above := (SELECT vendor_win_above(vendor_win_max(settings), vendor_gift_max(settings), v_amount,
      r.stake + coalesce(r.free_stake, 0), v_payout + v_amount, g.max_multiple, false) FROM merchants WHERE code = p_merchant);
    IF v_above IS NOT NULL THEN
      PERFORM vendor_mark_win(p_merchant, v_vendor, v_tx, r.member, r.round_id, v_amount, v_above,
        p_now);
    END IF;
  ELSIF v_amount < 0 THEN
    PERFORM ledger_book(p_merchant, 'vw:' || v_id, 'adjust', v_account, p_house, -v_amount, p_now);
  END IF;
  RETURN vendor_answer('OK', v_balance + v_amount, v_currency,
    jsonb_build_object('replay', false, 'platformTxId', v_id));
END $$;

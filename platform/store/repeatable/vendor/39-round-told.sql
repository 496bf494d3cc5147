-- Books a closed round that a vendor reported from a purse of its own: the betting record, the
-- wagering, and the money between that purse and the house. The vendor holds the money, so its word
-- counts. The purse may go below zero until the move that filled it has arrived. A repeat changes
-- nothing.
CREATE OR REPLACE FUNCTION round_told(
  p_merchant text, p_vendor text, p_member text, q jsonb, p_now timestamptz
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_round text := q ->> 'roundId';
  v_stake bigint := (q ->> 'stake')::bigint;
  v_payout bigint := (q ->> 'payout')::bigint;
  v_bet_id text := gen_random_uuid()::text;
  v_win_id text := gen_random_uuid()::text;
  v_house bigint;
  v_purse bigint;
  v_above text;
  r rounds;
BEGIN
  IF NOT EXISTS (SELECT FROM members m JOIN vendors v ON v.merchant = m.merchant
      AND v.code = p_vendor AND v.wallet_type = 'transfer'
    JOIN games g ON g.merchant = m.merchant AND g.vendor = v.code AND g.code = q ->> 'gameCode'
    WHERE m.merchant = p_merchant AND m.id = p_member AND m.type <> 4)
  THEN RETURN 'REFUSED'; END IF;

  v_house := ledger_account(p_merchant, 'house', 'game', ledger_shard('house', v_round));
  v_purse := ledger_account(p_merchant, p_member, 'purse:' || p_vendor, 0);
  PERFORM FROM ledger_accounts
  WHERE merchant = p_merchant AND id IN (v_house, v_purse) ORDER BY id FOR NO KEY UPDATE;
  SELECT * INTO r FROM rounds
  WHERE merchant = p_merchant AND vendor = p_vendor AND round_id = v_round;
  IF FOUND THEN
    RETURN CASE WHEN (r.member, r.game, r.stake, r.payout)
      = (p_member, q ->> 'gameCode', v_stake, v_payout) THEN 'REPLAY' ELSE 'MISMATCH' END;
  END IF;

  -- Its bet and its win are stored like any vendor's, for the record and the pot.
  INSERT INTO vendor_transactions (merchant, vendor, tx_id, kind, state, member, round_id, game,
    amount, ref_tx_id, code, win_count, platform_tx_id, detail, at)
  VALUES (p_merchant, p_vendor, v_round || '~b', 'betwin', 'ACCEPTED', p_member, v_round,
      q ->> 'gameCode', v_stake, v_round || '~w', 'OK', 1, v_bet_id, q -> 'detail', p_now),
    (p_merchant, p_vendor, v_round || '~w', 'win', 'ACCEPTED', p_member, v_round,
      NULL, v_payout, v_round || '~b', 'OK', 0, v_win_id, NULL, p_now);
  INSERT INTO rounds (merchant, vendor, round_id, member, game, state, stake, payout, bets_accepted,
    opened_at, last_activity_at, is_told)
  VALUES (p_merchant, p_vendor, v_round, p_member, q ->> 'gameCode', 'OPEN', v_stake, v_payout, 1,
    least((q ->> 'openedAt')::timestamptz, p_now), p_now, true);
  PERFORM round_settle(p_merchant, v_house, p_vendor, v_round, p_now);
  IF v_stake > 0 THEN
    PERFORM ledger_book(p_merchant, 'vw:' || v_bet_id, 'bet', v_purse, v_house, v_stake, p_now);
  END IF;
  IF v_payout > 0 THEN
    PERFORM ledger_book(p_merchant, 'vw:' || v_win_id, 'win', v_house, v_purse, v_payout, p_now);
    SELECT vendor_win_above(vendor_win_max(m.settings), vendor_gift_max(m.settings), v_payout, v_stake,
      v_payout, g.max_multiple, false)
    INTO v_above FROM merchants m
    LEFT JOIN games g ON g.merchant = m.code AND g.code = q ->> 'gameCode'
    WHERE m.code = p_merchant;
    IF v_above IS NOT NULL THEN
      PERFORM vendor_mark_win(p_merchant, p_vendor, v_round, p_member, v_round, v_payout, v_above,
        p_now);
    END IF;
  END IF;
  RETURN 'BOOKED';
END $$;

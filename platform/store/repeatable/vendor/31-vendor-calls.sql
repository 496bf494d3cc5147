-- VW/1, one function per call. Each takes the checked request (amounts in ledger units) of one merchant
-- and runs with the player's purse locked. It returns {code, ...} with the balance in ledger units. The rows of the
-- decision table are tried in their order; the first match answers.

CREATE OR REPLACE FUNCTION vendor_answer(
  p_code text, p_balance bigint, p_currency text, p_more jsonb DEFAULT '{}'
) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_build_object('code', p_code, 'balance', p_balance::text, 'currency', p_currency)
    || p_more
$$;

CREATE OR REPLACE FUNCTION vendor_replay(
  p_code text, p_platform_tx_id text, p_applied boolean, p_balance bigint, p_currency text
) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT vendor_answer(p_code, p_balance, p_currency, jsonb_strip_nulls(jsonb_build_object(
    'replay', true, 'platformTxId', p_platform_tx_id, 'applied', p_applied)))
$$;

-- The final refusal of a bet. It is stored, so that a retry gets the same answer.
CREATE OR REPLACE FUNCTION vendor_bet_refusal(
  p_session_ended timestamptz, p_session_expires timestamptz, p_session_began timestamptz,
  p_member_status text, p_member_type integer, p_game_vendor text, p_game_is_enabled boolean,
  p_min_bet bigint, p_bet_max bigint, p_own_currency text, p_vendor text, p_amount bigint,
  p_currency text, p_now timestamptz
) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT CASE
    WHEN p_session_ended IS NOT NULL OR p_session_expires <= p_now
      OR p_session_began <= p_now - interval '12 hours' THEN 'TOKEN_EXPIRED'
    WHEN p_member_status <> 'active' THEN 'PLAYER_BLOCKED'
    WHEN p_member_type = 4 THEN 'TRIAL_NOT_ALLOWED'
    WHEN p_currency <> p_own_currency THEN 'WRONG_CURRENCY'
    WHEN p_game_vendor IS NULL OR NOT p_game_is_enabled OR p_game_vendor <> p_vendor
      THEN 'GAME_DISABLED'
    WHEN p_amount > 0 AND p_amount < p_min_bet OR p_amount > p_bet_max THEN 'LIMIT_EXCEEDED'
  END
$$;

-- bet, and betwin: a stake with its win in one piece.
CREATE OR REPLACE FUNCTION vendor_bet(p_merchant text, q jsonb, p_house bigint, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_kind text := q ->> 'call';
  v_tx text := q ->> 'txId';
  v_win_tx text := q ->> 'winTxId';
  v_round text := q ->> 'roundId';
  v_amount bigint := (q ->> 'amount')::bigint;
  v_win bigint := coalesce((q ->> 'winAmount')::bigint, 0);
  v_effective bigint := (q ->> 'effective')::bigint;
  v_rebate bigint;
  v_rebated bigint := 0;
  v_free bigint;
  v_times integer;
  v_closes boolean := coalesce((q ->> 'roundClosed')::boolean, false);
  v_refusal text;
  v_reason text;
  v_above text;
  v_id text;
  v_win_id text;
  x record;
  s vendor_sessions; me merchants; g games; a ledger_accounts; r rounds;
  t vendor_transactions; w vendor_transactions;
BEGIN
  SELECT ss AS s, mm AS m, mc AS me, vv.is_enabled AND vv.wallet_type = 'seamless' AS vendor_is_enabled,
    vv.bet_max AS vendor_bet_max, gg AS g, aa AS a, tt AS t, rr AS r INTO x
  FROM vendor_sessions ss
  JOIN members mm ON mm.merchant = ss.merchant AND mm.id = ss.member
  JOIN merchants mc ON mc.code = ss.merchant
  LEFT JOIN vendors vv ON vv.merchant = ss.merchant AND vv.code = ss.vendor
  LEFT JOIN games gg ON gg.merchant = ss.merchant AND gg.code = q ->> 'gameCode'
  JOIN ledger_accounts aa ON aa.merchant = ss.merchant AND aa.id = ss.account
  LEFT JOIN vendor_transactions tt ON tt.merchant = ss.merchant AND tt.vendor = ss.vendor
    AND tt.tx_id = v_tx
  LEFT JOIN rounds rr ON rr.merchant = ss.merchant AND rr.vendor = ss.vendor
    AND rr.round_id = v_round
  WHERE ss.merchant = p_merchant AND ss.token_hash = decode(q ->> 'tokenHash', 'hex')
    AND ss.vendor = q ->> 'vendor';
  IF NOT FOUND THEN RETURN '{"code": "TOKEN_INVALID"}'; END IF;
  s := x.s; me := x.me; g := x.g; a := x.a; r := x.r; t := x.t;

  IF v_win_tx IS NOT NULL THEN
    SELECT * INTO w FROM vendor_transactions
    WHERE merchant = s.merchant AND vendor = s.vendor AND tx_id = v_win_tx;
  END IF;
  IF t.tx_id IS NOT NULL AND t.state <> 'TOMBSTONE' THEN
    IF (t.kind, t.member, t.round_id, t.game, t.amount, t.ref_tx_id, coalesce(w.amount, v_win))
      IS NOT DISTINCT FROM (v_kind, s.member, v_round, q ->> 'gameCode', v_amount, v_win_tx, v_win)
    THEN
      RETURN vendor_replay(t.code, t.platform_tx_id, t.applied, a.balance, me.currency)
        || jsonb_strip_nulls(jsonb_build_object('platformWinTxId', w.platform_tx_id));
    END IF;
    RETURN vendor_answer('TX_MISMATCH', a.balance, me.currency);
  END IF;

  v_id := gen_random_uuid()::text;
  IF t.state = 'TOMBSTONE' THEN
    UPDATE vendor_transactions SET kind = v_kind, state = 'VOID', member = s.member,
      round_id = v_round, game = q ->> 'gameCode', amount = v_amount, ref_tx_id = v_win_tx,
      code = 'TX_ROLLED_BACK', at = p_now
    WHERE merchant = s.merchant AND vendor = s.vendor AND tx_id = v_tx;
    RETURN vendor_answer('TX_ROLLED_BACK', a.balance, me.currency,
      jsonb_build_object('platformTxId', t.platform_tx_id));
  END IF;
  IF x.vendor_is_enabled IS NOT TRUE THEN
    RETURN vendor_answer('VENDOR_DISABLED', a.balance, me.currency);
  END IF;
  v_refusal := vendor_bet_refusal(s.ended_at, s.expires_at, s.created_at, (x.m).status, (x.m).type,
    g.vendor, g.is_enabled, g.min_bet, least((me.settings ->> 'betMax')::bigint, x.vendor_bet_max),
    me.currency, s.vendor, v_amount, q ->> 'currency', p_now);
  IF a.is_guarded AND v_refusal IS NULL THEN
    v_reason := guard_reason(s.merchant, s.member, g.game_type, v_amount, a.balance, p_now);
    v_refusal := guard_code(v_reason);
  END IF;
  IF q ? 'rebate' THEN
    v_rebate := lottery_rebate(me.settings,
      member_series(s.merchant, s.member, me.settings, p_now), least(v_amount, v_effective),
      (q #>> '{rebate,series}')::integer, (q #>> '{rebate,seriesBet}')::integer);
    IF v_rebate IS NULL THEN v_refusal := coalesce(v_refusal, 'LIMIT_EXCEEDED'); END IF;
  END IF;
  IF q ? 'freeRoundId' THEN
    SELECT stake, wagering INTO v_free, v_times FROM free_grants
    WHERE merchant = s.merchant AND member = s.member
      AND campaign = q ->> 'freeRoundId' AND vendor = s.vendor AND game = q ->> 'gameCode'
      AND state IN ('ASKED', 'GRANTED') AND used < rounds AND expires_at > p_now;
    IF v_free IS NULL OR v_amount > 0 THEN
      v_refusal := coalesce(v_refusal, 'LIMIT_EXCEEDED');
    END IF;
  END IF;
  IF v_refusal IS NOT NULL THEN
    INSERT INTO vendor_transactions (merchant, vendor, tx_id, kind, state, member, round_id, game,
      amount, ref_tx_id, code, platform_tx_id, at)
    VALUES (s.merchant, s.vendor, v_tx, v_kind, 'REJECTED', s.member, v_round, q ->> 'gameCode',
      v_amount, v_win_tx, v_refusal, v_id, p_now);
    IF v_reason IS NOT NULL THEN
      PERFORM guard_refused(s.merchant, s.member, v_reason, p_now);
    END IF;
    RETURN vendor_answer(v_refusal, a.balance, me.currency,
      jsonb_strip_nulls(jsonb_build_object('platformTxId', v_id, 'reason', v_reason)));
  END IF;
  IF w.state = 'TOMBSTONE' THEN
    RETURN vendor_answer('TX_ROLLED_BACK', a.balance, me.currency);
  ELSIF w.tx_id IS NOT NULL OR v_win_tx = v_tx OR r.member <> s.member OR r.game <> g.code THEN
    RETURN vendor_answer('TX_MISMATCH', a.balance, me.currency);
  ELSIF r.state = 'CLOSED' THEN
    RETURN vendor_answer('ROUND_CLOSED', a.balance, me.currency);
  ELSIF a.balance < v_amount THEN
    RETURN vendor_answer('INSUFFICIENT_FUNDS', a.balance, me.currency);
  END IF;

  INSERT INTO vendor_transactions (merchant, vendor, tx_id, kind, state, member, round_id, game,
    amount, ref_tx_id, code, win_count, platform_tx_id, detail, at, effective, rebate, campaign)
  VALUES (s.merchant, s.vendor, v_tx, v_kind, 'ACCEPTED', s.member, v_round, g.code, v_amount,
    v_win_tx, 'OK', (v_win_tx IS NOT NULL)::int, v_id, q -> 'detail', p_now, v_effective, v_rebate,
    q ->> 'freeRoundId');
  IF v_free IS NOT NULL THEN
    UPDATE free_grants SET used = used + 1
    WHERE merchant = s.merchant AND member = s.member AND campaign = q ->> 'freeRoundId';
  END IF;
  IF v_win_tx IS NOT NULL THEN
    v_win_id := gen_random_uuid()::text;
    INSERT INTO vendor_transactions (merchant, vendor, tx_id, kind, state, member, round_id,
      amount, ref_tx_id, code, platform_tx_id, at)
    VALUES (s.merchant, s.vendor, v_win_tx, 'win', 'ACCEPTED', s.member, v_round, v_win, v_tx,
      'OK', v_win_id, p_now);
  END IF;
  INSERT INTO rounds AS o (merchant, vendor, round_id, member, game, state, stake, payout,
    bets_accepted, opened_at, last_activity_at, due_by, effective, rebate, free_stake, free_times)
  VALUES (s.merchant, s.vendor, v_round, s.member, g.code, 'OPEN', v_amount, v_win, 1, p_now, p_now,
    round_due_by((q ->> 'dueBy')::timestamptz, p_now),
    round_effective(NULL, 0, v_amount, v_effective), v_rebate, v_free, v_times)
  ON CONFLICT (merchant, vendor, round_id) DO UPDATE SET state = 'OPEN', settled_at = NULL,
    stake = o.stake + v_amount, payout = o.payout + v_win,
    bets_accepted = o.bets_accepted + 1, last_activity_at = p_now,
    due_by = greatest(o.due_by, excluded.due_by),
    effective = round_effective(o.effective, o.stake, v_amount, v_effective),
    rebate = coalesce(o.rebate + v_rebate, o.rebate, v_rebate),
    free_stake = coalesce(o.free_stake, v_free), free_times = coalesce(o.free_times, v_times);
  IF v_closes THEN v_rebated := round_settle(s.merchant, p_house, s.vendor, v_round, p_now); END IF;
  IF a.is_guarded THEN
    PERFORM guard_play(s.merchant, s.member, v_amount, v_win, coalesce(r.opened_at, p_now), p_now,
      a.balance);
  END IF;

  IF v_amount > 0 THEN
    PERFORM ledger_book(s.merchant, 'vw:' || v_id, 'bet', a.id, p_house, v_amount, p_now);
  END IF;
  IF v_win > 0 THEN
    PERFORM ledger_book(s.merchant, 'vw:' || v_win_id, 'win', p_house, a.id, v_win, p_now);
    v_above := vendor_win_above(vendor_win_max(me.settings), vendor_gift_max(me.settings), v_win,
      coalesce(r.stake, 0) + v_amount + coalesce(r.free_stake, v_free, 0),
      coalesce(r.payout, 0) + v_win, g.max_multiple, false);
    IF v_above IS NOT NULL THEN
      PERFORM vendor_mark_win(s.merchant, s.vendor, v_win_tx, s.member, v_round, v_win, v_above,
        p_now);
    END IF;
  END IF;
  IF s.expires_at < p_now + interval '59 minutes' THEN
    UPDATE vendor_sessions SET expires_at = p_now + interval '60 minutes'
    WHERE merchant = s.merchant AND token_hash = s.token_hash;
  END IF;
  RETURN vendor_answer('OK', a.balance - v_amount + v_win + v_rebated, me.currency, jsonb_strip_nulls(
    jsonb_build_object('replay', false, 'platformTxId', v_id, 'platformWinTxId', v_win_id)));
END $$;

CREATE OR REPLACE FUNCTION vendor_win(p_merchant text, q jsonb, p_house bigint, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_vendor text := q ->> 'vendor';
  v_tx text := q ->> 'txId';
  v_ref text := q ->> 'refTxId';
  v_amount bigint := (q ->> 'amount')::bigint;
  v_account bigint := ledger_account(p_merchant, q ->> 'member', 'cash', 0);
  v_balance bigint;
  v_is_guarded boolean;
  v_currency text := q ->> 'ownCurrency';
  v_id text := gen_random_uuid()::text;
  v_code text;
  v_above text;
  v_rebated bigint := 0;
  t vendor_transactions; b vendor_transactions; r rounds;
BEGIN
  SELECT balance, is_guarded INTO v_balance, v_is_guarded FROM ledger_accounts
  WHERE merchant = p_merchant AND id = v_account;
  SELECT * INTO t FROM vendor_transactions
  WHERE merchant = p_merchant AND vendor = v_vendor AND tx_id = v_tx;
  IF t.tx_id IS NOT NULL AND t.state <> 'TOMBSTONE' THEN
    IF (t.kind, t.member, t.round_id, t.amount, t.ref_tx_id)
      IS NOT DISTINCT FROM ('win', q ->> 'member', q ->> 'roundId', v_amount, v_ref) THEN
      RETURN vendor_replay(t.code, t.platform_tx_id, t.applied, v_balance, v_currency);
    END IF;
    RETURN vendor_answer('TX_MISMATCH', v_balance, v_currency);
  END IF;

  SELECT * INTO r FROM rounds
  WHERE merchant = p_merchant AND vendor = v_vendor AND round_id = q ->> 'roundId'
    AND member = q ->> 'member';
  IF v_ref IS NOT NULL THEN
    SELECT * INTO b FROM vendor_transactions
    WHERE merchant = p_merchant AND vendor = v_vendor AND tx_id = v_ref
      AND member = q ->> 'member' AND round_id = q ->> 'roundId' AND kind IN ('bet', 'betwin');
  END IF;
  v_code := CASE
    WHEN r.round_id IS NULL OR (v_ref IS NOT NULL AND coalesce(b.state, 'REJECTED') = 'REJECTED')
      THEN 'BET_NOT_FOUND'
    WHEN t.state = 'TOMBSTONE' OR b.state IN ('ROLLED_BACK', 'VOID', 'TOMBSTONE')
      OR r.bets_accepted = 0 THEN 'TX_ROLLED_BACK'
    WHEN r.state = 'CLOSED' AND (q ->> 'winType' = 'normal'
      OR r.settled_at < p_now - interval '48 hours') THEN 'ROUND_CLOSED'
    ELSE 'OK' END;
  IF v_code <> 'OK' THEN RETURN vendor_answer(v_code, v_balance, v_currency); END IF;

  INSERT INTO vendor_transactions (merchant, vendor, tx_id, kind, state, member, round_id, amount,
    ref_tx_id, code, platform_tx_id, detail, at)
  VALUES (p_merchant, v_vendor, v_tx, 'win', 'ACCEPTED', r.member, r.round_id, v_amount, v_ref,
    'OK', v_id, q -> 'detail', p_now);
  UPDATE vendor_transactions SET win_count = win_count + 1
  WHERE merchant = p_merchant AND vendor = v_vendor AND tx_id = v_ref;
  UPDATE rounds SET payout = payout + v_amount, last_activity_at = p_now,
    general_wins = general_wins + (v_ref IS NULL)::int,
    effective = CASE r.state WHEN 'OPEN' THEN coalesce((q ->> 'effective')::bigint, effective)
      ELSE effective END
  WHERE merchant = p_merchant AND vendor = v_vendor AND round_id = r.round_id;
  IF r.state = 'OPEN' AND (q ->> 'roundClosed')::boolean THEN
    v_rebated := round_settle(p_merchant, p_house, v_vendor, r.round_id, p_now);
  ELSIF r.state = 'CLOSED' THEN
    PERFORM round_feed_add(p_merchant, p_house, 'ADJUST', v_vendor, r.round_id, v_amount, 0, p_now);
  END IF;
  IF v_is_guarded THEN
    PERFORM guard_play(p_merchant, r.member, NULL, v_amount, r.opened_at, p_now);
  END IF;
  IF v_amount > 0 THEN
    PERFORM ledger_book(p_merchant, 'vw:' || v_id, 'win', p_house, v_account, v_amount, p_now);
    SELECT vendor_win_above(vendor_win_max(m.settings), vendor_gift_max(m.settings), v_amount,
      r.stake + coalesce(r.free_stake, 0), r.payout + v_amount, g.max_multiple,
      q ->> 'winType' = 'jackpot') INTO v_above
    FROM merchants m LEFT JOIN games g ON g.merchant = m.code AND g.code = r.game
    WHERE m.code = p_merchant;
    IF v_above IS NOT NULL THEN
      PERFORM vendor_mark_win(p_merchant, v_vendor, v_tx, r.member, r.round_id, v_amount, v_above,
        p_now);
    END IF;
  END IF;
  RETURN vendor_answer('OK', v_balance + v_amount + v_rebated, v_currency,
    jsonb_build_object('replay', false, 'platformTxId', v_id));
END $$;

CREATE OR REPLACE FUNCTION vendor_rollback(p_merchant text, q jsonb, p_house bigint, p_now timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  v_vendor text := q ->> 'vendor';
  v_tx text := q ->> 'txId';
  v_ref text := q ->> 'refTxId';
  v_account bigint := ledger_account(p_merchant, q ->> 'member', 'cash', 0);
  v_balance bigint;
  v_is_guarded boolean;
  v_currency text := q ->> 'ownCurrency';
  v_id text := gen_random_uuid()::text;
  v_applies boolean;
  v_sign integer;
  t vendor_transactions; b vendor_transactions; r rounds;
BEGIN
  SELECT balance, is_guarded INTO v_balance, v_is_guarded FROM ledger_accounts
  WHERE merchant = p_merchant AND id = v_account;
  SELECT * INTO t FROM vendor_transactions
  WHERE merchant = p_merchant AND vendor = v_vendor AND tx_id = v_tx;
  IF t.tx_id IS NOT NULL THEN
    IF (t.kind, t.state, t.member, t.round_id, t.ref_tx_id) IS NOT DISTINCT FROM
      ('rollback', 'ACCEPTED', q ->> 'member', q ->> 'roundId', v_ref) THEN
      RETURN vendor_replay(t.code, t.platform_tx_id, t.applied, v_balance, v_currency);
    END IF;
    RETURN vendor_answer('TX_MISMATCH', v_balance, v_currency);
  END IF;

  SELECT * INTO b FROM vendor_transactions
  WHERE merchant = p_merchant AND vendor = v_vendor AND tx_id = v_ref;
  IF b.member <> q ->> 'member' OR b.round_id <> q ->> 'roundId' OR v_ref = v_tx
    OR (b.kind = 'rollback' AND b.state = 'ACCEPTED') THEN
    RETURN vendor_answer('TX_MISMATCH', v_balance, v_currency);
  END IF;
  v_applies := coalesce(b.state = 'ACCEPTED', false);
  IF v_applies THEN
    SELECT * INTO r FROM rounds
    WHERE merchant = p_merchant AND vendor = v_vendor AND round_id = b.round_id;
    -- A corrected win no longer has its amount, and a round cannot pay less than zero.
    IF b.kind = 'adjust' OR r.state <> 'OPEN' OR b.win_count > 0
      OR (b.kind <> 'win' AND r.general_wins > 0) OR (b.kind = 'win' AND r.payout < b.amount) THEN
      RETURN vendor_answer('ALREADY_SETTLED', v_balance, v_currency);
    END IF;
  END IF;

  INSERT INTO vendor_transactions (merchant, vendor, tx_id, kind, state, member, round_id,
    ref_tx_id, code, applied, platform_tx_id, at)
  VALUES (p_merchant, v_vendor, v_tx, 'rollback', 'ACCEPTED', q ->> 'member', q ->> 'roundId',
    v_ref, 'OK', v_applies, v_id, p_now);
  IF b.tx_id IS NULL THEN
    INSERT INTO vendor_transactions (merchant, vendor, tx_id, kind, state, member, round_id, code,
      platform_tx_id, at)
    VALUES (p_merchant, v_vendor, v_ref, 'bet', 'TOMBSTONE', q ->> 'member', q ->> 'roundId',
      'TX_ROLLED_BACK', gen_random_uuid()::text, p_now);
  ELSIF v_applies THEN
    v_sign := CASE b.kind WHEN 'win' THEN -1 ELSE 1 END;
    UPDATE vendor_transactions SET state = 'ROLLED_BACK'
    WHERE merchant = p_merchant AND vendor = v_vendor AND tx_id = v_ref;
    IF b.kind = 'win' THEN
      UPDATE vendor_transactions SET win_count = win_count - 1
      WHERE merchant = p_merchant AND vendor = v_vendor AND tx_id = b.ref_tx_id;
      UPDATE rounds SET payout = payout - b.amount, last_activity_at = p_now,
        general_wins = general_wins - (b.ref_tx_id IS NULL)::int
      WHERE merchant = p_merchant AND vendor = v_vendor AND round_id = b.round_id;
    ELSE
      UPDATE rounds SET stake = stake - b.amount, bets_accepted = bets_accepted - 1,
        bets_rolled_back = bets_rolled_back + 1, last_activity_at = p_now,
        effective = CASE WHEN effective IS NOT NULL
          THEN greatest(0, effective - least(b.amount, coalesce(b.effective, b.amount))) END,
        rebate = rebate - coalesce(b.rebate, 0)
      WHERE merchant = p_merchant AND vendor = v_vendor AND round_id = b.round_id;
      IF b.campaign IS NOT NULL THEN
        UPDATE free_grants SET used = used - 1
        WHERE merchant = p_merchant AND member = b.member AND campaign = b.campaign;
      END IF;
      IF r.bets_accepted = 1 THEN
        PERFORM round_settle(p_merchant, p_house, v_vendor, b.round_id, p_now);
      END IF;
    END IF;
    IF v_is_guarded THEN
      -- A stake of zero that goes back is no bet.
      PERFORM guard_play(p_merchant, b.member, CASE WHEN b.kind <> 'win' THEN nullif(-b.amount, 0) END,
        CASE b.kind WHEN 'win' THEN -b.amount ELSE 0 END, b.at, p_now);
    END IF;
    IF b.amount > 0 THEN
      -- A rolled back win may leave the purse below zero: the player then owes the difference.
      PERFORM ledger_book(p_merchant, 'vw:' || v_id, 'rollback',
        CASE b.kind WHEN 'win' THEN v_account ELSE p_house END,
        CASE b.kind WHEN 'win' THEN p_house ELSE v_account END, b.amount, p_now);
    END IF;
    v_balance := v_balance + v_sign * b.amount;
  END IF;
  RETURN vendor_answer('OK', v_balance, v_currency,
    jsonb_build_object('replay', false, 'applied', v_applies, 'platformTxId', v_id));
END $$;

CREATE OR REPLACE FUNCTION vendor_endround(p_merchant text, q jsonb, p_house bigint, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_balance bigint := ledger_balance(p_merchant, q ->> 'member', 'cash');
  v_rebated bigint := 0;
  r rounds;
BEGIN
  SELECT * INTO r FROM rounds
  WHERE merchant = p_merchant AND vendor = q ->> 'vendor' AND round_id = q ->> 'roundId';
  IF r.member <> q ->> 'member' THEN
    RETURN vendor_answer('TX_MISMATCH', v_balance, q ->> 'ownCurrency');
  END IF;
  UPDATE rounds SET detail_url = coalesce(detail_url, q ->> 'roundDetailUrl')
  WHERE merchant = r.merchant AND vendor = r.vendor AND round_id = r.round_id;
  IF r.state = 'OPEN' THEN
    v_rebated := round_settle(r.merchant, p_house, r.vendor, r.round_id, p_now);
  END IF;
  RETURN vendor_answer('OK', v_balance + v_rebated, q ->> 'ownCurrency',
    jsonb_build_object('replay', coalesce(r.state <> 'OPEN', false)));
END $$;

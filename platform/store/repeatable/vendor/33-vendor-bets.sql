-- The bets of a call "bets", in their order.
CREATE OR REPLACE FUNCTION vendor_bet_items(p_bets jsonb) RETURNS TABLE (
  place bigint, tx_id text, round_id text, game text, amount bigint, effective bigint,
  due_by timestamptz, detail jsonb, series integer, series_bet integer
) LANGUAGE sql IMMUTABLE AS $$
  SELECT f.n, f.tx, f.round, f.game, f.amount, f.effective, f.due_by, f.detail,
    (f.rebate ->> 'series')::integer, (f.rebate ->> 'seriesBet')::integer
  FROM ROWS FROM (jsonb_to_recordset(p_bets) AS ("txId" text, "roundId" text, "gameCode" text,
    amount bigint, effective bigint, "dueBy" timestamptz, detail jsonb, rebate jsonb))
    WITH ORDINALITY f (tx, round, game, amount, effective, due_by, detail, rebate, n)
$$;

-- The field of an answer that names one bet of the call, from 0.
CREATE OR REPLACE FUNCTION vendor_bet_at(p_position bigint) RETURNS jsonb
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_position IS NULL THEN '{}'
    ELSE jsonb_build_object('field', 'bets.' || (p_position - 1)) END
$$;

-- bets (VW/1.1): up to 100 bets of one player, all or nothing, with one debit. Each bet is stored under
-- its own id, so that wins, rollbacks and corrections name it like any other. The first refusal refuses
-- all.
CREATE OR REPLACE FUNCTION vendor_bets(p_merchant text, q jsonb, p_house bigint, p_now timestamptz)
RETURNS jsonb LANGUAGE plpgsql AS $$
DECLARE
  s record; c record;
  v_code text;
  v_state text;
  v_series integer;
  v_reason text;
BEGIN
  SELECT ss.token_hash, ss.vendor, ss.member, ss.ended_at, ss.expires_at, ss.created_at, m.status,
    m.type, mc.currency, mc.settings, v.is_enabled AND v.wallet_type = 'seamless' AS is_enabled,
    v.bet_max, a.id AS account, a.balance, a.is_guarded INTO s
  FROM vendor_sessions ss
  JOIN members m ON m.merchant = p_merchant AND m.id = ss.member
  JOIN merchants mc ON mc.code = p_merchant
  LEFT JOIN vendors v ON v.merchant = p_merchant AND v.code = ss.vendor
  JOIN ledger_accounts a ON a.merchant = p_merchant AND a.id = ss.account
  WHERE ss.merchant = p_merchant AND ss.token_hash = decode(q ->> 'tokenHash', 'hex')
    AND ss.vendor = q ->> 'vendor';
  IF NOT FOUND THEN RETURN '{"code": "TOKEN_INVALID"}'; END IF;

  -- Bets without a series need none.
  IF q @? '$.bets[*].rebate' THEN
    v_series := member_series(p_merchant, s.member, s.settings, p_now);
  END IF;
  WITH seen AS (
    SELECT i.place, i.amount, g.game_type, t.code, t.state AS state,
      coalesce(t.platform_tx_id, gen_random_uuid()::text) AS id,
      (t.kind, t.member, t.round_id, t.game, t.amount, t.ref_tx_id) IS NOT DISTINCT FROM
        ('bet', s.member, i.round_id, i.game, i.amount, NULL) AS is_same,
      r.state = 'CLOSED' AS is_closed,
      coalesce(r.member <> s.member OR r.game <> i.game, false) OR i.game <> first_value(i.game)
        OVER (PARTITION BY i.round_id ORDER BY i.place) AS is_other,
      coalesce(vendor_bet_refusal(s.ended_at, s.expires_at, s.created_at, s.status, s.type,
        g.vendor, g.is_enabled, g.min_bet, least((s.settings ->> 'betMax')::bigint, s.bet_max),
        s.currency, s.vendor, i.amount, q ->> 'currency', p_now),
        CASE WHEN i.series IS NOT NULL AND lottery_rebate(s.settings, v_series, i.amount,
          i.series, i.series_bet) IS NULL THEN 'LIMIT_EXCEEDED' END) AS refusal
    FROM vendor_bet_items(q -> 'bets') i
    LEFT JOIN games g ON g.merchant = p_merchant AND g.code = i.game
    LEFT JOIN vendor_transactions t ON t.merchant = p_merchant AND t.vendor = s.vendor
      AND t.tx_id = i.tx_id
    LEFT JOIN rounds r ON r.merchant = p_merchant AND r.vendor = s.vendor
      AND r.round_id = i.round_id
  )
  SELECT count(*) AS bets, sum(amount)::bigint AS amount, array_agg(id ORDER BY place) AS ids,
    count(*) FILTER (WHERE state <> 'TOMBSTONE') AS known,
    count(*) FILTER (WHERE state <> 'TOMBSTONE' AND is_same) AS same,
    (array_agg(game_type ORDER BY place))[1] AS game_type,
    bool_or(state = 'TOMBSTONE') IS TRUE AS is_rolled_back,
    (array_agg(code ORDER BY code = 'OK', place))[1] AS known_code,
    min(place) FILTER (WHERE state <> 'TOMBSTONE' AND NOT is_same) AS mismatched,
    min(place) FILTER (WHERE refusal IS NOT NULL) AS refused,
    (array_agg(refusal ORDER BY place) FILTER (WHERE refusal IS NOT NULL))[1] AS refusal,
    min(place) FILTER (WHERE is_other) AS other,
    min(place) FILTER (WHERE is_closed) AS closed
  INTO c FROM seen;

  IF c.known > 0 AND c.same = c.bets THEN
    RETURN vendor_replay(c.known_code, NULL, NULL, s.balance, s.currency)
      || jsonb_build_object('platformTxIds', to_jsonb(c.ids));
  ELSIF c.known > 0 THEN
    RETURN vendor_answer('TX_MISMATCH', s.balance, s.currency) || vendor_bet_at(c.mismatched);
  ELSIF NOT c.is_rolled_back AND s.is_enabled IS NOT TRUE THEN
    RETURN vendor_answer('VENDOR_DISABLED', s.balance, s.currency);
  END IF;
  IF s.is_guarded AND c.refusal IS NULL AND NOT c.is_rolled_back THEN
    v_reason := guard_reason(p_merchant, s.member, c.game_type, c.amount, s.balance, p_now);
    IF v_reason IS NOT NULL THEN c.refusal := guard_code(v_reason); c.refused := 1; END IF;
  END IF;
  v_code := CASE WHEN c.is_rolled_back THEN 'TX_ROLLED_BACK' ELSE coalesce(c.refusal, 'OK') END;
  v_state := CASE v_code WHEN 'OK' THEN 'ACCEPTED' WHEN 'TX_ROLLED_BACK' THEN 'VOID'
    ELSE 'REJECTED' END;
  IF v_code = 'OK' THEN
    IF c.other IS NOT NULL THEN
      RETURN vendor_answer('TX_MISMATCH', s.balance, s.currency) || vendor_bet_at(c.other);
    ELSIF c.closed IS NOT NULL THEN
      RETURN vendor_answer('ROUND_CLOSED', s.balance, s.currency) || vendor_bet_at(c.closed);
    ELSIF s.balance < c.amount THEN
      RETURN vendor_answer('INSUFFICIENT_FUNDS', s.balance, s.currency);
    END IF;
  END IF;

  INSERT INTO vendor_transactions AS t (merchant, vendor, tx_id, kind, state, member, round_id, game,
    amount, code, platform_tx_id, detail, at, effective, rebate)
  SELECT p_merchant, s.vendor, i.tx_id, 'bet', v_state, s.member, i.round_id, i.game, i.amount,
    v_code, c.ids[i.place], i.detail, p_now, i.effective,
    lottery_rebate(s.settings, v_series, least(i.amount, i.effective), i.series, i.series_bet)
  FROM vendor_bet_items(q -> 'bets') i
  ON CONFLICT (merchant, vendor, tx_id) DO UPDATE SET state = excluded.state,
    member = excluded.member, round_id = excluded.round_id, game = excluded.game,
    amount = excluded.amount, at = excluded.at;
  IF v_code <> 'OK' THEN
    IF v_reason IS NOT NULL THEN
      PERFORM guard_refused(p_merchant, s.member, v_reason, p_now);
    END IF;
    RETURN vendor_answer(v_code, s.balance, s.currency)
      || CASE v_state WHEN 'REJECTED' THEN vendor_bet_at(c.refused) ELSE '{}' END
      || jsonb_strip_nulls(jsonb_build_object('reason', v_reason));
  END IF;
  INSERT INTO rounds AS o (merchant, vendor, round_id, member, game, state, stake, bets_accepted,
    opened_at, last_activity_at, due_by, effective, rebate)
  SELECT p_merchant, s.vendor, i.round_id, s.member, min(i.game), 'OPEN', sum(i.amount), count(*),
    p_now, p_now, round_due_by(max(i.due_by), p_now),
    CASE WHEN count(i.effective) > 0
      THEN sum(least(i.amount, coalesce(i.effective, i.amount))) END,
    sum(lottery_rebate(s.settings, v_series, least(i.amount, i.effective), i.series,
      i.series_bet))
  FROM vendor_bet_items(q -> 'bets') i GROUP BY i.round_id
  ON CONFLICT (merchant, vendor, round_id) DO UPDATE SET state = 'OPEN', settled_at = NULL,
    stake = o.stake + excluded.stake, bets_accepted = o.bets_accepted + excluded.bets_accepted,
    last_activity_at = p_now, due_by = greatest(o.due_by, excluded.due_by),
    effective = round_effective(o.effective, o.stake, excluded.stake, excluded.effective),
    rebate = coalesce(o.rebate + excluded.rebate, o.rebate, excluded.rebate);
  IF s.is_guarded THEN
    PERFORM guard_play(p_merchant, s.member, c.amount, 0, p_now, p_now, s.balance);
  END IF;
  IF c.amount > 0 THEN
    PERFORM ledger_book(p_merchant, 'vw:' || c.ids[1], 'bet', s.account, p_house, c.amount, p_now);
  END IF;
  IF s.expires_at < p_now + interval '59 minutes' THEN
    UPDATE vendor_sessions SET expires_at = p_now + interval '60 minutes'
    WHERE merchant = p_merchant AND token_hash = s.token_hash;
  END IF;
  RETURN vendor_answer('OK', s.balance - c.amount, s.currency,
    jsonb_build_object('replay', false, 'platformTxIds', to_jsonb(c.ids)));
END $$;

-- bonus: money from a vendor outside any round. It needs no bet. Above a ceiling it is stored and
-- waits for staff. A merchant that ends waits for the bonuses under way, and takes none afterwards.
CREATE OR REPLACE FUNCTION vendor_bonus(p_merchant text, q jsonb, p_house bigint, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_amount bigint := (q ->> 'amount')::bigint;
  v_account bigint := ledger_account(p_merchant, q ->> 'member', 'cash', 0);
  v_currency text := q ->> 'ownCurrency';
  v_detail jsonb := jsonb_strip_nulls(jsonb_build_object('kind', q ->> 'kind',
    'campaignId', q ->> 'campaignId'));
  v_id text := gen_random_uuid()::text;
  v_balance bigint;
  v_above text;
  t vendor_transactions; m members;
BEGIN
  SELECT balance INTO v_balance FROM ledger_accounts
  WHERE merchant = p_merchant AND id = v_account;
  SELECT * INTO t FROM vendor_transactions
  WHERE merchant = p_merchant AND vendor = q ->> 'vendor' AND tx_id = q ->> 'txId';
  IF t.state = 'TOMBSTONE' THEN RETURN vendor_answer('TX_ROLLED_BACK', v_balance, v_currency); END IF;
  IF t.tx_id IS NOT NULL THEN
    IF (t.kind, t.member, t.amount, t.detail)
      IS NOT DISTINCT FROM ('bonus', q ->> 'member', v_amount, v_detail) THEN
      RETURN vendor_replay(t.code, t.platform_tx_id, t.applied, v_balance, v_currency);
    END IF;
    RETURN vendor_answer('TX_MISMATCH', v_balance, v_currency);
  END IF;
  SELECT * INTO m FROM members WHERE merchant = p_merchant AND id = q ->> 'member';
  IF m.type = 4 THEN RETURN vendor_answer('TRIAL_NOT_ALLOWED', v_balance, v_currency); END IF;
  PERFORM FROM merchants WHERE code = p_merchant AND status <> 3 FOR KEY SHARE;
  IF NOT FOUND THEN RETURN vendor_answer('VENDOR_DISABLED', v_balance, v_currency); END IF;

  v_above := bonus_above(p_merchant, q ->> 'vendor', m.id, v_amount, p_now);
  INSERT INTO vendor_transactions (merchant, vendor, tx_id, kind, state, member, round_id, amount,
    code, platform_tx_id, detail, at)
  VALUES (p_merchant, q ->> 'vendor', q ->> 'txId', 'bonus',
    CASE WHEN v_above IS NULL THEN 'ACCEPTED' ELSE 'REJECTED' END, m.id, '', v_amount,
    CASE WHEN v_above IS NULL THEN 'OK' ELSE 'LIMIT_EXCEEDED' END, v_id, v_detail, p_now);
  IF v_above IS NOT NULL THEN
    INSERT INTO findings (merchant, kind, party, subject, details, found_at)
    VALUES (p_merchant, 'BONUS_HELD', q ->> 'vendor', q ->> 'txId', jsonb_build_object(
      'player', m.id, 'amount', round(v_amount / 10000.0, 4)::text, 'rule', v_above), p_now)
    ON CONFLICT DO NOTHING;
    RETURN vendor_answer('LIMIT_EXCEEDED', v_balance, v_currency,
      jsonb_build_object('platformTxId', v_id));
  END IF;
  PERFORM bonus_book(p_merchant, q ->> 'vendor', q ->> 'txId', m.id, v_id, p_house, v_account,
    v_amount, p_now);
  RETURN vendor_answer('OK', v_balance + v_amount, v_currency,
    jsonb_build_object('replay', false, 'platformTxId', v_id));
END $$;

-- tx: a stored transaction, or a round with its transactions. They are found by their instants, which
-- lie within the round's own. An index would cost every bet.
CREATE OR REPLACE FUNCTION vendor_tx(p_merchant text, q jsonb, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_balance bigint := ledger_balance(p_merchant, q ->> 'member', 'cash');
  v_stored jsonb;
  t vendor_transactions; r rounds;
BEGIN
  SELECT * INTO t FROM vendor_transactions
  WHERE merchant = p_merchant AND vendor = q ->> 'vendor' AND tx_id = q ->> 'txId'
    AND member = q ->> 'member';
  SELECT * INTO r FROM rounds
  WHERE merchant = p_merchant AND vendor = q ->> 'vendor'
    AND round_id = coalesce(t.round_id, q ->> 'roundId') AND member = q ->> 'member';
  IF t.tx_id IS NULL AND (r.round_id IS NULL OR q ? 'txId') THEN
    RETURN vendor_answer('BET_NOT_FOUND', v_balance, q ->> 'ownCurrency');
  END IF;
  SELECT coalesce(jsonb_agg(jsonb_build_object('txId', o.tx_id, 'kind', o.kind, 'state', o.state,
    'code', o.code, 'roundId', o.round_id, 'amount', o.amount::text, 'refTxId', o.ref_tx_id,
    'platformTxId', o.platform_tx_id, 'at', vendor_instant(o.at)) ORDER BY o.at, o.tx_id), '[]')
  INTO v_stored FROM (
    (SELECT * FROM vendor_transactions
    WHERE merchant = r.merchant AND vendor = r.vendor AND round_id = r.round_id
      AND at BETWEEN r.opened_at AND r.last_activity_at AND NOT q ? 'txId' LIMIT 200)
    UNION ALL SELECT (t).* WHERE q ? 'txId'
  ) o;
  RETURN vendor_answer('OK', v_balance, q ->> 'ownCurrency', jsonb_build_object(
    'transactions', v_stored)
    || CASE WHEN r.round_id IS NULL THEN '{}' ELSE jsonb_build_object('round', jsonb_build_object(
      'roundId', r.round_id, 'state', r.state, 'stake', r.stake::text, 'payout', r.payout::text,
      'validBet', r.valid_bet::text, 'openedAt', vendor_instant(r.opened_at),
      'settledAt', vendor_instant(r.settled_at))) END);
END $$;

CREATE OR REPLACE FUNCTION vendor_instant(p_at timestamptz) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT to_char(p_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
$$;

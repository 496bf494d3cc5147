-- The positions, from 1, of requests whose nonce came before with other content.
CREATE OR REPLACE FUNCTION vendor_stale(p_merchant text, p_requests jsonb, p_now timestamptz) RETURNS bigint[]
LANGUAGE plpgsql AS $$
DECLARE
  v_new integer;
BEGIN
  INSERT INTO vendor_nonces (merchant, vendor, nonce, request_hash, seen_at)
  SELECT p_merchant, q ->> 'vendor', q ->> 'nonce', decode(q ->> 'requestHash', 'hex'), p_now
  FROM jsonb_array_elements(p_requests) q ORDER BY 2, 3
  ON CONFLICT (merchant, vendor, nonce) DO NOTHING;
  GET DIAGNOSTICS v_new = ROW_COUNT;
  IF v_new = jsonb_array_length(p_requests) THEN RETURN NULL; END IF;
  RETURN (
    SELECT array_agg(r.position)
    FROM jsonb_array_elements(p_requests) WITH ORDINALITY r (q, position)
    JOIN vendor_nonces n ON n.merchant = p_merchant AND n.vendor = q ->> 'vendor'
      AND n.nonce = q ->> 'nonce'
    WHERE n.request_hash <> decode(q ->> 'requestHash', 'hex'));
END $$;

-- Locks every purse of the requests, lowest first, so that batches never deadlock. Trading a launch
-- token waits for bets under way, so they see the old session or it returns their balance.
CREATE OR REPLACE FUNCTION vendor_lock(p_merchant text, p_requests jsonb, p_shard integer)
RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ledger_accounts a WHERE a.merchant = p_merchant AND (a.owner, a.kind, a.shard) IN (
    SELECT coalesce(s.member, q ->> 'member'), 'cash', 0
    FROM jsonb_array_elements(p_requests) q
    LEFT JOIN vendor_sessions s ON s.merchant = p_merchant
      AND s.token_hash = decode(q ->> 'tokenHash', 'hex') AND s.vendor = q ->> 'vendor'
    UNION SELECT l.member, 'cash', 0
    FROM jsonb_array_elements(p_requests) q
    JOIN launch_tokens l ON l.merchant = p_merchant
      AND l.token_hash = decode(q ->> 'tokenHash', 'hex')
    WHERE q ->> 'call' = 'authenticate'
    UNION SELECT 'house', k, p_shard FROM unnest(ARRAY['game', 'rebate']) k
  ) ORDER BY a.id FOR NO KEY UPDATE OF a;
END $$;

-- Answers up to 64 signed and checked requests of one merchant in one transaction, in their order.
-- One shard is the house's side of all of them, so a batch locks one house row.
-- Every look-up is by key, even with a plan made while the tables were empty.
CREATE OR REPLACE FUNCTION vendor_wallet(p_merchant text, p_requests jsonb, p_now timestamptz)
RETURNS jsonb LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_answers jsonb[] := '{}';
  v_stale bigint[] := vendor_stale(p_merchant, p_requests, p_now);
  v_shard integer := ledger_shard('house', p_requests -> 0 ->> 'nonce');
  v_currency text := (SELECT currency FROM merchants WHERE code = p_merchant);
  v_house bigint;
  v_position integer := 0;
  v_plain jsonb := '{}';
  v_wins jsonb;
  q jsonb;
BEGIN
  IF v_currency IS NOT NULL THEN
    v_house := ledger_account(p_merchant, 'house', 'game', v_shard);
  END IF;
  PERFORM vendor_lock(p_merchant, p_requests, v_shard);

  -- For fewer requests, booking together costs more than it saves.
  IF jsonb_array_length(p_requests) > 3 THEN
    SELECT jsonb_object_agg(answered, answer) INTO v_plain
    FROM vendor_plain_bets(p_merchant, p_requests, v_stale, v_shard, p_now);
    IF p_requests @> '[{"call": "win"}]' THEN
      SELECT jsonb_object_agg(answered, answer) INTO v_wins
      FROM vendor_plain_wins(p_merchant, p_requests, v_stale, v_house, p_now);
    END IF;
    v_plain := coalesce(v_plain, '{}') || coalesce(v_wins, '{}');
  END IF;

  FOR q IN SELECT r FROM jsonb_array_elements(p_requests) r LOOP
    v_position := v_position + 1;
    IF v_plain ? v_position::text THEN
      v_answers := v_answers || (v_plain -> v_position::text);
      CONTINUE;
    END IF;
    v_answers := v_answers || CASE
      WHEN v_position = ANY (v_stale) THEN '{"code": "STALE_REQUEST"}'
      ELSE vendor_call(p_merchant, q || jsonb_build_object('ownCurrency', v_currency), v_house,
        p_now) END;
  END LOOP;
  RETURN to_jsonb(v_answers);
END $$;

CREATE OR REPLACE FUNCTION vendor_call(p_merchant text, q jsonb, p_house bigint, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
BEGIN
  IF q ->> 'call' IN ('bet', 'betwin') THEN RETURN vendor_bet(p_merchant, q, p_house, p_now); END IF;
  IF q ->> 'call' = 'bets' THEN RETURN vendor_bets(p_merchant, q, p_house, p_now); END IF;
  IF q ->> 'call' = 'authenticate' THEN RETURN vendor_authenticate(p_merchant, q, p_now); END IF;
  IF q ->> 'call' = 'heartbeat' THEN RETURN vendor_heartbeat(p_merchant, q, p_now); END IF;
  IF q ? 'member' THEN
    IF NOT EXISTS (SELECT FROM vendors WHERE merchant = p_merchant AND code = q ->> 'vendor')
    THEN RETURN '{"code": "VENDOR_DISABLED"}'; END IF;
    -- A vendor reads and credits only players that it has had a session with.
    IF NOT EXISTS (SELECT FROM vendor_players WHERE merchant = p_merchant
      AND member = q ->> 'member' AND vendor = q ->> 'vendor')
    THEN RETURN '{"code": "TOKEN_INVALID"}'; END IF;
    -- A vendor with a purse of its own moves no cash, except for rounds from before it had one.
    IF q ->> 'call' IN ('win', 'adjust', 'bonus')
      AND (SELECT wallet_type FROM vendors
        WHERE merchant = p_merchant AND code = q ->> 'vendor') = 'transfer'
      AND NOT EXISTS (SELECT FROM rounds WHERE merchant = p_merchant
        AND vendor = q ->> 'vendor' AND round_id = q ->> 'roundId' AND state = 'OPEN')
    THEN RETURN '{"code": "VENDOR_DISABLED"}'; END IF;
  END IF;
  RETURN CASE q ->> 'call'
    WHEN 'win' THEN vendor_win(p_merchant, q, p_house, p_now)
    WHEN 'rollback' THEN vendor_rollback(p_merchant, q, p_house, p_now)
    WHEN 'endround' THEN vendor_endround(p_merchant, q, p_house, p_now)
    WHEN 'balance' THEN vendor_balance(p_merchant, q, p_now)
    WHEN 'adjust' THEN vendor_adjust(p_merchant, q, p_house, p_now)
    WHEN 'bonus' THEN vendor_bonus(p_merchant, q, p_house, p_now)
    WHEN 'tx' THEN vendor_tx(p_merchant, q, p_now)
  END;
END $$;

-- Deletes nonces older than twice the time in which a signature is accepted, and sums of past days.
CREATE OR REPLACE FUNCTION vendor_forget_nonces(p_before timestamptz) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  DELETE FROM vendor_nonces WHERE seen_at < p_before;
  DELETE FROM bonus_days WHERE day < p_before::date - 7
$$;

-- The positions, from 1, of requests whose nonce came before with other content.
CREATE OR REPLACE FUNCTION vendor_stale(
  p_merchant text, p_vendors text[], p_nonces text[], p_hashes text[], p_now timestamptz
) RETURNS bigint[] LANGUAGE plpgsql AS $$
DECLARE
  v_new integer;
BEGIN
  INSERT INTO vendor_nonces (merchant, vendor, nonce, request_hash, seen_at)
  SELECT p_merchant, f.vendor, f.nonce, decode(f.hash, 'hex'), p_now
  FROM unnest(p_vendors, p_nonces, p_hashes) f (vendor, nonce, hash) ORDER BY 2, 3
  ON CONFLICT (merchant, vendor, nonce) DO NOTHING;
  GET DIAGNOSTICS v_new = ROW_COUNT;
  IF v_new = cardinality(p_nonces) THEN RETURN NULL; END IF;
  RETURN (
    SELECT array_agg(f.position)
    FROM unnest(p_vendors, p_nonces, p_hashes) WITH ORDINALITY f (vendor, nonce, hash, position)
    JOIN vendor_nonces n ON n.merchant = p_merchant AND n.vendor = f.vendor AND n.nonce = f.nonce
    WHERE n.request_hash <> decode(f.hash, 'hex'));
END $$;

-- Locks the purses of these sessions and members, lowest first, so that batches never deadlock. Trading
-- a launch token waits for bets under way, so they see the old session or it returns their balance.
CREATE OR REPLACE FUNCTION vendor_lock(
  p_merchant text, p_vendors text[], p_tokens text[], p_members text[], p_shard integer
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM ledger_accounts a WHERE a.merchant = p_merchant AND a.id IN (
    SELECT s.account FROM unnest(p_vendors, p_tokens) f (vendor, token)
    JOIN vendor_sessions s ON s.merchant = p_merchant
      AND s.token_hash = decode(f.token, 'hex') AND s.vendor = f.vendor
    UNION SELECT o.id FROM unnest(p_members) f (member)
    JOIN ledger_accounts o ON o.merchant = p_merchant AND o.owner = f.member AND o.kind = 'cash'
      AND o.shard = 0
    UNION SELECT o.id FROM ledger_accounts o WHERE o.merchant = p_merchant AND o.owner = 'house'
      AND o.kind IN ('game', 'rebate') AND o.shard = p_shard
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
  v_answers jsonb[];
  v_stale bigint[];
  v_shard integer := ledger_shard('house', p_requests -> 0 ->> 'nonce');
  v_currency text := (SELECT currency FROM merchants WHERE code = p_merchant);
  v_house bigint;
  v_calls text[]; v_vendors text[]; v_tokens text[]; v_members text[]; v_nonces text[];
  v_hashes text[];
  o record;
BEGIN
  SELECT array_agg(f.call), array_agg(f.vendor), array_agg(f.token), array_agg(f.member),
    array_agg(f.nonce), array_agg(f.hash)
  INTO v_calls, v_vendors, v_tokens, v_members, v_nonces, v_hashes
  FROM ROWS FROM (jsonb_to_recordset(p_requests) AS (call text, vendor text, "tokenHash" text,
    member text, nonce text, "requestHash" text)) f (call, vendor, token, member, nonce, hash);
  v_stale := vendor_stale(p_merchant, v_vendors, v_nonces, v_hashes, p_now);
  IF v_currency IS NOT NULL THEN
    v_house := ledger_account(p_merchant, 'house', 'game', v_shard);
  END IF;
  IF 'authenticate' = ANY (v_calls) THEN
    v_members := v_members || ARRAY(SELECT l.member FROM unnest(v_tokens) f (token)
      JOIN launch_tokens l ON l.merchant = p_merchant AND l.token_hash = decode(f.token, 'hex'));
  END IF;
  PERFORM vendor_lock(p_merchant, v_vendors, v_tokens, v_members, v_shard);

  -- For fewer requests, booking together costs more than it saves.
  IF cardinality(v_calls) > 3 THEN
    FOR o IN SELECT * FROM vendor_plain_bets(p_merchant, p_requests, v_stale, v_house, p_now) LOOP
      v_answers[o.answered] := o.answer;
    END LOOP;
    IF 'win' = ANY (v_calls) THEN
      FOR o IN SELECT * FROM vendor_plain_wins(p_merchant, p_requests, v_stale, v_house, p_now) LOOP
        v_answers[o.answered] := o.answer;
      END LOOP;
    END IF;
  END IF;

  FOR n IN 1 .. cardinality(v_calls) LOOP
    IF v_answers[n] IS NULL THEN
      v_answers[n] := CASE
        WHEN n = ANY (v_stale) THEN '{"code": "STALE_REQUEST"}'
        ELSE vendor_call(p_merchant,
          p_requests -> n - 1 || jsonb_build_object('ownCurrency', v_currency), v_house, p_now) END;
    END IF;
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

-- settle (VW/1.1): up to 1,000 results of any players of one merchant in one transaction. Each has the
-- effect and the code of a win of its own. A result answers for itself, whatever becomes of the others.
CREATE OR REPLACE FUNCTION vendor_settle(p_merchant text, q jsonb, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp
SET enable_seqscan = off SET enable_hashjoin = off SET enable_mergejoin = off
SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  v_shard integer := ledger_shard('house', q ->> 'nonce');
  v_currency text := (SELECT currency FROM merchants WHERE code = p_merchant);
  v_wins jsonb;
  v_plain jsonb;
  v_house bigint;
  v_results jsonb[] := '{}';
  w record;
BEGIN
  IF vendor_stale(p_merchant, ARRAY[q ->> 'vendor'], ARRAY[q ->> 'nonce'],
    ARRAY[q ->> 'requestHash'], p_now) IS NOT NULL THEN
    RETURN '{"code": "STALE_REQUEST"}';
  END IF;
  IF v_currency IS NULL THEN RETURN '{"code": "TOKEN_INVALID"}'; END IF;
  v_house := ledger_account(p_merchant, 'house', 'game', v_shard);
  SELECT jsonb_agg(r || jsonb_build_object('call', 'win', 'vendor', q ->> 'vendor',
    'ownCurrency', v_currency) ORDER BY n) INTO v_wins
  FROM jsonb_array_elements(q -> 'results') WITH ORDINALITY e (r, n);
  PERFORM vendor_lock(p_merchant, '{}', '{}',
    ARRAY(SELECT one ->> 'member' FROM jsonb_array_elements(v_wins) one), v_shard);

  SELECT jsonb_object_agg(answered, answer) INTO v_plain
  FROM vendor_plain_wins(p_merchant, v_wins, NULL, v_house, p_now);
  FOR w IN SELECT r, n FROM jsonb_array_elements(v_wins) WITH ORDINALITY e (r, n) LOOP
    v_results := v_results || (coalesce(v_plain -> w.n::text,
        vendor_call(p_merchant, w.r, v_house, p_now)) - '{balance,currency}'::text[]
      || jsonb_build_object('txId', w.r ->> 'txId'));
  END LOOP;
  RETURN jsonb_build_object('code', 'OK', 'results', to_jsonb(v_results));
END $$;

-- The hash of a row in a log: SHA-256 of the chain's previous hash and the row's own content.
CREATE OR REPLACE FUNCTION audit_hash(
  p_previous bytea, p_merchant text, p_log text, p_shard integer, p_number bigint, p_at timestamptz,
  p_body jsonb
) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(p_previous || convert_to(
    p_merchant || '|' || p_log || '|' || p_shard || '|' || p_number || '|' ||
    (extract(epoch FROM p_at) * 1000000)::bigint || '|' || p_body::text, 'UTF8'))
$$;

-- Adds a row to a log. The chain is the connection's, so that two transactions seldom wait for each
-- other; it is called last in its transaction.
CREATE OR REPLACE FUNCTION audit_append(p_merchant text, p_log text, p_at timestamptz, p_body jsonb)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_shard smallint := pg_backend_pid() & 63;
  v_number bigint;
  v_hash bytea;
BEGIN
  INSERT INTO audit_heads AS h (merchant, log, shard, number, hash)
  VALUES (p_merchant, p_log, v_shard, 1,
    audit_hash(''::bytea, p_merchant, p_log, v_shard, 1, p_at, p_body))
  ON CONFLICT (merchant, log, shard) DO UPDATE SET number = h.number + 1,
    hash = audit_hash(h.hash, p_merchant, p_log, v_shard, h.number + 1, p_at, p_body)
  RETURNING number, hash INTO v_number, v_hash;

  IF p_log = 'staff' THEN
    INSERT INTO staff_actions (merchant, id, at, staff, action, details, shard, number, hash)
    VALUES (p_merchant, p_body ->> 'id', p_at, p_body ->> 'staff', p_body ->> 'action',
      p_body -> 'details', v_shard, v_number, v_hash);
  ELSE
    INSERT INTO audit_entries (merchant, id, at, member_id, session_id, action, details, address,
      country, user_agent, request_id, shard, number, hash)
    VALUES (p_merchant, p_body ->> 'id', p_at, p_body ->> 'memberId', p_body ->> 'sessionId',
      p_body ->> 'action', p_body -> 'details', p_body ->> 'address', p_body ->> 'country',
      p_body ->> 'userAgent', p_body ->> 'requestId', v_shard, v_number, v_hash);
  END IF;
END $$;

-- Verifies one merchant's logs and names every row that was changed, and every chain that lost rows.
CREATE OR REPLACE FUNCTION audit_problems(p_merchant text)
RETURNS TABLE (problem text, subject text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH written AS (
    SELECT 'staff' AS log, shard, number, hash, at,
      jsonb_build_object('id', id, 'staff', staff, 'action', action, 'details', details) AS body
    FROM staff_actions WHERE merchant = p_merchant
    UNION ALL
    SELECT 'member', shard, number, hash, at, jsonb_build_object('id', id, 'memberId', member_id,
      'sessionId', session_id, 'action', action, 'details', details, 'address', address,
      'country', country, 'userAgent', user_agent, 'requestId', request_id)
    FROM audit_entries WHERE merchant = p_merchant
  ), chained AS (
    SELECT w.*, lag(hash, 1, ''::bytea) OVER chain AS previous_hash,
      row_number() OVER chain AS position
    FROM written w WINDOW chain AS (PARTITION BY log, shard ORDER BY number)
  ), newest AS (
    SELECT log, shard, count(*) AS rows, (array_agg(hash ORDER BY number DESC))[1] AS hash
    FROM chained GROUP BY log, shard
  )
  SELECT 'AUDIT_CHANGED', log || ' ' || shard || '/' || number FROM chained
  WHERE number <> position
    OR hash <> audit_hash(previous_hash, p_merchant, log, shard, number, at, body)
  UNION ALL
  SELECT 'AUDIT_MISSING', coalesce(h.log, n.log) || ' ' || coalesce(h.shard, n.shard) || '/' ||
    coalesce(h.number, 0)
  FROM (SELECT * FROM audit_heads WHERE merchant = p_merchant) h
  FULL JOIN newest n ON n.log = h.log AND n.shard = h.shard
  WHERE (h.number, h.hash) IS DISTINCT FROM (n.rows, n.hash)
$$;

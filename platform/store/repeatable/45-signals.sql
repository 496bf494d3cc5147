-- Tells every platform on the database which members' pages have news. Each message names a few
-- members, because the server accepts 8,000 bytes at most. A vendor's session stands for its player.
-- Never call it within a transaction of money: the server commits notifying transactions one by one.
CREATE OR REPLACE FUNCTION live_notify(p_words jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- A power cut that loses the message also loses the pages it was for.
  PERFORM set_config('synchronous_commit', 'off', true);
  PERFORM pg_notify('member_live', jsonb_agg(jsonb_build_array(f.merchant, f.member, f.kinds))::text)
  FROM (
    SELECT w.merchant, coalesce(w.member, s.member) AS member, w.kinds,
      (row_number() OVER () - 1) / 40 AS part
    FROM jsonb_to_recordset(p_words) AS w (merchant text, member text, token text, kinds jsonb)
    LEFT JOIN vendor_sessions s ON w.member IS NULL AND s.merchant = w.merchant
      AND s.token_hash = decode(w.token, 'hex')
  ) f
  WHERE f.member IS NOT NULL GROUP BY f.part;
END $$;

-- Wakes a server for each merchant and topic. Hints wait in a queue of the coordinator, where one
-- that waits already is not doubled. Never call it within a transaction of money: the server commits
-- notifying transactions one by one.
CREATE OR REPLACE FUNCTION work_hint(p_hints jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- The look finds what a lost hint was for.
  PERFORM set_config('synchronous_commit', 'off', true);
  INSERT INTO pgboss.job (name, policy, data, singleton_key, group_id, retry_limit, expire_seconds,
    deletion_seconds, keep_until)
  SELECT q.name, q.policy, jsonb_build_object('merchant', h.merchant, 'about', h.about),
    h.merchant || ' ' || h.about, h.merchant, q.retry_limit, q.expire_seconds, q.deletion_seconds,
    now() + q.retention_seconds * interval '1 second'
  FROM pgboss.queue q, jsonb_to_recordset(p_hints) AS h (merchant text, about text)
  WHERE q.name = 'work'
  ON CONFLICT DO NOTHING;
  -- The channel that pg-boss derives from the name of its schema.
  IF FOUND THEN
    PERFORM pg_notify('pgboss_' || left(encode(sha224('pgboss'), 'hex'), 24), 'work');
  END IF;
END $$;

-- What hints may have missed, over all merchants: runs that are due, rows that grew, and kinds that
-- a merchant has never run. Servers ask it once a minute, all together.
CREATE OR REPLACE FUNCTION work_due(
  p_now timestamptz, p_consumers text[], p_every text[]
) RETURNS TABLE (merchant text, about text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT r.merchant, r.kind FROM work_runs r WHERE r.due_at <= p_now
  UNION
  SELECT o.merchant, 'outbox' FROM outgoing o
  WHERE o.sent_at IS NULL AND o.due_at <= p_now AND o.attempts < 8
  UNION
  SELECT p.merchant, 'payments' FROM withdrawal_payments p
  WHERE p.status = 'OPEN' AND p.due_at <= p_now
  UNION
  SELECT v.merchant, 'moves' FROM purse_moves v WHERE v.status = 'OPEN' AND v.due_at <= p_now
  UNION
  SELECT d.merchant, 'deposits' FROM deposits d
  WHERE d.status IN ('CREATED', 'WAITING_PAYMENT') AND d.expires_at <= p_now
  UNION
  SELECT d.merchant, 'gateways' FROM deposits d
  WHERE d.status IN ('WAITING_PAYMENT', 'EXPIRED', 'CANCELLED') AND d.gateway_tx_id IS NOT NULL
    AND d.created_at < p_now - interval '5 minutes' AND d.expires_at > p_now - interval '24 hours'
  UNION
  SELECT i.merchant, 'receipts' FROM withdrawal_parts i
  WHERE i.status IN ('PROOF_SUBMITTED', 'ADMIN_VERIFIED')
    AND (i.receipt_due_at <= p_now OR i.remind_at <= p_now)
  UNION
  SELECT l.merchant, 'requirements' FROM wagering_lots l
  JOIN ledger_accounts a ON a.merchant = l.merchant AND a.owner = l.member_id AND a.kind = 'cash'
  WHERE l.closed_at IS NULL AND a.balance < 10000
  UNION
  SELECT m.code, 'rounds' FROM merchants m
  WHERE EXISTS (
    SELECT FROM unnest(p_consumers) AS c (name)
    JOIN ledger_accounts a ON a.merchant = m.code AND a.owner = 'house' AND a.kind = 'game'
    LEFT JOIN feed_marks f ON f.merchant = m.code AND f.consumer = c.name
    WHERE a.feed_count > coalesce(f.marks[a.shard + 1], 0))
  UNION
  SELECT g.merchant, 'grants' FROM free_grants g WHERE g.state IN ('ASKED', 'REVOKING')
  UNION
  SELECT n.merchant, 'money' FROM day_news n WHERE NOT n.is_counted
  UNION
  SELECT p.merchant, 'money' FROM point_deposits p
  UNION
  SELECT f.merchant, 'findings' FROM findings f
  LEFT JOIN job_marks t ON t.merchant = f.merchant AND t.job = 'tellFindings'
  WHERE f.closed_at IS NULL AND f.found_at <= p_now - interval '1 minute'
    AND f.found_at > coalesce(t.done_until, '-infinity')
  UNION
  SELECT m.code, k.kind FROM merchants m, unnest(p_every) AS k (kind)
  WHERE NOT EXISTS (SELECT FROM work_runs r WHERE r.merchant = m.code AND r.kind = k.kind)
$$;

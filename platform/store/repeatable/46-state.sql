-- What waits over all merchants, for the operator's watching: counts and the oldest of each kind, no
-- row of anybody. Each part reads an index of open rows alone, so it may be asked every few seconds.
CREATE OR REPLACE FUNCTION waiting_state(p_now timestamptz) RETURNS TABLE (
  about text, merchant text, kind text, waiting bigint, since timestamptz
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT 'deposits_open', d.merchant, d.status, count(*), min(d.created_at) FROM deposits d
  WHERE d.status IN ('CREATED', 'WAITING_PAYMENT', 'SLIP_SUBMITTED', 'REVIEW') GROUP BY 2, 3
  UNION ALL
  SELECT 'withdrawals_open', w.merchant, w.status, count(*), min(w.created_at) FROM withdrawals w
  WHERE w.ended_at IS NULL GROUP BY 2, 3
  UNION ALL
  SELECT 'payouts_open', p.merchant, p.gateway, count(*), min(p.created_at)
  FROM withdrawal_payments p WHERE p.status = 'OPEN' GROUP BY 2, 3
  UNION ALL
  SELECT 'purse_moves_open', v.merchant, v.vendor, count(*), min(v.created_at) FROM purse_moves v
  WHERE v.status = 'OPEN' GROUP BY 2, 3
  UNION ALL
  SELECT 'findings_open', f.merchant, f.kind, count(*), min(f.found_at) FROM findings f
  WHERE f.closed_at IS NULL GROUP BY 2, 3
  UNION ALL
  SELECT 'outbox_messages', o.merchant, CASE WHEN o.attempts < 8 THEN 'waiting' ELSE 'dead' END, count(*),
    min(o.created_at)
  FROM outgoing o WHERE o.sent_at IS NULL GROUP BY 2, 3
  UNION ALL
  -- A run is late when the servers' look once a minute has missed it.
  SELECT 'jobs_late', r.merchant, r.kind, count(*), min(r.due_at) FROM work_runs r
  WHERE r.due_at <= p_now - interval '1 minute' GROUP BY 2, 3
  UNION ALL
  -- A failed run is tried again within the hour, or its owner tries it now.
  SELECT 'jobs_failing', r.merchant, r.kind, count(*), min(r.heartbeat_at) FROM work_runs r
  WHERE r.due_at <= p_now + interval '1 hour' AND r.error IS NOT NULL GROUP BY 2, 3
$$;

-- The same for what no index of open rows holds; asked once a minute at most. `feed_unread_rows` counts
-- rows that a consumer has not read; a pot that no merchant has reads nothing. `books_sound` says when
-- a merchant's books were last found sound, null before the first time.
CREATE OR REPLACE FUNCTION backlog_state() RETURNS TABLE (
  about text, merchant text, kind text, waiting bigint, since timestamptz
) LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT 'jobs_dead', r.merchant, r.kind, count(*), min(r.heartbeat_at) FROM work_runs r
  WHERE r.state = 'DEAD' GROUP BY 2, 3
  UNION ALL
  SELECT 'feed_unread_rows', m.merchant, m.consumer, sum(a.feed_count - m.marks[a.shard + 1])::bigint, NULL
  FROM feed_marks m
  JOIN ledger_accounts a ON a.merchant = m.merchant AND a.owner = 'house' AND a.kind = 'game'
    AND a.feed_count > m.marks[a.shard + 1]
  GROUP BY 2, 3
  UNION ALL
  SELECT 'books_sound', m.code, s.scope, 1, j.done_until FROM merchants m
  CROSS JOIN (VALUES ('seals', 'booksSound'), ('whole', 'booksSoundWhole')) AS s (scope, job)
  LEFT JOIN job_marks j ON j.merchant = m.code AND j.job = s.job
$$;

-- The rows of one UTC day, or of all days (null), whose account, transfer, member or game is missing.
-- The bet path has no foreign keys: each would read and lock the parent's row in every bet.
CREATE OR REPLACE FUNCTION ledger_orphans(p_merchant text, p_day date)
RETURNS TABLE (problem text, subject text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH span AS (
    SELECT coalesce(p_day::timestamp AT TIME ZONE 'UTC', '-infinity') AS since,
      coalesce((p_day + 1)::timestamp AT TIME ZONE 'UTC', 'infinity') AS until
  )
  SELECT 'ORPHAN', 'entry ' || e.account || '/' || e.number FROM span
  JOIN ledger_entries e ON e.merchant = p_merchant AND e.at >= since AND e.at < until
  LEFT JOIN ledger_accounts a ON a.merchant = p_merchant AND a.id = e.account
  LEFT JOIN ledger_transfers t ON t.merchant = p_merchant AND t.key = e.transfer_key
  WHERE a.id IS NULL OR t.key IS NULL
  UNION ALL
  SELECT 'ORPHAN', 'transfer ' || t.key FROM span
  JOIN ledger_transfers t ON t.merchant = p_merchant AND t.at >= since AND t.at < until
  LEFT JOIN ledger_accounts f ON f.merchant = p_merchant AND f.id = t.from_account
  LEFT JOIN ledger_accounts o ON o.merchant = p_merchant AND o.id = t.to_account
  WHERE f.id IS NULL OR o.id IS NULL
  UNION ALL
  SELECT 'ORPHAN', 'transaction ' || x.vendor || ' ' || x.tx_id FROM span
  JOIN vendor_transactions x ON x.merchant = p_merchant AND x.at >= since AND x.at < until
  LEFT JOIN members m ON m.merchant = p_merchant AND m.id = x.member
  WHERE m.id IS NULL
  UNION ALL
  SELECT 'ORPHAN', 'round ' || r.vendor || ' ' || r.round_id FROM span
  JOIN rounds r ON r.merchant = p_merchant AND r.opened_at >= since AND r.opened_at < until
  LEFT JOIN members m ON m.merchant = p_merchant AND m.id = r.member
  LEFT JOIN games g ON g.merchant = p_merchant AND g.code = r.game
  WHERE m.id IS NULL OR g.code IS NULL
$$;

-- Verifies one merchant's whole book and names every disagreement.
CREATE OR REPLACE FUNCTION ledger_problems(p_merchant text)
RETURNS TABLE (problem text, subject text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH chained AS (
    SELECT e.*,
      lag(e.hash, 1, ''::bytea) OVER w AS previous_hash,
      coalesce(lag(e.balance) OVER w, 0) AS previous_balance,
      row_number() OVER w AS position
    FROM ledger_entries e WHERE e.merchant = p_merchant
    WINDOW w AS (PARTITION BY e.account ORDER BY e.number)
  ), sums AS (
    SELECT account, sum(amount) AS total, count(*) AS entries,
      (array_agg(hash ORDER BY number DESC))[1] AS newest
    FROM chained GROUP BY account
  )
  SELECT 'ENTRY_CHANGED', account || '/' || number FROM chained
  WHERE number <> position OR balance <> previous_balance + amount OR hash <> ledger_hash(
    previous_hash, merchant, account, number, transfer_key, kind, amount, balance, at)
  UNION ALL
  SELECT 'ACCOUNT_DIFFERS', a.id::text FROM ledger_accounts a LEFT JOIN sums s ON s.account = a.id
  WHERE a.merchant = p_merchant AND (a.balance, a.entry_count, a.last_hash)
    IS DISTINCT FROM (coalesce(s.total, 0), coalesce(s.entries, 0), coalesce(s.newest, ''::bytea))
  UNION ALL
  SELECT 'TRANSFER_UNBALANCED', t.key FROM ledger_transfers t
  LEFT JOIN ledger_entries e ON e.merchant = t.merchant AND e.transfer_key = t.key
    AND e.account IN (t.from_account, t.to_account)
  WHERE t.merchant = p_merchant
  GROUP BY t.merchant, t.key, t.amount, t.asked, t.from_account, t.to_account
  HAVING count(e.amount) <> CASE t.amount WHEN 0 THEN 0 ELSE 2 END OR sum(e.amount) <> 0
    OR t.asked < t.amount OR (t.amount = 0 AND t.asked IS NULL)
    OR max(e.amount) FILTER (WHERE e.account = t.to_account) <> t.amount
  UNION ALL
  -- Points are no money: each of the two adds up to zero by itself.
  SELECT 'SUM_NOT_ZERO', sum(balance)::text FROM ledger_accounts WHERE merchant = p_merchant
  GROUP BY kind = 'points' HAVING sum(balance) <> 0
  UNION ALL
  SELECT problem, subject FROM ledger_orphans(p_merchant, NULL)
$$;

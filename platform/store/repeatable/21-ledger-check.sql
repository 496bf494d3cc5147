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
  GROUP BY t.merchant, t.key, t.amount, t.from_account, t.to_account
  HAVING count(e.amount) <> 2 OR sum(e.amount) <> 0
    OR max(e.amount) FILTER (WHERE e.account = t.to_account) <> t.amount
  UNION ALL
  SELECT 'SUM_NOT_ZERO', sum(balance)::text FROM ledger_accounts WHERE merchant = p_merchant
  HAVING sum(balance) <> 0
$$;

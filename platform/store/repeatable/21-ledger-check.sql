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

-- Verifies a merchant's book from the newest seal of each account on. The accounts of one part of
-- p_parts are read from their first entry, with all their seals; one part of one reads the whole book.
CREATE OR REPLACE FUNCTION ledger_problems_from(p_merchant text, p_part integer, p_parts integer)
RETURNS TABLE (problem text, subject text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH begun AS MATERIALIZED (
    SELECT a.id, a.balance, a.entry_count, a.last_hash, a.id % p_parts = p_part AS is_whole, s.day,
      coalesce(s.number, 0) AS number, coalesce(s.hash, ''::bytea) AS hash,
      coalesce(s.balance, 0) AS sealed
    FROM ledger_accounts a
    LEFT JOIN LATERAL (
      SELECT * FROM ledger_seals WHERE merchant = p_merchant AND account = a.id
        AND a.id % p_parts <> p_part
      ORDER BY day DESC LIMIT 1
    ) s ON true
    WHERE a.merchant = p_merchant
  ), chained AS MATERIALIZED (
    SELECT e.*,
      lag(e.hash, 1, b.hash) OVER w AS previous_hash,
      lag(e.balance, 1, b.sealed) OVER w AS previous_balance,
      b.number + row_number() OVER w AS position
    FROM begun b
    JOIN ledger_entries e ON e.merchant = p_merchant AND e.account = b.id AND e.number > b.number
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
  SELECT 'ACCOUNT_DIFFERS', b.id::text FROM begun b LEFT JOIN sums s ON s.account = b.id
  WHERE (b.balance, b.entry_count, b.last_hash) IS DISTINCT FROM (b.sealed + coalesce(s.total, 0),
    b.number + coalesce(s.entries, 0), coalesce(s.newest, b.hash))
  UNION ALL
  -- A chain that was written anew as a whole agrees with itself, but not with its seals.
  SELECT 'SEAL_DIFFERS', s.account || ' ' || s.day FROM begun b
  JOIN ledger_seals s ON s.merchant = p_merchant AND s.account = b.id
    AND (b.is_whole OR s.day = b.day)
  LEFT JOIN ledger_entries e ON e.merchant = p_merchant AND e.account = s.account
    AND e.number = s.number
  WHERE (e.hash, e.balance) IS DISTINCT FROM (s.hash, s.balance)
  UNION ALL
  -- Each posting that was read agrees with its transfer; the whole book is read from the transfers.
  SELECT CASE WHEN t.key IS NULL THEN 'ORPHAN' ELSE 'TRANSFER_UNBALANCED' END,
    coalesce(t.key, 'entry ' || e.account || '/' || e.number)
  FROM chained e
  LEFT JOIN ledger_transfers t ON t.merchant = p_merchant AND t.key = e.transfer_key
  WHERE p_parts > 1 AND (t.key IS NULL OR e.amount IS DISTINCT FROM CASE e.account
    WHEN t.from_account THEN -t.amount WHEN t.to_account THEN t.amount END)
  UNION ALL
  SELECT 'TRANSFER_UNBALANCED', t.key FROM ledger_transfers t
  LEFT JOIN ledger_entries e ON e.merchant = t.merchant AND e.transfer_key = t.key
    AND e.account IN (t.from_account, t.to_account)
  WHERE t.merchant = p_merchant AND p_parts = 1
  GROUP BY t.merchant, t.key, t.amount, t.asked, t.from_account, t.to_account
  HAVING count(e.amount) <> CASE t.amount WHEN 0 THEN 0 ELSE 2 END OR sum(e.amount) <> 0
    OR t.asked < t.amount OR (t.amount = 0 AND t.asked IS NULL)
    OR max(e.amount) FILTER (WHERE e.account = t.to_account) <> t.amount
  UNION ALL
  -- Points are no money: each of the two adds up to zero by itself.
  SELECT 'SUM_NOT_ZERO', sum(balance)::text FROM ledger_accounts WHERE merchant = p_merchant
  GROUP BY kind = 'points' HAVING sum(balance) <> 0
  UNION ALL
  SELECT problem, subject FROM ledger_orphans(p_merchant, NULL) WHERE p_parts = 1
$$;

-- Verifies one merchant's whole book and names every disagreement.
CREATE OR REPLACE FUNCTION ledger_problems(p_merchant text)
RETURNS TABLE (problem text, subject text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT problem, subject FROM ledger_problems_from(p_merchant, 0, 1)
$$;

-- Verifies a part, and seals every account that has moved when nothing is wrong: in one statement, so
-- what is sealed is what was read.
CREATE OR REPLACE FUNCTION ledger_seal(
  p_merchant text, p_day date, p_part integer, p_parts integer, p_now timestamptz
) RETURNS TABLE (problem text, subject text)
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH found AS MATERIALIZED (
    SELECT problem, subject FROM ledger_problems_from(p_merchant, p_part, p_parts)
  ), sealed AS (
    INSERT INTO ledger_seals AS s (merchant, account, day, number, hash, balance, sealed_at)
    SELECT p_merchant, a.id, p_day, a.entry_count, a.last_hash, a.balance, p_now
    FROM ledger_accounts a
    WHERE a.merchant = p_merchant AND NOT EXISTS (SELECT FROM found)
      AND a.entry_count > coalesce((SELECT max(number) FROM ledger_seals
        WHERE merchant = p_merchant AND account = a.id), 0)
    ON CONFLICT (merchant, account, day) DO UPDATE SET number = excluded.number,
      hash = excluded.hash, balance = excluded.balance, sealed_at = excluded.sealed_at
  )
  SELECT problem, subject FROM found
$$;

-- Holds the book of one merchant against the records beside it: what the house won by games against
-- the rounds and the vendors' gifts, and each credited deposit against its own transfer.
CREATE OR REPLACE FUNCTION ledger_sum_problems(p_merchant text)
RETURNS TABLE (problem text, subject text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH booked AS (
    SELECT coalesce(sum(balance), 0) AS amount FROM ledger_accounts
    WHERE merchant = p_merchant AND owner = 'house' AND kind = 'game'
  ), played AS (
    SELECT coalesce(sum(stake) - sum(payout), 0) AS amount FROM rounds WHERE merchant = p_merchant
  ), given AS (
    SELECT coalesce(sum(amount), 0) AS amount FROM vendor_transactions
    WHERE merchant = p_merchant AND kind = 'bonus' AND state = 'ACCEPTED'
  )
  SELECT 'ROUNDS_DIFFER', (booked.amount - played.amount + given.amount)::text
  FROM booked, played, given
  WHERE booked.amount <> played.amount - given.amount
  UNION ALL
  SELECT 'DEPOSIT_DIFFERS', d.id FROM deposits d
  LEFT JOIN ledger_transfers t ON t.merchant = d.merchant AND t.key = 'deposit:' || d.id
    AND t.kind = 'deposit'
  WHERE d.merchant = p_merchant AND d.status IN ('CREDITED', 'REFUNDED')
    AND t.amount IS DISTINCT FROM coalesce(d.credited_amount, d.paid_amount)
$$;

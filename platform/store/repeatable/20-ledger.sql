-- The hash of an entry: SHA-256 of the account's previous hash and the entry's own content.
CREATE OR REPLACE FUNCTION ledger_hash(
  p_previous bytea, p_merchant text, p_account bigint, p_number bigint, p_key text, p_kind text,
  p_amount bigint, p_balance bigint, p_at timestamptz
) RETURNS bytea LANGUAGE sql STABLE AS $$
  SELECT sha256(p_previous || convert_to(
    p_merchant || '|' || p_account || '|' || p_number || '|' || p_key || '|' || p_kind || '|' ||
    p_amount || '|' || p_balance || '|' || (extract(epoch FROM p_at) * 1000000)::bigint, 'UTF8'))
$$;

-- The account's id; created at first use. A purse outside the house belongs to a real member.
CREATE OR REPLACE FUNCTION ledger_account(
  p_merchant text, p_owner text, p_kind text, p_shard integer
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  v_id bigint;
BEGIN
  SELECT id INTO v_id FROM ledger_accounts
  WHERE merchant = p_merchant AND owner = p_owner AND kind = p_kind AND shard = p_shard;
  IF FOUND THEN RETURN v_id; END IF;

  IF p_owner <> 'house'
    AND NOT EXISTS (SELECT FROM members WHERE merchant = p_merchant AND id = p_owner) THEN
    RAISE EXCEPTION 'no member % of merchant %', p_owner, p_merchant;
  END IF;
  INSERT INTO ledger_accounts (merchant, owner, kind, shard, can_overdraw, last_hash)
  VALUES (p_merchant, p_owner, p_kind, p_shard, p_owner = 'house', '')
  ON CONFLICT (merchant, owner, kind, shard) DO NOTHING;
  SELECT id INTO v_id FROM ledger_accounts
  WHERE merchant = p_merchant AND owner = p_owner AND kind = p_kind AND shard = p_shard;
  RETURN v_id;
END $$;

-- The house's purses are 64 rows each, so that no row is locked by every movement of money.
CREATE OR REPLACE FUNCTION ledger_shard(p_owner text, p_key text) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_owner = 'house' THEN hashtext(p_key) & 63 ELSE 0 END
$$;

-- Stakes and wins of rounds and their corrections: the feed of rounds has them.
CREATE OR REPLACE FUNCTION money_is_play(p_kind text) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT p_kind IN ('bet', 'win', 'rollback', 'adjust')
$$;

-- Books a transfer whose accounts are locked, whose rules are checked and whose key is free: both
-- balances, the transfer and its two chained postings in one statement.
CREATE OR REPLACE FUNCTION ledger_book(
  p_merchant text, p_key text, p_kind text, p_from bigint, p_to bigint, p_amount bigint,
  p_at timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  WITH moved AS (
    UPDATE ledger_accounts a SET
      balance = a.balance + s.amount,
      entry_count = a.entry_count + 1,
      last_hash = ledger_hash(a.last_hash, p_merchant, a.id, a.entry_count + 1, p_key, p_kind,
        s.amount, a.balance + s.amount, p_at)
    FROM (VALUES (p_from, -p_amount), (p_to, p_amount)) s (id, amount)
    WHERE a.merchant = p_merchant AND a.id = s.id
    RETURNING a.id, a.balance, a.entry_count, a.last_hash, s.amount
  ), kept AS (
    INSERT INTO ledger_transfers (merchant, key, kind, from_account, to_account, amount,
      from_balance, to_balance, at)
    SELECT p_merchant, p_key, p_kind, p_from, p_to, p_amount,
      max(balance) FILTER (WHERE id = p_from), max(balance) FILTER (WHERE id = p_to), p_at
    FROM moved
  )
  INSERT INTO ledger_entries
    (merchant, account, number, transfer_key, kind, amount, balance, at, hash)
  SELECT p_merchant, id, entry_count, p_key, p_kind, amount, balance, p_at, last_hash FROM moved;
  -- The figures of days count what moved between a member and others.
  IF NOT money_is_play(p_kind) THEN
    INSERT INTO day_news (merchant, kind, key, at)
    SELECT p_merchant, 'MONEY', p_key, p_at FROM ledger_accounts f
    JOIN ledger_accounts o ON o.merchant = p_merchant AND o.id = p_to AND o.owner <> f.owner
    WHERE f.merchant = p_merchant AND f.id = p_from AND f.kind <> 'points';
  END IF;
END $$;

-- Moves money in one round trip. Returns the outcome as a row and never raises it.
CREATE OR REPLACE FUNCTION ledger_transfer(
  p_merchant text, p_key text, p_kind text, p_from_owner text, p_from_kind text, p_to_owner text,
  p_to_kind text, p_amount bigint, p_at timestamptz, p_allow_negative boolean
) RETURNS TABLE (outcome text, from_balance bigint, to_balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_from bigint := ledger_account(p_merchant, p_from_owner, p_from_kind,
    ledger_shard(p_from_owner, p_key));
  v_to bigint := ledger_account(p_merchant, p_to_owner, p_to_kind,
    ledger_shard(p_to_owner, p_key));
  v_known ledger_transfers;
  v_free bigint;
BEGIN
  -- The lower id first: two transfers between the same accounts never wait for each other.
  PERFORM FROM ledger_accounts a
  WHERE a.merchant = p_merchant AND a.id IN (v_from, v_to) ORDER BY a.id FOR NO KEY UPDATE;

  SELECT * INTO v_known FROM ledger_transfers t WHERE t.merchant = p_merchant AND t.key = p_key;
  IF NOT FOUND THEN
    SELECT a.balance INTO v_free FROM ledger_accounts a
    WHERE a.merchant = p_merchant AND a.id = v_from AND NOT (a.can_overdraw OR p_allow_negative);
    IF v_free < p_amount THEN
      RETURN QUERY SELECT 'INSUFFICIENT', v_free, NULL::bigint;
      RETURN;
    END IF;
    BEGIN
      PERFORM ledger_book(p_merchant, p_key, p_kind, v_from, v_to, p_amount, p_at);
      RETURN QUERY SELECT 'DONE', t.from_balance, t.to_balance FROM ledger_transfers t
        WHERE t.merchant = p_merchant AND t.key = p_key;
      RETURN;
    EXCEPTION WHEN unique_violation THEN
      -- The same key came at the same time for other accounts.
      SELECT * INTO v_known FROM ledger_transfers t
      WHERE t.merchant = p_merchant AND t.key = p_key;
    END;
  END IF;

  RETURN QUERY SELECT
    CASE WHEN (v_known.kind, v_known.from_account, v_known.to_account, v_known.amount)
      = (p_kind, v_from, v_to, p_amount) THEN 'REPLAY' ELSE 'MISMATCH' END,
    v_known.from_balance, v_known.to_balance;
END $$;

CREATE OR REPLACE FUNCTION ledger_balance(p_merchant text, p_owner text, p_kind text)
RETURNS bigint LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(sum(balance), 0)::bigint FROM ledger_accounts
  WHERE merchant = p_merchant AND owner = p_owner AND kind = p_kind
$$;

-- All that a member may still play with: cash, money at vendors, and money in transit to them.
CREATE OR REPLACE FUNCTION ledger_owned(p_merchant text, p_owner text) RETURNS bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(sum(balance), 0)::bigint FROM ledger_accounts
  WHERE merchant = p_merchant AND owner = p_owner
    AND (kind IN ('cash', 'transit') OR kind LIKE 'purse:%')
$$;

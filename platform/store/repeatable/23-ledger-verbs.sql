-- Books one movement whose accounts are locked. With p_up_to it moves what a purse without overdraft
-- has above p_keep, at most p_amount. What moved nothing is kept too, without postings: a repeat
-- answers the same.
CREATE OR REPLACE FUNCTION ledger_move(
  p_merchant text, p_key text, p_kind text, p_from bigint, p_to bigint, p_amount bigint,
  p_up_to boolean, p_keep bigint, p_at timestamptz
) RETURNS TABLE (outcome text, moved bigint, from_balance bigint, to_balance bigint)
LANGUAGE plpgsql AS $$
DECLARE
  v_free bigint;
  v_moved bigint := p_amount;
BEGIN
  RETURN QUERY SELECT o.outcome, CASE o.outcome WHEN 'REPLAY' THEN t.amount ELSE 0 END,
    t.from_balance, t.to_balance
  FROM ledger_transfers t
  CROSS JOIN LATERAL (SELECT CASE WHEN (t.kind, t.from_account, t.to_account,
      coalesce(t.asked, t.amount), t.asked IS NOT NULL)
    = (p_kind, p_from, p_to, p_amount, p_up_to) THEN 'REPLAY' ELSE 'MISMATCH' END AS outcome) o
  WHERE t.merchant = p_merchant AND t.key = p_key;
  IF FOUND THEN RETURN; END IF;

  SELECT a.balance - CASE WHEN p_up_to THEN p_keep ELSE 0 END INTO v_free FROM ledger_accounts a
  WHERE a.merchant = p_merchant AND a.id = p_from AND NOT a.can_overdraw;
  IF v_free < p_amount AND NOT p_up_to THEN
    RETURN QUERY SELECT 'INSUFFICIENT', 0::bigint, v_free, NULL::bigint;
    RETURN;
  END IF;
  IF v_free < p_amount THEN v_moved := greatest(v_free, 0); END IF;

  IF v_moved > 0 THEN
    PERFORM ledger_book(p_merchant, p_key, p_kind, p_from, p_to, v_moved, p_at);
  ELSE
    INSERT INTO ledger_transfers (merchant, key, kind, from_account, to_account, amount,
      from_balance, to_balance, at)
    SELECT p_merchant, p_key, p_kind, p_from, p_to, 0, f.balance, o.balance, p_at
    FROM ledger_accounts f JOIN ledger_accounts o ON o.merchant = f.merchant AND o.id = p_to
    WHERE f.merchant = p_merchant AND f.id = p_from;
  END IF;
  IF p_up_to THEN
    UPDATE ledger_transfers t SET asked = p_amount WHERE t.merchant = p_merchant AND t.key = p_key;
  END IF;
  RETURN QUERY SELECT 'DONE', t.amount, t.from_balance, t.to_balance FROM ledger_transfers t
    WHERE t.merchant = p_merchant AND t.key = p_key;
END $$;

-- Moves what a purse has, up to an amount, in one round trip.
CREATE OR REPLACE FUNCTION ledger_transfer_upto(
  p_merchant text, p_key text, p_kind text, p_from_owner text, p_from_kind text, p_to_owner text,
  p_to_kind text, p_amount bigint, p_at timestamptz
) RETURNS TABLE (outcome text, moved bigint, from_balance bigint, to_balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_from bigint := ledger_account(p_merchant, p_from_owner, p_from_kind,
    ledger_shard(p_from_owner, p_key));
  v_to bigint := ledger_account(p_merchant, p_to_owner, p_to_kind,
    ledger_shard(p_to_owner, p_key));
BEGIN
  PERFORM FROM ledger_accounts a
  WHERE a.merchant = p_merchant AND a.id IN (v_from, v_to) ORDER BY a.id FOR NO KEY UPDATE;
  BEGIN
    RETURN QUERY SELECT * FROM ledger_move(p_merchant, p_key, p_kind, v_from, v_to, p_amount, true,
      0, p_at);
  EXCEPTION WHEN unique_violation THEN
    -- The same key came at the same time for other accounts; now it is known.
    RETURN QUERY SELECT * FROM ledger_move(p_merchant, p_key, p_kind, v_from, v_to, p_amount, true,
      0, p_at);
  END;
END $$;

-- Moves up to 500 items of one merchant in their order, each answered by its own outcome. What is
-- `unlocked` leaves in its purse what the member's wagering locks at that moment. Every
-- account is locked before the first movement, the lowest id first. An unknown member, or a key
-- that another call books for other accounts at the same time, fails the whole call.
CREATE OR REPLACE FUNCTION ledger_transfers(p_merchant text, p_items jsonb, p_at timestamptz)
RETURNS TABLE ("position" bigint, outcome text, moved bigint, from_balance bigint,
  to_balance bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  i record;
BEGIN
  IF jsonb_array_length(p_items) > 500 THEN RAISE EXCEPTION 'more than 500 transfers'; END IF;
  -- New purses in one order, so that two calls never wait for each other.
  PERFORM ledger_account(p_merchant, p.owner, p.kind, p.shard) FROM (
    SELECT DISTINCT s.owner, s.kind, ledger_shard(s.owner, f.key) AS shard
    FROM jsonb_to_recordset(p_items)
      AS f (key text, "fromOwner" text, "fromKind" text, "toOwner" text, "toKind" text)
    CROSS JOIN LATERAL (VALUES (f."fromOwner", f."fromKind"), (f."toOwner", f."toKind"))
      s (owner, kind)
    ORDER BY 1, 2, 3
  ) p;
  PERFORM FROM ledger_accounts a
  WHERE a.merchant = p_merchant AND (a.owner, a.kind, a.shard) IN (
    SELECT s.owner, s.kind, ledger_shard(s.owner, f.key)
    FROM jsonb_to_recordset(p_items)
      AS f (key text, "fromOwner" text, "fromKind" text, "toOwner" text, "toKind" text)
    CROSS JOIN LATERAL (VALUES (f."fromOwner", f."fromKind"), (f."toOwner", f."toKind"))
      s (owner, kind))
  ORDER BY a.id FOR NO KEY UPDATE;

  FOR i IN
    SELECT * FROM ROWS FROM (jsonb_to_recordset(p_items) AS (key text, kind text,
      "fromOwner" text, "fromKind" text, "toOwner" text, "toKind" text, amount bigint,
      "upTo" boolean, unlocked boolean)) WITH ORDINALITY
      f (key, kind, from_owner, from_kind, to_owner, to_kind, amount, up_to, unlocked, turn)
    ORDER BY turn
  LOOP
    RETURN QUERY SELECT i.turn, m.* FROM ledger_move(p_merchant, i.key, i.kind,
      ledger_account(p_merchant, i.from_owner, i.from_kind, ledger_shard(i.from_owner, i.key)),
      ledger_account(p_merchant, i.to_owner, i.to_kind, ledger_shard(i.to_owner, i.key)),
      i.amount, coalesce(i.up_to, false),
      CASE WHEN i.unlocked THEN wagering_locked(p_merchant, i.from_owner) ELSE 0 END, p_at) m;
  END LOOP;
END $$;

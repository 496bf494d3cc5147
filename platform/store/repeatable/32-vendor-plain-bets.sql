-- The hash chain as an aggregate, so that many entries of one account are chained in one statement.
CREATE OR REPLACE FUNCTION ledger_chain_next(
  p_state bytea, p_start bytea, p_merchant text, p_account bigint, p_number bigint, p_key text,
  p_kind text, p_amount bigint, p_balance bigint, p_at timestamptz
) RETURNS bytea LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN ledger_hash(coalesce(p_state, p_start), p_merchant, p_account, p_number, p_key, p_kind,
    p_amount, p_balance, p_at);
END $$;
CREATE OR REPLACE AGGREGATE ledger_chain(
  bytea, text, bigint, bigint, text, text, bigint, bigint, timestamptz
) (SFUNC = ledger_chain_next, STYPE = bytea);

-- What nearly every bet is: a new id, a new round, a player who is alone in the batch, nothing to
-- refuse. These are booked together, as vendor_bet would book them one by one; the positions that
-- are not answered here are left to it.
CREATE OR REPLACE FUNCTION vendor_plain_bets(
  p_requests jsonb, p_stale bigint[], p_shard integer, p_now timestamptz
) RETURNS TABLE (answered bigint, answer jsonb) LANGUAGE plpgsql AS $$
BEGIN
  RETURN QUERY
  WITH plain AS MATERIALIZED (
    SELECT c.* FROM (
      SELECT f.position, s.merchant, s.vendor, s.member, s.token_hash, s.expires_at,
        f.tx_id, f.round_id, g.code AS game, f.amount, mc.currency,
        a.id AS account, h.id AS house, h.balance AS house_balance,
        h.entry_count AS house_count, h.last_hash AS house_hash,
        gen_random_uuid()::text AS platform_tx_id,
        row_number() OVER (PARTITION BY s.merchant, s.member ORDER BY f.position)
          + row_number() OVER (PARTITION BY s.merchant, s.vendor, f.tx_id ORDER BY f.position)
          + row_number() OVER (PARTITION BY s.merchant, s.vendor, f.round_id ORDER BY f.position)
          AS turns
      FROM ROWS FROM (jsonb_to_recordset(p_requests) AS (call text, merchant text, vendor text,
        "tokenHash" text, "txId" text, "roundId" text, "gameCode" text, amount bigint,
        currency text)) WITH ORDINALITY f (call, merchant, vendor, token, tx_id, round_id, game,
        amount, currency, position)
      JOIN vendor_sessions s ON s.merchant = f.merchant
        AND s.token_hash = decode(f.token, 'hex') AND s.vendor = f.vendor
      JOIN members m ON m.merchant = s.merchant AND m.id = s.member
      JOIN merchants mc ON mc.code = s.merchant
      JOIN vendors v ON v.merchant = s.merchant AND v.code = s.vendor AND v.is_enabled
      JOIN games g ON g.merchant = s.merchant AND g.code = f.game
      JOIN ledger_accounts a ON a.merchant = s.merchant AND a.owner = s.member
        AND a.kind = 'cash' AND a.shard = 0
      JOIN ledger_accounts h ON h.merchant = s.merchant AND h.owner = 'house'
        AND h.kind = 'game' AND h.shard = p_shard
      WHERE f.call = 'bet' AND f.amount > 0 AND a.balance >= f.amount
        AND f.position <> ALL (coalesce(p_stale, '{}'))
        AND vendor_bet_refusal(s, m, g, s.vendor, f.amount, f.currency, mc, p_now) IS NULL
        AND (SELECT t.tx_id FROM vendor_transactions t WHERE t.merchant = s.merchant
          AND t.vendor = s.vendor AND t.tx_id = f.tx_id) IS NULL
        AND (SELECT o.round_id FROM rounds o WHERE o.merchant = s.merchant
          AND o.vendor = s.vendor AND o.round_id = f.round_id) IS NULL
    ) c WHERE c.turns = 3
  ), kept AS (
    INSERT INTO vendor_transactions (merchant, vendor, tx_id, kind, state, member, round_id, game,
      amount, code, platform_tx_id, at)
    SELECT p.merchant, p.vendor, p.tx_id, 'bet', 'ACCEPTED', p.member, p.round_id, p.game,
      p.amount, 'OK', p.platform_tx_id, p_now FROM plain p
  ), opened AS (
    INSERT INTO rounds (merchant, vendor, round_id, member, game, state, stake, bets_accepted,
      opened_at, last_activity_at)
    SELECT p.merchant, p.vendor, p.round_id, p.member, p.game, 'OPEN', p.amount, 1, p_now, p_now
    FROM plain p
  ), slid AS (
    UPDATE vendor_sessions s SET expires_at = p_now + interval '60 minutes' FROM plain p
    WHERE s.merchant = p.merchant AND s.token_hash = p.token_hash
      AND p.expires_at < p_now + interval '59 minutes'
  ), paid AS (
    UPDATE ledger_accounts a SET balance = a.balance - p.amount, entry_count = a.entry_count + 1,
      last_hash = ledger_hash(a.last_hash, a.merchant, a.id, a.entry_count + 1,
        'vw:' || p.platform_tx_id, 'bet', -p.amount, a.balance - p.amount, p_now)
    FROM plain p WHERE a.merchant = p.merchant AND a.id = p.account
    RETURNING p.*, 'vw:' || p.platform_tx_id AS key, a.balance, a.entry_count, a.last_hash
  ), taken AS (
    SELECT p.*, p.house_count + row_number() OVER w AS number,
      (p.house_balance + sum(p.amount) OVER w)::bigint AS house_after
    FROM paid p WINDOW w AS (PARTITION BY p.merchant ORDER BY p.position)
  ), chained AS (
    SELECT t.*, ledger_chain(t.house_hash, t.merchant, t.house, t.number, t.key, 'bet', t.amount,
      t.house_after, p_now) OVER (PARTITION BY t.merchant ORDER BY t.position) AS hash
    FROM taken t
  ), banked AS (
    UPDATE ledger_accounts h SET balance = c.house_after, entry_count = c.number, last_hash = c.hash
    FROM (SELECT DISTINCT ON (merchant) * FROM chained ORDER BY merchant, position DESC) c
    WHERE h.merchant = c.merchant AND h.id = c.house
  ), booked AS (
    INSERT INTO ledger_transfers (merchant, key, kind, from_account, to_account, amount,
      from_balance, to_balance, at)
    SELECT c.merchant, c.key, 'bet', c.account, c.house, c.amount, c.balance, c.house_after, p_now
    FROM chained c
  ), posted AS (
    INSERT INTO ledger_entries (merchant, account, number, transfer_key, kind, amount, balance, at,
      hash)
    SELECT c.merchant, c.account, c.entry_count, c.key, 'bet', -c.amount, c.balance, p_now,
      c.last_hash
    FROM chained c
    UNION ALL
    SELECT c.merchant, c.house, c.number, c.key, 'bet', c.amount, c.house_after, p_now, c.hash
    FROM chained c
  )
  SELECT p.position, vendor_answer('OK', p.balance, p.currency,
    jsonb_build_object('replay', false, 'platformTxId', p.platform_tx_id))
  FROM paid p;
END $$;

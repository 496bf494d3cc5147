-- Books the plain wins of a batch together, like vendor_win would one by one: new ids, open rounds that
-- no other win of the batch names, nothing to refuse and nothing to mark. A player may have many.
-- Positions without an answer here are left to vendor_win.
CREATE OR REPLACE FUNCTION vendor_plain_wins(
  p_merchant text, p_requests jsonb, p_stale bigint[], p_house bigint, p_now timestamptz
) RETURNS TABLE (answered bigint, answer jsonb) LANGUAGE plpgsql AS $$
DECLARE
  v_currency text;
  v_win_max bigint;
  v_gift_max bigint;
  h record;
  v_done jsonb;
  v_rebated record;
BEGIN
  SELECT currency, vendor_win_max(settings), vendor_gift_max(settings)
  INTO v_currency, v_win_max, v_gift_max
  FROM merchants WHERE code = p_merchant;
  SELECT shard, balance, entry_count, last_hash, feed_count INTO h
  FROM ledger_accounts WHERE merchant = p_merchant AND id = p_house;

  WITH asked AS MATERIALIZED (
    SELECT f.*, count(*) OVER (PARTITION BY f.vendor, f.tx_id) AS same_tx,
      count(*) OVER (PARTITION BY f.vendor, f.round_id) AS same_round
    FROM ROWS FROM (jsonb_to_recordset(p_requests) AS (call text, vendor text, member text,
      "txId" text, "roundId" text, "refTxId" text, amount bigint, "roundClosed" boolean,
      "winType" text, effective bigint, detail jsonb))
      WITH ORDINALITY f (call, vendor, member, tx_id, round_id, ref, amount, closes, win_type,
      effective, detail, position)
    WHERE f.call = 'win'
  ), plain AS MATERIALIZED (
    SELECT f.position, f.vendor, f.member, f.tx_id, f.round_id, f.ref, f.amount, f.closes, f.detail,
      a.id AS account, a.balance, a.entry_count, a.last_hash, a.is_guarded, r.game, g.game_type, r.stake,
      r.payout + f.amount AS payout, r.opened_at, coalesce(f.effective, r.effective) AS effective,
      CASE WHEN f.closes THEN coalesce(r.rebate, 0) ELSE 0 END AS rebate,
      round_valid_bet(g.game_type, r.stake, r.payout + f.amount,
        coalesce(f.effective, r.effective)) AS valid_bet,
      gen_random_uuid()::text AS id
    FROM asked f
    JOIN vendors v ON v.merchant = p_merchant AND v.code = f.vendor
    JOIN vendor_players y ON y.merchant = p_merchant AND y.member = f.member AND y.vendor = f.vendor
    JOIN ledger_accounts a ON a.merchant = p_merchant AND a.owner = f.member AND a.kind = 'cash'
      AND a.shard = 0
    JOIN rounds r ON r.merchant = p_merchant AND r.vendor = f.vendor AND r.round_id = f.round_id
      AND r.member = f.member AND r.state = 'OPEN' AND r.bets_accepted > 0
      AND r.free_stake IS NULL
    JOIN games g ON g.merchant = p_merchant AND g.code = r.game
    LEFT JOIN vendor_transactions b ON b.merchant = p_merchant AND b.vendor = f.vendor
      AND b.tx_id = f.ref
    WHERE f.same_tx = 1 AND f.same_round = 1 AND f.position <> ALL (coalesce(p_stale, '{}'))
      AND (f.ref IS NULL OR (b.member = f.member AND b.round_id = f.round_id
        AND b.kind IN ('bet', 'betwin') AND b.state = 'ACCEPTED'))
      AND (f.amount = 0 OR vendor_win_above(v_win_max, v_gift_max, f.amount, r.stake,
        r.payout + f.amount, g.max_multiple, f.win_type = 'jackpot') IS NULL)
      AND (SELECT t.tx_id FROM vendor_transactions t WHERE t.merchant = p_merchant
        AND t.vendor = f.vendor AND t.tx_id = f.tx_id) IS NULL
  ), kept AS (
    INSERT INTO vendor_transactions (merchant, vendor, tx_id, kind, state, member, round_id, amount,
      ref_tx_id, code, platform_tx_id, detail, at)
    SELECT p_merchant, p.vendor, p.tx_id, 'win', 'ACCEPTED', p.member, p.round_id, p.amount, p.ref,
      'OK', p.id, p.detail, p_now
    FROM plain p
  ), named AS (
    UPDATE vendor_transactions b SET win_count = b.win_count + 1 FROM plain p
    WHERE b.merchant = p_merchant AND b.vendor = p.vendor AND b.tx_id = p.ref
  ), paid AS (
    UPDATE rounds o SET payout = p.payout, last_activity_at = p_now, effective = p.effective,
      general_wins = o.general_wins + (p.ref IS NULL)::int,
      state = CASE WHEN p.closes THEN 'CLOSED' ELSE 'OPEN' END,
      valid_bet = CASE WHEN p.closes THEN p.valid_bet ELSE o.valid_bet END,
      settled_at = CASE WHEN p.closes THEN p_now END
    FROM plain p
    WHERE o.merchant = p_merchant AND o.vendor = p.vendor AND o.round_id = p.round_id
  ), fed AS (
    INSERT INTO round_feed (merchant, shard, number, kind, vendor, round_id, member, game,
      game_type, stake, payout, valid_bet, opened_at, settled_at)
    SELECT p_merchant, h.shard, h.feed_count + row_number() OVER (ORDER BY p.position), 'CLOSED',
      p.vendor, p.round_id, p.member, p.game, p.game_type, p.stake, p.payout, p.valid_bet,
      p.opened_at, p_now
    FROM plain p WHERE p.closes
    RETURNING number
  ), filled AS MATERIALIZED (
    SELECT wagering_fill(p_merchant, p.member, p.game_type, p.valid_bet, p_now) FROM (
      SELECT member, game_type, valid_bet FROM plain WHERE closes AND valid_bet > 0
        AND EXISTS (SELECT FROM wagering_lots l WHERE l.merchant = p_merchant
          AND l.member_id = plain.member AND l.closed_at IS NULL)
      ORDER BY position
    ) p
  ), noted AS MATERIALIZED (
    SELECT guard_play_wins(p_merchant, array_agg(p.member ORDER BY p.position),
      array_agg(p.amount ORDER BY p.position), array_agg(p.opened_at ORDER BY p.position), p_now)
    FROM plain p WHERE p.is_guarded AND p.amount > 0 HAVING count(*) > 0
  ), moved AS (
    -- Each win above zero, in the house's order and in its player's.
    SELECT p.position, p.account, 'vw:' || p.id AS key, p.amount, p.last_hash AS hash_before,
      p.entry_count + row_number() OVER own AS number,
      (p.balance + sum(p.amount) OVER own)::bigint AS balance,
      h.entry_count + row_number() OVER whole AS house_number,
      (h.balance - sum(p.amount) OVER whole)::bigint AS house_balance
    FROM plain p
    WHERE p.amount > 0
    WINDOW own AS (PARTITION BY p.account ORDER BY p.position),
      whole AS (ORDER BY p.position)
  ), chained AS MATERIALIZED (
    SELECT m.*,
      ledger_chain(m.hash_before, p_merchant, m.account, m.number, m.key, 'win', m.amount,
        m.balance, p_now) OVER (PARTITION BY m.account ORDER BY m.position) AS hash,
      ledger_chain(h.last_hash, p_merchant, p_house, m.house_number, m.key, 'win',
        -m.amount, m.house_balance, p_now) OVER (ORDER BY m.position) AS house_hash
    FROM moved m
  ), settled AS (
    UPDATE ledger_accounts a SET balance = c.balance, entry_count = c.number, last_hash = c.hash
    FROM (
      SELECT DISTINCT ON (account) account AS id, balance, number, hash
      FROM chained ORDER BY account, number DESC
    ) c
    WHERE a.merchant = p_merchant AND a.id = c.id
  ), banked AS (
    UPDATE ledger_accounts o SET balance = coalesce(c.house_balance, o.balance),
      entry_count = coalesce(c.house_number, o.entry_count),
      last_hash = coalesce(c.house_hash, o.last_hash),
      feed_count = o.feed_count + (SELECT count(*) FROM fed)
    FROM (SELECT) one LEFT JOIN (
      SELECT house_balance, house_number, house_hash FROM chained ORDER BY house_number DESC LIMIT 1
    ) c ON true
    WHERE o.merchant = p_merchant AND o.id = p_house AND EXISTS (SELECT FROM plain)
  ), booked AS (
    INSERT INTO ledger_transfers (merchant, key, kind, from_account, to_account, amount,
      from_balance, to_balance, at)
    SELECT p_merchant, c.key, 'win', p_house, c.account, c.amount, c.house_balance, c.balance, p_now
    FROM chained c
  ), posted AS (
    INSERT INTO ledger_entries (merchant, account, number, transfer_key, kind, amount, balance, at,
      hash)
    SELECT p_merchant, c.account, c.number, c.key, 'win', c.amount, c.balance, p_now, c.hash
    FROM chained c
    UNION ALL
    SELECT p_merchant, p_house, c.house_number, c.key, 'win', -c.amount, c.house_balance, p_now,
      c.house_hash
    FROM chained c
  )
  -- Counting runs the filling and the noting: PostgreSQL skips what nothing reads.
  SELECT jsonb_agg(jsonb_build_object('position', p.position, 'vendor', p.vendor, 'member', p.member,
    'round', p.round_id, 'rebate', p.rebate, 'answer', vendor_answer('OK', p.balance + p.given,
      v_currency, jsonb_build_object('replay', false, 'platformTxId', p.id))))
  INTO v_done
  FROM (
    SELECT *, (sum(amount + rebate) OVER (PARTITION BY account ORDER BY position))::bigint AS given
    FROM plain
  ) p CROSS JOIN (SELECT count(*) FROM filled) f CROSS JOIN (SELECT count(*) FROM noted) n;

  FOR v_rebated IN
    SELECT * FROM jsonb_to_recordset(v_done) AS d (position bigint, vendor text, member text,
      round text, rebate bigint)
    WHERE d.rebate > 0 ORDER BY d.position
  LOOP
    PERFORM round_rebate(p_merchant, p_house, v_rebated.vendor, v_rebated.round, v_rebated.member,
      v_rebated.rebate, p_now);
  END LOOP;
  RETURN QUERY SELECT d.position, d.answer
    FROM jsonb_to_recordset(v_done) AS d (position bigint, answer jsonb);
END $$;

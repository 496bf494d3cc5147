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

-- Books the plain bets of a batch together, like vendor_bet would one by one. A plain bet, with or
-- without its win, has new ids, a new round, a player alone in the batch and nothing to refuse.
-- Positions without an answer here are left to vendor_bet.
CREATE OR REPLACE FUNCTION vendor_plain_bets(
  p_merchant text, p_requests jsonb, p_stale bigint[], p_house bigint, p_now timestamptz
) RETURNS TABLE (answered bigint, answer jsonb) LANGUAGE plpgsql AS $$
DECLARE
  v_currency text;
  v_bet_max bigint;
  v_win_max bigint;
  v_vendors text[] := ARRAY(SELECT code FROM vendors
    WHERE merchant = p_merchant AND is_enabled AND wallet_type = 'seamless');
  v_bet_maxes jsonb := (SELECT jsonb_object_agg(code, bet_max) FROM vendors
    WHERE merchant = p_merchant AND bet_max IS NOT NULL);
  -- After this last bet or an older one, a bet now begins a sitting.
  v_rested timestamptz := p_now - interval '30 minutes';
  h record;
BEGIN
  -- What is the same for the whole batch is read once.
  SELECT currency, (settings ->> 'betMax')::bigint, vendor_win_max(settings)
  INTO v_currency, v_bet_max, v_win_max FROM merchants WHERE code = p_merchant;
  SELECT shard, balance, entry_count, last_hash, feed_count INTO h
  FROM ledger_accounts WHERE merchant = p_merchant AND id = p_house;

  RETURN QUERY
  WITH asked AS MATERIALIZED (
    SELECT f.* FROM ROWS FROM (jsonb_to_recordset(p_requests) AS (call text, vendor text,
      "tokenHash" text, "txId" text, "winTxId" text, "roundId" text, "gameCode" text,
      amount bigint, "winAmount" bigint, "roundClosed" boolean, detail jsonb, currency text,
      "dueBy" timestamptz, effective bigint, rebate jsonb, "freeRoundId" text))
      WITH ORDINALITY f (call, vendor, token, tx_id, win_tx_id, round_id, game,
      amount, win, closes, detail, currency, due_by, effective, rebate, free, position)
  ), twice AS MATERIALIZED (
    -- vendor_bet decides about an id that two requests of the batch use.
    SELECT i.id FROM asked f CROSS JOIN LATERAL (VALUES (f.tx_id), (f.win_tx_id)) i (id)
    WHERE i.id IS NOT NULL GROUP BY i.id HAVING count(*) > 1
  ), asking AS MATERIALIZED (
    SELECT c.* FROM (
      SELECT f.position, s.vendor, s.member, s.token_hash, s.expires_at, f.call,
        f.tx_id, f.win_tx_id, f.round_id, g.code AS game, f.amount, coalesce(f.win, 0) AS win,
        coalesce(f.closes, false) AS closes, f.detail, f.due_by, f.effective,
        g.game_type,
        round_valid_bet(g.game_type, f.amount, coalesce(f.win, 0), f.effective) AS valid_bet,
        a.id AS account, a.balance, a.entry_count, a.last_hash, a.is_guarded,
        gen_random_uuid()::text AS bet_id,
        CASE WHEN f.win_tx_id IS NOT NULL THEN gen_random_uuid()::text END AS win_id,
        row_number() OVER (PARTITION BY s.member ORDER BY f.position)
          + row_number() OVER (PARTITION BY s.vendor, f.round_id ORDER BY f.position)
          AS turns
      FROM asked f
      JOIN vendor_sessions s ON s.merchant = p_merchant
        AND s.token_hash = decode(f.token, 'hex') AND s.vendor = f.vendor
      JOIN members m ON m.merchant = p_merchant AND m.id = s.member
      JOIN games g ON g.merchant = p_merchant AND g.code = f.game
      JOIN ledger_accounts a ON a.merchant = p_merchant AND a.id = s.account
      WHERE f.call IN ('bet', 'betwin') AND f.vendor = ANY (v_vendors)
        AND f.rebate IS NULL AND f.free IS NULL
        AND f.amount > 0 AND a.balance >= f.amount
        AND f.position <> ALL (coalesce(p_stale, '{}'))
        AND NOT EXISTS (SELECT FROM twice WHERE id IN (f.tx_id, f.win_tx_id))
        AND vendor_bet_refusal(s.ended_at, s.expires_at, s.created_at, m.status, m.type, g.vendor,
          g.is_enabled, g.min_bet, least(v_bet_max, (v_bet_maxes ->> f.vendor)::bigint), v_currency,
          s.vendor, f.amount, f.currency, p_now) IS NULL
        -- vendor_bet marks an unusual payout.
        AND vendor_win_above(v_win_max, NULL, coalesce(f.win, 0), f.amount, coalesce(f.win, 0),
          g.max_multiple, false) IS NULL
        AND (SELECT t.tx_id FROM vendor_transactions t WHERE t.merchant = p_merchant
          AND t.vendor = s.vendor AND t.tx_id = f.tx_id) IS NULL
        AND (f.win_tx_id IS NULL OR (SELECT t.tx_id FROM vendor_transactions t
          WHERE t.merchant = p_merchant AND t.vendor = s.vendor AND t.tx_id = f.win_tx_id) IS NULL)
        AND (SELECT o.round_id FROM rounds o WHERE o.merchant = p_merchant
          AND o.vendor = s.vendor AND o.round_id = f.round_id) IS NULL
    ) c WHERE c.turns = 2
  ), counted AS (
    -- Counts what guard_play does one by one, where guard_reason surely has none: within every limit, in a
    -- day that is not over, without a bonus and a session. It calls nothing that PostgreSQL cannot inline.
    UPDATE play_guards o SET
      loss_day_used = o.loss_day_used + p.amount - p.win,
      loss_week_used = o.loss_week_used + p.amount - p.win,
      loss_month_used = o.loss_month_used + p.amount - p.win,
      stake_day_used = o.stake_day_used + p.amount,
      stake_week_used = o.stake_week_used + p.amount,
      stake_month_used = o.stake_month_used + p.amount,
      time_day_used = o.time_day_used + CASE WHEN o.played_at > v_rested AND o.played_at < p_now
        THEN guard_ms(p_now - greatest(o.played_at, o.day_from)) ELSE 0 END,
      time_week_used = o.time_week_used + CASE WHEN o.played_at > v_rested AND o.played_at < p_now
        THEN guard_ms(p_now - greatest(o.played_at, o.week_from)) ELSE 0 END,
      time_month_used = o.time_month_used + CASE WHEN o.played_at > v_rested AND o.played_at < p_now
        THEN guard_ms(p_now - greatest(o.played_at, o.month_from)) ELSE 0 END,
      played_from = CASE WHEN o.played_at > v_rested THEN o.played_from ELSE p_now END,
      played_at = greatest(o.played_at, p_now),
      reality_from = CASE WHEN o.played_at > v_rested OR o.reality_due_at IS NOT NULL
        THEN o.reality_from ELSE p_now END,
      reality_stake = p.amount + CASE WHEN o.played_at > v_rested OR o.reality_due_at IS NOT NULL
        THEN o.reality_stake ELSE 0 END,
      reality_paid = p.win + CASE WHEN o.played_at > v_rested OR o.reality_due_at IS NOT NULL
        THEN o.reality_paid ELSE 0 END,
      reality_due_at = CASE WHEN o.reality_due_at IS NULL AND p_now >= make_interval(
        mins => o.reality_minutes) + CASE WHEN o.played_at > v_rested
        THEN coalesce(o.reality_from, p_now) ELSE p_now END THEN p_now ELSE o.reality_due_at END
    FROM asking p
    WHERE p.is_guarded AND o.merchant = p_merchant AND o.member = p.member
      AND p_now < o.day_ends AND o.held_at IS NULL AND o.leaving_at IS NULL
      AND (o.blocked_until > p_now) IS NOT TRUE
      AND (o.reality_due_at + interval '2 minutes' <= p_now) IS NOT TRUE
      AND o.session_scope IS NULL AND o.session_until IS NULL AND o.bonus_since IS NULL
      AND o.withdraw_only = 0
      AND coalesce(o.time_day_max, o.time_week_max, o.time_month_max) IS NULL
      AND (p.amount > o.slot_stake_max) IS NOT TRUE
      AND (o.loss_day_used + p.amount > o.loss_day_max) IS NOT TRUE
      AND (o.loss_week_used + p.amount > o.loss_week_max) IS NOT TRUE
      AND (o.loss_month_used + p.amount > o.loss_month_max) IS NOT TRUE
      AND (o.stake_day_used + p.amount > o.stake_day_max) IS NOT TRUE
      AND (o.stake_week_used + p.amount > o.stake_week_max) IS NOT TRUE
      AND (o.stake_month_used + p.amount > o.stake_month_max) IS NOT TRUE
    RETURNING p.position
  ), judged AS MATERIALIZED (
    SELECT p.position, guard_play(p_merchant, p.member, p.amount, p.win, p_now, p_now, p.balance)
    FROM asking p
    WHERE p.is_guarded AND p.position <> ALL (ARRAY(SELECT c.position FROM counted c))
      AND guard_reason(p_merchant, p.member, p.game_type, p.amount, p.balance, p_now) IS NULL
  ), plain AS MATERIALIZED (
    SELECT p.* FROM asking p
    WHERE NOT p.is_guarded OR p.position = ANY (ARRAY(SELECT c.position FROM counted c))
      OR p.position = ANY (ARRAY(SELECT j.position FROM judged j))
  ), kept AS (
    INSERT INTO vendor_transactions (merchant, vendor, tx_id, kind, state, member, round_id, game,
      amount, ref_tx_id, code, win_count, platform_tx_id, detail, at, effective)
    SELECT p_merchant, p.vendor, p.tx_id, p.call, 'ACCEPTED', p.member, p.round_id, p.game,
      p.amount, p.win_tx_id, 'OK', (p.win_tx_id IS NOT NULL)::int, p.bet_id, p.detail, p_now,
      p.effective
    FROM plain p
    UNION ALL
    SELECT p_merchant, p.vendor, p.win_tx_id, 'win', 'ACCEPTED', p.member, p.round_id, NULL,
      p.win, p.tx_id, 'OK', 0, p.win_id, NULL, p_now, NULL
    FROM plain p WHERE p.win_tx_id IS NOT NULL
  ), opened AS (
    INSERT INTO rounds (merchant, vendor, round_id, member, game, state, stake, payout, valid_bet,
      bets_accepted, opened_at, last_activity_at, settled_at, due_by, effective)
    SELECT p_merchant, p.vendor, p.round_id, p.member, p.game,
      CASE WHEN p.closes THEN 'CLOSED' ELSE 'OPEN' END, p.amount, p.win,
      CASE WHEN p.closes THEN p.valid_bet ELSE 0 END, 1, p_now, p_now,
      CASE WHEN p.closes THEN p_now END, round_due_by(p.due_by, p_now),
      round_effective(NULL, 0, p.amount, p.effective)
    FROM plain p
  ), fed AS (
    INSERT INTO round_feed (merchant, shard, number, kind, vendor, round_id, member, game,
      game_type, stake, payout, valid_bet, opened_at, settled_at)
    SELECT p_merchant, h.shard,
      h.feed_count + row_number() OVER (ORDER BY p.position), 'CLOSED',
      p.vendor, p.round_id, p.member, p.game, p.game_type, p.amount, p.win, p.valid_bet, p_now,
      p_now
    FROM plain p WHERE p.closes
    RETURNING number
  ), slid AS (
    UPDATE vendor_sessions s SET expires_at = p_now + interval '60 minutes' FROM plain p
    WHERE s.merchant = p_merchant AND s.token_hash = p.token_hash
      AND p.expires_at < p_now + interval '59 minutes'
  ), filled AS MATERIALIZED (
    SELECT wagering_fill(p_merchant, p.member, p.game_type, p.valid_bet, p_now) FROM plain p
    WHERE p.closes AND p.valid_bet > 0 AND EXISTS (SELECT FROM wagering_lots l
      WHERE l.merchant = p_merchant AND l.member_id = p.member AND l.closed_at IS NULL)
  ), moved AS (
    -- Each stake and each win above zero, in the house's order.
    SELECT p.position, m.step, p.account, p.last_hash AS hash_before, 'vw:' || m.id AS key, m.kind, m.amount,
      p.entry_count + m.step AS number, p.balance + m.change AS balance,
      row_number() OVER w AS house_turn, sum(m.sign * m.amount) OVER w AS house_change, m.sign
    FROM plain p
    CROSS JOIN LATERAL (VALUES (1, p.bet_id, 'bet', p.amount, 1, -p.amount),
      (2, p.win_id, 'win', p.win, -1, p.win - p.amount)) m (step, id, kind, amount, sign, change)
    WHERE m.amount > 0
    WINDOW w AS (ORDER BY p.position, m.step)
  ), chained AS MATERIALIZED (
    SELECT m.position, m.step, m.account, m.key, m.kind, m.amount, m.sign,
      m.number, m.balance, h.entry_count + m.house_turn AS house_number,
      (h.balance + m.house_change)::bigint AS house_after,
      ledger_chain(m.hash_before, p_merchant, m.account, m.number, m.key, m.kind,
        -m.sign * m.amount, m.balance, p_now)
        OVER (PARTITION BY m.account ORDER BY m.step) AS hash,
      ledger_chain(h.last_hash, p_merchant, p_house, h.entry_count + m.house_turn, m.key, m.kind,
        m.sign * m.amount, (h.balance + m.house_change)::bigint, p_now)
        OVER (ORDER BY m.position, m.step) AS house_hash
    FROM moved m
  ), settled AS (
    UPDATE ledger_accounts a
    SET balance = c.balance, entry_count = c.number, last_hash = c.hash
    FROM (
      SELECT DISTINCT ON (account) account AS id, balance, number, hash
      FROM chained ORDER BY account, step DESC
    ) c
    WHERE a.merchant = p_merchant AND a.id = c.id
  ), banked AS (
    UPDATE ledger_accounts o
    SET balance = c.house_after, entry_count = c.house_number, last_hash = c.house_hash,
      feed_count = o.feed_count + (SELECT count(*) FROM fed)
    FROM (SELECT * FROM chained ORDER BY house_number DESC LIMIT 1) c
    WHERE o.merchant = p_merchant AND o.id = p_house
  ), booked AS (
    INSERT INTO ledger_transfers (merchant, key, kind, from_account, to_account, amount,
      from_balance, to_balance, at)
    SELECT p_merchant, c.key, c.kind,
      CASE c.sign WHEN 1 THEN c.account ELSE p_house END,
      CASE c.sign WHEN 1 THEN p_house ELSE c.account END, c.amount,
      CASE c.sign WHEN 1 THEN c.balance ELSE c.house_after END,
      CASE c.sign WHEN 1 THEN c.house_after ELSE c.balance END, p_now
    FROM chained c
  ), posted AS (
    INSERT INTO ledger_entries (merchant, account, number, transfer_key, kind, amount, balance, at,
      hash)
    SELECT p_merchant, c.account, c.number, c.key, c.kind, -c.sign * c.amount, c.balance, p_now,
      c.hash
    FROM chained c
    UNION ALL
    SELECT p_merchant, p_house, c.house_number, c.key, c.kind, c.sign * c.amount, c.house_after,
      p_now, c.house_hash
    FROM chained c
  )
  -- Counting runs the filling: PostgreSQL skips what nothing reads.
  SELECT p.position, vendor_answer('OK', p.balance - p.amount + p.win, v_currency,
    jsonb_strip_nulls(jsonb_build_object('replay', false, 'platformTxId', p.bet_id,
      'platformWinTxId', p.win_id)))
  FROM plain p CROSS JOIN (SELECT count(*) FROM filled) f;
END $$;

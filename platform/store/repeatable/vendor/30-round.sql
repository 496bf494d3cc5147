-- The valid bet of a closed round (domain.md 1.3). Slots and fish count the stake, card rooms the net
-- result. Live, sports and cockfights count the smaller of both, so a tie counts nothing. Never more
-- counts than the vendor named (VW/1.1 effective); null names nothing.
CREATE OR REPLACE FUNCTION round_valid_bet(
  p_game_type text, p_stake bigint, p_payout bigint, p_effective bigint
) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT least(p_effective, CASE
    WHEN p_game_type = 'PVP' THEN abs(p_payout - p_stake)
    WHEN p_game_type IN ('LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT')
      THEN least(p_stake, abs(p_payout - p_stake))
    ELSE p_stake END)
$$;

-- What a round's stakes count after one more bet. Null while no bet of it named an effective stake.
CREATE OR REPLACE FUNCTION round_effective(
  p_before bigint, p_stake_before bigint, p_amount bigint, p_effective bigint
) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN coalesce(p_before, p_effective) IS NOT NULL
    THEN coalesce(p_before, p_stake_before) + least(p_amount, coalesce(p_effective, p_amount)) END
$$;

-- A merchant's term of the lottery's series, or our default.
CREATE OR REPLACE FUNCTION lottery_series(p_settings jsonb, p_name text) RETURNS integer
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce((p_settings #>> ARRAY['lottery', p_name])::integer, CASE p_name
    WHEN 'series' THEN 1900
    WHEN 'seriesMin' THEN 1700
    WHEN 'seriesBetMax' THEN 1950
  END)
$$;

-- The series at which a member plays lotteries: the member's own, else the merchant's.
CREATE OR REPLACE FUNCTION member_series(
  p_merchant text, p_member text, p_settings jsonb, p_at timestamptz
) RETURNS integer LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT r.rate_bp FROM member_rates r WHERE r.merchant = p_merchant
    AND r.member = p_member AND r.category = 'LOTT' AND r.effective_from <= p_at
    ORDER BY r.version DESC LIMIT 1), lottery_series(p_settings, 'series'))
$$;

-- A player's rebate of a lottery bet: the difference between the player's series and the chosen one, in
-- parts of 2,000 of the stake that counts (domain.md 2.1). Null when the terms are not allowed: p_own
-- is the most that the player's series may be.
CREATE OR REPLACE FUNCTION lottery_rebate(
  p_settings jsonb, p_own integer, p_stake bigint, p_series integer, p_series_bet integer
) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_series <= p_own AND p_series_bet BETWEEN
      lottery_series(p_settings, 'seriesMin')
      AND least(p_series, lottery_series(p_settings, 'seriesBetMax'))
    THEN p_stake * (p_series - p_series_bet) / 2000 END
$$;

-- From when an open round may be ended by force (domain.md 1.3): two days after its last bet or win, a
-- month in sports, and never within a day of the instant its vendor named. Its vendor is asked a day
-- before.
CREATE OR REPLACE FUNCTION round_forced_at(
  p_game_type text, p_last_activity timestamptz, p_due_by timestamptz
) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT greatest(p_due_by + interval '24 hours', p_last_activity + CASE
    WHEN p_game_type IN ('SPORTS', 'ESPORTS') THEN interval '720 hours'
    ELSE interval '48 hours' END)
$$;

-- The instant a vendor named for the end of a bet's round, at most thirty days away.
CREATE OR REPLACE FUNCTION round_due_by(p_due_by timestamptz, p_now timestamptz)
RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_due_by IS NOT NULL THEN least(p_due_by, p_now + interval '720 hours') END
$$;

-- Appends a settled round to the feed. The caller holds the lock of the house's purse, so the numbers
-- of its shard have no gaps and stand in the order of the commits.
CREATE OR REPLACE FUNCTION round_feed_add(
  p_merchant text, p_house bigint, p_kind text, p_vendor text, p_round text, p_payout bigint,
  p_valid_bet bigint, p_now timestamptz
) RETURNS void LANGUAGE sql AS $$
  WITH counted AS (
    UPDATE ledger_accounts SET feed_count = feed_count + 1
    WHERE merchant = p_merchant AND id = p_house
    RETURNING shard, feed_count
  )
  INSERT INTO round_feed (merchant, shard, number, kind, vendor, round_id, member, game, game_type,
    stake, payout, valid_bet, opened_at, settled_at)
  SELECT p_merchant, c.shard, c.feed_count, p_kind, p_vendor, p_round, r.member, r.game,
    g.game_type, CASE p_kind WHEN 'ADJUST' THEN 0 ELSE r.stake END, p_payout, p_valid_bet,
    r.opened_at, p_now
  FROM counted c
  JOIN rounds r ON r.merchant = p_merchant AND r.vendor = p_vendor AND r.round_id = p_round
  JOIN games g ON g.merchant = p_merchant AND g.code = r.game
$$;

-- Ends an open round. It is void when every bet was rolled back, else closed. A closed round's valid
-- bet counts for the betting record and the member's wagering. Returns the rebate that it credited.
CREATE OR REPLACE FUNCTION round_settle(
  p_merchant text, p_house bigint, p_vendor text, p_round text, p_now timestamptz
) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  r record;
BEGIN
  UPDATE rounds o SET
    state = CASE WHEN o.bets_accepted = 0 THEN 'VOID' ELSE 'CLOSED' END,
    valid_bet = round_valid_bet(g.game_type, o.stake, o.payout, o.effective),
    settled_at = p_now, last_activity_at = p_now
  FROM games g
  WHERE o.merchant = p_merchant AND o.vendor = p_vendor AND o.round_id = p_round
    AND g.merchant = o.merchant AND g.code = o.game
  RETURNING o.member, o.state, o.payout, o.valid_bet, o.rebate, o.free_stake, o.free_times,
    g.game_type INTO r;
  IF NOT FOUND THEN RETURN 0; END IF;
  PERFORM round_feed_add(p_merchant, p_house, r.state, p_vendor, p_round, r.payout, r.valid_bet,
    p_now);
  IF r.valid_bet > 0 THEN
    PERFORM wagering_fill(p_merchant, r.member, r.game_type, r.valid_bet, p_now);
  END IF;
  IF r.free_stake IS NOT NULL AND r.payout > 0 THEN
    PERFORM gift_require(p_merchant, r.member, 'free:' || p_vendor || ':' || p_round, r.payout,
      r.free_times, p_now);
  END IF;
  IF r.state <> 'CLOSED' OR coalesce(r.rebate, 0) = 0 THEN RETURN 0; END IF;
  PERFORM round_rebate(p_merchant, p_house, p_vendor, p_round, r.member, r.rebate, p_now);
  RETURN r.rebate;
END $$;

-- Credits the rebate of a closed round, or takes it back below zero. The batch's shard is the house's
-- side here too.
CREATE OR REPLACE FUNCTION round_rebate(
  p_merchant text, p_house bigint, p_vendor text, p_round text, p_member text, p_rebate bigint,
  p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_shard integer := (SELECT shard FROM ledger_accounts WHERE merchant = p_merchant AND id = p_house);
  v_rebates bigint := ledger_account(p_merchant, 'house', 'rebate', v_shard);
  v_cash bigint := ledger_account(p_merchant, p_member, 'cash', 0);
BEGIN
  PERFORM ledger_book(p_merchant, 'lr:' || p_vendor || ':' || p_round, 'lotteryRebate',
    CASE WHEN p_rebate > 0 THEN v_rebates ELSE v_cash END,
    CASE WHEN p_rebate > 0 THEN v_cash ELSE v_rebates END, abs(p_rebate), p_now);
END $$;

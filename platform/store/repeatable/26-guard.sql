-- What holds for a protected member at the debit. One row per member, read and written under the lock of
-- the cash purse, whose mark `is_guarded` says that there is a row. A member without one costs nothing.

-- The period of an instant in a zone, as [from, ends).
CREATE OR REPLACE FUNCTION guard_from(p_zone text, p_unit text, p_at timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT date_trunc(p_unit, p_at AT TIME ZONE p_zone) AT TIME ZONE p_zone
$$;
CREATE OR REPLACE FUNCTION guard_ends(p_zone text, p_unit text, p_at timestamptz) RETURNS timestamptz
LANGUAGE sql STABLE AS $$
  SELECT (date_trunc(p_unit, p_at AT TIME ZONE p_zone) + ('1 ' || p_unit)::interval) AT TIME ZONE p_zone
$$;

-- Begins a member's guard, once, with what the current periods have seen already. Money that came back
-- counts only up to what went out. Locks the purse.
CREATE OR REPLACE FUNCTION guard_open(p_merchant text, p_member text, p_now timestamptz)
RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_zone text := merchant_zone(p_merchant);
  v_account bigint := ledger_account(p_merchant, p_member, 'cash', 0);
  g play_guards;
  e record;
BEGIN
  PERFORM FROM ledger_accounts WHERE merchant = p_merchant AND id = v_account FOR NO KEY UPDATE;
  IF EXISTS (SELECT FROM play_guards WHERE merchant = p_merchant AND member = p_member) THEN
    RETURN;
  END IF;
  g.day_from := guard_from(v_zone, 'day', p_now);
  g.week_from := guard_from(v_zone, 'week', p_now);
  g.month_from := guard_from(v_zone, 'month', p_now);
  g.loss_day_used := 0; g.loss_week_used := 0; g.loss_month_used := 0;
  g.stake_day_used := 0; g.stake_week_used := 0; g.stake_month_used := 0;
  FOR e IN SELECT n.kind, n.amount, n.at FROM ledger_entries n
    WHERE n.merchant = p_merchant AND n.account = v_account ORDER BY n.number DESC
  LOOP
    EXIT WHEN e.at < least(g.month_from, g.week_from);
    CONTINUE WHEN e.kind NOT IN ('bet', 'win', 'rollback', 'adjust', 'purseIn', 'purseOut', 'purseBack');
    IF e.at >= g.day_from THEN g.loss_day_used := g.loss_day_used - e.amount; END IF;
    IF e.at >= g.week_from THEN g.loss_week_used := g.loss_week_used - e.amount; END IF;
    IF e.at >= g.month_from THEN g.loss_month_used := g.loss_month_used - e.amount; END IF;
    CONTINUE WHEN e.kind NOT IN ('bet', 'purseIn', 'purseBack') AND NOT (e.kind = 'rollback' AND e.amount > 0);
    IF e.at >= g.day_from THEN g.stake_day_used := g.stake_day_used - e.amount; END IF;
    IF e.at >= g.week_from THEN g.stake_week_used := g.stake_week_used - e.amount; END IF;
    IF e.at >= g.month_from THEN g.stake_month_used := g.stake_month_used - e.amount; END IF;
  END LOOP;
  INSERT INTO play_guards (merchant, member, day_from, day_ends, week_from, week_ends, month_from,
    month_ends, loss_day_used, loss_week_used, loss_month_used, stake_day_used, stake_week_used,
    stake_month_used, time_day_used, time_week_used, time_month_used)
  VALUES (p_merchant, p_member, g.day_from, guard_ends(v_zone, 'day', p_now), g.week_from,
    guard_ends(v_zone, 'week', p_now), g.month_from, guard_ends(v_zone, 'month', p_now),
    greatest(0, g.loss_day_used), greatest(0, g.loss_week_used), greatest(0, g.loss_month_used),
    greatest(0, g.stake_day_used), greatest(0, g.stake_week_used), greatest(0, g.stake_month_used),
    member_sat(p_merchant, p_member, g.day_from), member_sat(p_merchant, p_member, g.week_from),
    member_sat(p_merchant, p_member, g.month_from));
  UPDATE ledger_accounts SET is_guarded = true WHERE merchant = p_merchant AND id = v_account;
END $$;

-- Milliseconds of play since an instant, by the sittings that are folded.
CREATE OR REPLACE FUNCTION member_sat(p_merchant text, p_member text, p_since timestamptz)
RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(extract(epoch FROM last_at - greatest(started_at, p_since)) * 1000), 0)::bigint
  FROM sittings WHERE merchant = p_merchant AND member = p_member AND last_at > p_since
$$;

-- Milliseconds of play in a period up to an instant, of which `p_used` are counted. A period that is
-- over has used nothing; the next began where it ended.
CREATE OR REPLACE FUNCTION guard_sat(p_used bigint, p_from timestamptz, p_ends timestamptz,
  p_played timestamptz, p_sits boolean, p_now timestamptz) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_now < p_ends THEN p_used ELSE 0 END + CASE WHEN p_sits THEN (extract(epoch FROM
    p_now - greatest(p_played, CASE WHEN p_now < p_ends THEN p_from ELSE p_ends END)) * 1000)::bigint
    ELSE 0 END
$$;

-- Why a member may not bet this stake now; null when nothing stands against it. A stake of zero is asked
-- only about breaks and reality checks.
CREATE OR REPLACE FUNCTION guard_reason(
  p_merchant text, p_member text, p_game_type text, p_stake bigint, p_balance bigint, p_now timestamptz
) RETURNS text LANGUAGE plpgsql STABLE AS $$
DECLARE
  g play_guards;
  v_sits boolean;
BEGIN
  SELECT * INTO g FROM play_guards WHERE merchant = p_merchant AND member = p_member;
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF g.held_at IS NOT NULL OR g.leaving_at IS NOT NULL THEN RETURN 'break'; END IF;
  IF g.blocked_until > p_now THEN RETURN 'break'; END IF;
  IF g.reality_due_at + interval '2 minutes' <= p_now THEN RETURN 'realityCheck'; END IF;
  IF g.session_scope = 'casino' AND coalesce(p_game_type, '') <> 'SPORTS'
    OR g.session_scope = 'slots' AND p_game_type = 'RNG' THEN
    IF g.session_until IS NULL OR g.session_until <= p_now THEN RETURN 'session'; END IF;
    IF g.session_used + p_stake > g.session_max THEN RETURN 'sessionLoss'; END IF;
  END IF;
  IF p_stake = 0 THEN RETURN NULL; END IF;
  IF p_game_type = 'RNG' AND p_stake > g.slot_stake_max THEN RETURN 'slotStake'; END IF;
  IF p_game_type IS NOT NULL AND p_stake > g.bonus_stake_max THEN RETURN 'bonusStake'; END IF;
  -- What is frozen for a withdrawal is on its way out already.
  IF g.withdraw_only > 0 AND p_stake > p_balance
    - greatest(0, g.withdraw_only - ledger_balance(p_merchant, p_member, 'frozen')) THEN
    RETURN 'withdrawOnly';
  END IF;
  -- Within a sitting time runs on, and of a new period only from its start.
  v_sits := p_now < g.played_at + interval '30 minutes' AND p_now > g.played_at;
  -- A period that is over has used nothing.
  RETURN CASE
    WHEN (CASE WHEN p_now < g.day_ends THEN g.loss_day_used ELSE 0 END) + p_stake > g.loss_day_max
      OR (CASE WHEN p_now < g.week_ends THEN g.loss_week_used ELSE 0 END) + p_stake > g.loss_week_max
      OR (CASE WHEN p_now < g.month_ends THEN g.loss_month_used ELSE 0 END) + p_stake > g.loss_month_max
      THEN 'loss'
    WHEN (CASE WHEN p_now < g.day_ends THEN g.stake_day_used ELSE 0 END) + p_stake > g.stake_day_max
      OR (CASE WHEN p_now < g.week_ends THEN g.stake_week_used ELSE 0 END) + p_stake > g.stake_week_max
      OR (CASE WHEN p_now < g.month_ends THEN g.stake_month_used ELSE 0 END) + p_stake > g.stake_month_max
      THEN 'stake'
    WHEN guard_sat(g.time_day_used, g.day_from, g.day_ends, g.played_at, v_sits, p_now)
        >= g.time_day_max
      OR guard_sat(g.time_week_used, g.week_from, g.week_ends, g.played_at, v_sits, p_now)
        >= g.time_week_max
      OR guard_sat(g.time_month_used, g.month_from, g.month_ends, g.played_at, v_sits, p_now)
        >= g.time_month_max THEN 'time'
  END;
END $$;

-- The answer of the wallet for such a reason.
CREATE OR REPLACE FUNCTION guard_code(p_reason text) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE p_reason WHEN 'break' THEN 'PLAYER_BLOCKED' ELSE 'LIMIT_EXCEEDED' END
    WHERE p_reason IS NOT NULL
$$;

-- Counts a deposit or a bet that one of the member's own limits refused, for the signals.
CREATE OR REPLACE FUNCTION guard_refused(
  p_merchant text, p_member text, p_kind text, p_now timestamptz
) RETURNS void LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO limit_refusals AS o (merchant, day, member, kind, times, last_at)
  SELECT p_merchant, (p_now AT TIME ZONE merchant_zone(p_merchant))::date, p_member, p_kind, 1, p_now
  WHERE p_kind IN ('deposit', 'loss', 'stake', 'time')
  ON CONFLICT (merchant, day, member, kind) DO UPDATE SET times = o.times + 1, last_at = p_now
$$;

-- Counts play of a protected member. p_stake is a bet, below zero one that is rolled back, null none;
-- p_paid is a win, below zero one that is taken back. p_since is when their round began. What comes back
-- from an earlier period frees nothing of this one. p_cash is the cash before the stake. Money of a
-- vendor's purse is no round, and no bonus wins it.
CREATE OR REPLACE FUNCTION guard_play(
  p_merchant text, p_member text, p_stake bigint, p_paid bigint, p_since timestamptz, p_now timestamptz,
  p_cash bigint DEFAULT NULL, p_is_round boolean DEFAULT true
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  g play_guards;
  v_zone text;
  v_gap bigint := 0;
  v_day_since timestamptz; v_week_since timestamptz; v_month_since timestamptz;
  v_stake bigint := coalesce(p_stake, 0);
  v_own bigint;
  v_back bigint;
BEGIN
  SELECT * INTO g FROM play_guards WHERE merchant = p_merchant AND member = p_member;
  IF NOT FOUND THEN RETURN; END IF;
  IF p_now >= g.day_ends THEN
    v_zone := merchant_zone(p_merchant);
    g.day_from := guard_from(v_zone, 'day', p_now); g.day_ends := guard_ends(v_zone, 'day', p_now);
    g.loss_day_used := 0; g.stake_day_used := 0; g.time_day_used := 0;
    IF p_now >= g.week_ends THEN
      g.week_from := guard_from(v_zone, 'week', p_now); g.week_ends := guard_ends(v_zone, 'week', p_now);
      g.loss_week_used := 0; g.stake_week_used := 0; g.time_week_used := 0;
    END IF;
    IF p_now >= g.month_ends THEN
      g.month_from := guard_from(v_zone, 'month', p_now);
      g.month_ends := guard_ends(v_zone, 'month', p_now);
      g.loss_month_used := 0; g.stake_month_used := 0; g.time_month_used := 0;
    END IF;
  END IF;

  IF p_stake >= 0 THEN
    IF g.played_at IS NULL OR p_now >= g.played_at + interval '30 minutes' THEN
      g.played_from := p_now;
      IF g.reality_due_at IS NULL THEN
        g.reality_from := p_now; g.reality_stake := 0; g.reality_paid := 0;
      END IF;
    ELSIF p_now > g.played_at THEN
      v_day_since := greatest(g.played_at, g.day_from);
      v_week_since := greatest(g.played_at, g.week_from);
      v_month_since := greatest(g.played_at, g.month_from);
      g.time_day_used := g.time_day_used + (extract(epoch FROM p_now - v_day_since) * 1000)::bigint;
      g.time_week_used := g.time_week_used + (extract(epoch FROM p_now - v_week_since) * 1000)::bigint;
      g.time_month_used := g.time_month_used + (extract(epoch FROM p_now - v_month_since) * 1000)::bigint;
    END IF;
    g.played_at := greatest(g.played_at, p_now);
    IF g.reality_due_at IS NULL
      AND p_now >= coalesce(g.reality_from, p_now) + make_interval(mins => g.reality_minutes) THEN
      g.reality_due_at := p_now;
    END IF;
  END IF;
  g.reality_stake := g.reality_stake + v_stake;
  g.reality_paid := g.reality_paid + p_paid;
  IF g.session_until > p_now THEN g.session_used := g.session_used + v_stake - p_paid; END IF;
  -- Own money is staked first and comes back first; all that is won belongs to the bonus.
  IF p_is_round AND p_since >= g.bonus_since THEN
    v_own := least(greatest(0, v_stake), greatest(0, p_cash - g.bonus_left));
    g.bonus_lost := g.bonus_lost + v_own;
    g.bonus_left := g.bonus_left - (greatest(0, v_stake) - v_own);
    v_back := p_paid - least(0, v_stake);
    v_own := CASE WHEN v_back > 0 THEN least(v_back, g.bonus_lost)
      ELSE v_back + least(-v_back, g.bonus_left) END;
    g.bonus_lost := g.bonus_lost - v_own;
    g.bonus_left := g.bonus_left + v_back - v_own;
  END IF;

  IF v_stake > 0 OR p_since >= g.day_from THEN
    g.stake_day_used := g.stake_day_used + v_stake; g.loss_day_used := g.loss_day_used + v_stake;
  END IF;
  IF v_stake > 0 OR p_since >= g.week_from THEN
    g.stake_week_used := g.stake_week_used + v_stake; g.loss_week_used := g.loss_week_used + v_stake;
  END IF;
  IF v_stake > 0 OR p_since >= g.month_from THEN
    g.stake_month_used := g.stake_month_used + v_stake;
    g.loss_month_used := g.loss_month_used + v_stake;
  END IF;
  IF p_paid < 0 OR p_since >= g.day_from THEN g.loss_day_used := g.loss_day_used - p_paid; END IF;
  IF p_paid < 0 OR p_since >= g.week_from THEN g.loss_week_used := g.loss_week_used - p_paid; END IF;
  IF p_paid < 0 OR p_since >= g.month_from THEN
    g.loss_month_used := g.loss_month_used - p_paid;
  END IF;

  UPDATE play_guards o SET day_from = g.day_from, day_ends = g.day_ends, week_from = g.week_from,
    week_ends = g.week_ends, month_from = g.month_from, month_ends = g.month_ends,
    loss_day_used = g.loss_day_used, loss_week_used = g.loss_week_used,
    loss_month_used = g.loss_month_used, stake_day_used = g.stake_day_used,
    stake_week_used = g.stake_week_used, stake_month_used = g.stake_month_used,
    time_day_used = g.time_day_used, time_week_used = g.time_week_used,
    time_month_used = g.time_month_used, played_from = g.played_from, played_at = g.played_at,
    reality_from = g.reality_from, reality_stake = g.reality_stake, reality_paid = g.reality_paid,
    reality_due_at = g.reality_due_at, session_used = g.session_used,
    bonus_left = g.bonus_left, bonus_lost = g.bonus_lost
  WHERE o.merchant = p_merchant AND o.member = p_member;
END $$;

-- Counts wins above zero by when their rounds began, like `guard_play` does one by one: in one statement
-- those whose member has no other among them, no bonus, no session of slots and a day that is not over.
CREATE OR REPLACE FUNCTION guard_play_wins(
  p_merchant text, p_members text[], p_paid bigint[], p_since timestamptz[], p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_done text[];
BEGIN
  WITH counted AS (
    UPDATE play_guards o SET
      loss_day_used = o.loss_day_used - CASE WHEN c.since >= o.day_from THEN c.paid ELSE 0 END,
      loss_week_used = o.loss_week_used - CASE WHEN c.since >= o.week_from THEN c.paid ELSE 0 END,
      loss_month_used = o.loss_month_used - CASE WHEN c.since >= o.month_from THEN c.paid ELSE 0 END,
      reality_paid = o.reality_paid + c.paid
    FROM (
      SELECT w.member, min(w.paid) AS paid, min(w.since) AS since
      FROM unnest(p_members, p_paid, p_since) AS w (member, paid, since)
      GROUP BY w.member HAVING count(*) = 1
    ) c
    WHERE o.merchant = p_merchant AND o.member = c.member AND p_now < o.day_ends
      AND o.bonus_since IS NULL AND o.session_until IS NULL
    RETURNING o.member
  )
  SELECT array_agg(member) INTO v_done FROM counted;
  IF coalesce(cardinality(v_done), 0) < cardinality(p_members) THEN
    PERFORM guard_play(p_merchant, w.member, NULL, w.paid, w.since, p_now)
    FROM unnest(p_members, p_paid, p_since) AS w (member, paid, since)
    WHERE w.member <> ALL (coalesce(v_done, '{}'));
  END IF;
END $$;

-- Whole milliseconds of an interval.
CREATE OR REPLACE FUNCTION guard_ms(p_interval interval) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT (date_part('epoch', p_interval) * 1000)::bigint
$$;

-- Money back from a vendor's purse. It frees of each period what went there within it; what was won
-- there, or went there before, frees nothing. The move itself is still open.
CREATE OR REPLACE FUNCTION guard_purse_out(
  p_merchant text, p_member text, p_vendor text, p_amount bigint, p_now timestamptz
) RETURNS void LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_zone text;
  v_since timestamptz;
  v_left bigint := p_amount;
  v_part bigint;
BEGIN
  IF NOT EXISTS (SELECT FROM play_guards WHERE merchant = p_merchant AND member = p_member) THEN
    RETURN;
  END IF;
  v_zone := merchant_zone(p_merchant);
  FOR v_since IN SELECT DISTINCT guard_from(v_zone, unit, p_now) AS since
    FROM unnest(ARRAY['day', 'week', 'month']) unit ORDER BY since DESC
  LOOP
    v_part := least(v_left, greatest(0, (SELECT coalesce(sum(CASE direction WHEN 'in' THEN amount
        ELSE -amount END), 0)::bigint FROM purse_moves
      WHERE merchant = p_merchant AND member_id = p_member AND vendor = p_vendor
        AND status = 'DONE' AND created_at >= v_since) - (p_amount - v_left)));
    IF v_part > 0 THEN
      PERFORM guard_play(p_merchant, p_member, NULL, v_part, v_since, p_now,
        p_is_round => false);
      v_left := v_left - v_part;
    END IF;
  END LOOP;
  IF v_left > 0 THEN
    PERFORM guard_play(p_merchant, p_member, NULL, v_left, '-infinity', p_now,
      p_is_round => false);
  END IF;
END $$;

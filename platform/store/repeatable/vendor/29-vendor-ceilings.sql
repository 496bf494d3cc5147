-- A merchant's term for what vendors may credit, or our default: amounts in currency units. The same
-- keys and defaults as in platform/core/merchant/vendor-credit-terms.ts.
CREATE OR REPLACE FUNCTION vendor_term(p_settings jsonb, p_name text) RETURNS numeric
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce((p_settings #>> ARRAY['vendorCredits', p_name])::numeric, CASE p_name
    WHEN 'bonusPerCall' THEN 1000
    WHEN 'bonusPerPlayer' THEN 2000
    WHEN 'bonusPerVendor' THEN 20000
    WHEN 'bonusPerDay' THEN 50000
    WHEN 'bonusTimes' THEN 1
    WHEN 'winMax' THEN 250000
  END)
$$;

-- The merchant's ceiling for one payout, in ledger units.
CREATE OR REPLACE FUNCTION vendor_win_max(p_settings jsonb) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT (vendor_term(p_settings, 'winMax') * 10000)::bigint
$$;

-- The merchant's ceiling for what a round without any stake pays, in ledger units. Such a payout is a
-- gift like a bonus.
CREATE OR REPLACE FUNCTION vendor_gift_max(p_settings jsonb) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT (vendor_term(p_settings, 'bonusPerCall') * 10000)::bigint
$$;

-- Which rule a payout breaks: the merchant's ceiling for one payout, the one for a round without a
-- stake, or its game's highest multiple of the round's stake. Null for a usual payout. A pot's prize
-- has the first only.
CREATE OR REPLACE FUNCTION vendor_win_above(
  p_win_max bigint, p_gift_max bigint, p_amount bigint, p_stake bigint, p_payout bigint,
  p_multiple integer, p_is_pot boolean
) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN p_amount > p_win_max THEN 'winMax'
    WHEN NOT p_is_pot AND p_stake = 0 AND p_payout > p_gift_max THEN 'noStake'
    WHEN NOT p_is_pot AND p_stake > 0 AND p_payout > p_stake * p_multiple THEN 'maxMultiple'
  END
$$;

-- Marks a credited payout for staff. While the finding is open, its player withdraws nothing.
CREATE OR REPLACE FUNCTION vendor_mark_win(
  p_merchant text, p_vendor text, p_tx text, p_member text, p_round text, p_amount bigint,
  p_rule text, p_now timestamptz
) RETURNS void LANGUAGE sql AS $$
  INSERT INTO findings (merchant, kind, party, subject, details, found_at)
  VALUES (p_merchant, 'WIN_ABOVE', p_vendor, p_tx, jsonb_build_object('player', p_member,
    'round', p_round, 'amount', round(p_amount / 10000.0, 4)::text, 'rule', p_rule), p_now)
  ON CONFLICT DO NOTHING
$$;

-- A ceiling for a vendor's bonuses, in ledger units: the merchant's, or the vendor's own where that is
-- lower.
CREATE OR REPLACE FUNCTION bonus_max(
  p_merchant text, p_vendor text, p_settings jsonb, p_rule text
) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT least((vendor_term(p_settings, p_rule) * 10000)::bigint, (
    SELECT CASE p_rule WHEN 'bonusPerCall' THEN bonus_per_call WHEN 'bonusPerVendor' THEN bonus_per_day END
    FROM vendors WHERE merchant = p_merchant AND code = p_vendor))
$$;

-- Adds a bonus to the sums of the merchant's day, or returns the ceiling that it would break. The
-- sums are locked in one order: "all" before players before vendors.
CREATE OR REPLACE FUNCTION bonus_above(
  p_merchant text, p_vendor text, p_member text, p_amount bigint, p_now timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_settings jsonb := (SELECT settings FROM merchants WHERE code = p_merchant);
  v_day date := (p_now AT TIME ZONE coalesce(v_settings ->> 'timeZone', 'America/Mexico_City'))::date;
  v_scopes text[] := ARRAY['all', 'player:' || p_member, 'vendor:' || p_vendor];
  v_rules text[] := ARRAY['bonusPerDay', 'bonusPerPlayer', 'bonusPerVendor'];
  v_rule text;
BEGIN
  IF p_amount > bonus_max(p_merchant, p_vendor, v_settings, 'bonusPerCall') THEN
    RETURN 'bonusPerCall';
  END IF;
  INSERT INTO bonus_days (merchant, day, scope, amount)
  SELECT p_merchant, v_day, s, 0 FROM unnest(v_scopes) s ON CONFLICT DO NOTHING;
  PERFORM FROM bonus_days WHERE merchant = p_merchant AND day = v_day AND scope = ANY (v_scopes)
  ORDER BY scope FOR NO KEY UPDATE;
  SELECT r INTO v_rule FROM unnest(v_scopes, v_rules) WITH ORDINALITY u (s, r, n)
  JOIN bonus_days d ON d.merchant = p_merchant AND d.day = v_day AND d.scope = s
  WHERE d.amount + p_amount > bonus_max(p_merchant, p_vendor, v_settings, r)
  ORDER BY n LIMIT 1;
  IF v_rule IS NOT NULL THEN RETURN v_rule; END IF;
  UPDATE bonus_days SET amount = amount + p_amount
  WHERE merchant = p_merchant AND day = v_day AND scope = ANY (v_scopes);
  RETURN NULL;
END $$;

-- Opens the wagering requirement of money that a vendor gave: as often as its grant says, or else as
-- the merchant does. The player's purse is locked.
CREATE OR REPLACE FUNCTION gift_require(
  p_merchant text, p_member text, p_id text, p_amount bigint, p_times integer, p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_times numeric := coalesce(p_times, (SELECT vendor_term(settings, 'bonusTimes') FROM merchants
    WHERE code = p_merchant));
BEGIN
  IF v_times = 0 THEN RETURN; END IF;
  PERFORM wagering_open(p_merchant, p_id, p_member, 'bonus', p_amount, (p_amount * v_times)::bigint,
    NULL, p_now);
END $$;

-- Credits an accepted bonus and opens its wagering requirement. Both purses are locked.
CREATE OR REPLACE FUNCTION bonus_book(
  p_merchant text, p_vendor text, p_tx text, p_member text, p_id text, p_house bigint,
  p_account bigint, p_amount bigint, p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF p_amount = 0 THEN RETURN; END IF;
  PERFORM gift_require(p_merchant, p_member, 'bonus:' || p_vendor || ':' || p_tx, p_amount, NULL,
    p_now);
  PERFORM ledger_book(p_merchant, 'vw:' || p_id, 'bonus', p_house, p_account, p_amount, p_now);
END $$;

-- Credits a bonus that was held, once two members of staff agree. Returns its player, or null when
-- there is no such held bonus. Its day's sums stay as they are.
CREATE OR REPLACE FUNCTION bonus_release(
  p_merchant text, p_vendor text, p_tx text, p_now timestamptz
) RETURNS text LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  v_house bigint := ledger_account(p_merchant, 'house', 'game', ledger_shard('house', p_tx));
  v_account bigint;
  t vendor_transactions;
BEGIN
  SELECT * INTO t FROM vendor_transactions
  WHERE merchant = p_merchant AND vendor = p_vendor AND tx_id = p_tx AND kind = 'bonus';
  v_account := ledger_account(p_merchant, t.member, 'cash', 0);
  PERFORM FROM ledger_accounts
  WHERE merchant = p_merchant AND id IN (v_house, v_account) ORDER BY id FOR NO KEY UPDATE;
  UPDATE vendor_transactions SET state = 'ACCEPTED', code = 'OK'
  WHERE merchant = p_merchant AND vendor = p_vendor AND tx_id = p_tx AND kind = 'bonus'
    AND state = 'REJECTED' AND code = 'LIMIT_EXCEEDED';
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM bonus_book(p_merchant, p_vendor, p_tx, t.member, t.platform_tx_id, v_house, v_account,
    t.amount, p_now);
  RETURN t.member;
END $$;

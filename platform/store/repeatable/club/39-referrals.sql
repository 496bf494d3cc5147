-- What an invited member did within the days that count. A deposit that was taken back and a corrected
-- bet count no longer.
CREATE OR REPLACE FUNCTION referral_progress(
  p_merchant text, p_invited text, p_since timestamptz, p_until timestamptz
) RETURNS TABLE (first_deposit timestamptz, deposits bigint, valid_bet bigint)
LANGUAGE sql STABLE AS $$
  SELECT d.first, coalesce(d.paid, 0), coalesce((
    SELECT sum(b.valid_bet)::bigint FROM member_play b
    WHERE b.merchant = p_merchant AND b.member = p_invited AND b.quarter >= quarter_of(p_since)
      AND b.quarter < p_until), 0)
  FROM (
    SELECT min(settled_at) AS first, sum(credited_amount)::bigint AS paid FROM deposits
    WHERE merchant = p_merchant AND member_id = p_invited AND status = 'CREDITED'
      AND settled_at >= p_since AND settled_at < p_until
  ) d
$$;

-- What two accounts share that one person has: facts, payout account and browser, as staff's list of
-- accounts of one person compares them, and the address of the day of the registration.
CREATE OR REPLACE FUNCTION referral_signs(p_merchant text, p_inviter text, p_invited text)
RETURNS text[] LANGUAGE sql STABLE AS $$
  SELECT coalesce(array_agg(sign ORDER BY sign), '{}') FROM (
    SELECT a.kind AS sign FROM person_hashes a
    JOIN person_hashes b ON b.merchant = p_merchant AND b.member = p_invited
      AND b.kind = a.kind AND b.hash = a.hash
    WHERE a.merchant = p_merchant AND a.member = p_inviter
    UNION SELECT 'payout' FROM payout_accounts a
    JOIN payout_accounts b ON b.merchant = p_merchant AND b.member_id = p_invited
      AND b.number_hash = a.number_hash
    WHERE a.merchant = p_merchant AND a.member_id = p_inviter
    UNION SELECT 'device' FROM known_devices a
    JOIN known_devices b ON b.merchant = p_merchant AND b.member_id = p_invited
      AND b.token_hash = a.token_hash
    WHERE a.merchant = p_merchant AND a.member_id = p_inviter
    UNION SELECT 'address' FROM sessions a
    JOIN sessions b ON b.merchant = p_merchant AND b.member_id = p_invited
      AND b.address = a.address
    JOIN members m ON m.merchant = p_merchant AND m.id = p_invited
      AND b.created_at < m.created_at + interval '1 day'
    WHERE a.merchant = p_merchant AND a.member_id = p_inviter AND a.address <> ''
  ) shared
$$;

-- The invitations whose state no longer says how they stand, oldest first. One that is reached waits
-- while nothing may be given to its inviter or to the invited member.
CREATE OR REPLACE FUNCTION referrals_due(p_merchant text, p_now timestamptz, p_most integer)
RETURNS SETOF text LANGUAGE sql STABLE AS $$
  SELECT r.invited FROM referrals r
  CROSS JOIN LATERAL referral_progress(p_merchant, r.invited, r.invited_at, r.until) p
  CROSS JOIN LATERAL (SELECT p.deposits >= r.deposits AND p.valid_bet >= r.valid_bet AS is_met) m
  WHERE r.merchant = p_merchant AND CASE r.state
    WHEN 'OPEN' THEN CASE WHEN m.is_met
      THEN gift_receiver(p_merchant, r.inviter, p_now) AND gift_receiver(p_merchant, r.invited, p_now)
      ELSE r.until < p_now - interval '1 day' END
    WHEN 'HELD' THEN NOT m.is_met
    WHEN 'REACHED' THEN EXISTS (
        SELECT FROM awards a WHERE a.merchant = p_merchant AND a.rule = 'referral:' || r.invited
          AND a.member = r.inviter AND a.period = '' AND a.state = 'REACHED')
      AND (NOT m.is_met OR (r.decided_by IS NULL
        AND referral_signs(p_merchant, r.inviter, r.invited) <> '{}'))
    ELSE false END
  ORDER BY r.invited_at, r.invited LIMIT p_most
$$;

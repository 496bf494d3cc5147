-- Trades a launch token for a session token. The previous session takes no more bets.
CREATE OR REPLACE FUNCTION vendor_authenticate(p_merchant text, q jsonb, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  v_code text;
  l launch_tokens; m members; me merchants; v vendors; g games;
BEGIN
  SELECT * INTO l FROM launch_tokens
  WHERE merchant = p_merchant AND token_hash = decode(q ->> 'tokenHash', 'hex')
    AND vendor = q ->> 'vendor' AND game = q ->> 'gameCode' AND used_at IS NULL
  FOR UPDATE;
  IF NOT FOUND THEN RETURN '{"code": "TOKEN_INVALID"}'; END IF;
  -- Otherwise two sessions begun at once would both count as the newest.
  SELECT * INTO m FROM members WHERE merchant = l.merchant AND id = l.member FOR NO KEY UPDATE;
  SELECT * INTO me FROM merchants WHERE code = l.merchant;
  SELECT * INTO v FROM vendors WHERE merchant = l.merchant AND code = l.vendor;
  SELECT * INTO g FROM games WHERE merchant = l.merchant AND code = l.game;
  v_code := CASE
    WHEN l.expires_at <= p_now THEN 'TOKEN_EXPIRED'
    WHEN v.is_enabled IS NOT TRUE THEN 'VENDOR_DISABLED'
    WHEN g.is_enabled IS NOT TRUE OR g.vendor <> l.vendor THEN 'GAME_DISABLED'
    WHEN m.status <> 'active' THEN 'PLAYER_BLOCKED'
    WHEN m.type = 4 THEN 'TRIAL_NOT_ALLOWED'
    WHEN EXISTS (SELECT FROM play_guards WHERE merchant = l.merchant AND member = l.member
      AND (held_at IS NOT NULL OR leaving_at IS NOT NULL OR blocked_until > p_now)) THEN 'PLAYER_BLOCKED'
  END;
  IF v_code IS NOT NULL THEN
    -- `vendor try` reads whether the token came back.
    UPDATE launch_tokens SET refusal = v_code
    WHERE merchant = l.merchant AND token_hash = l.token_hash;
    RETURN jsonb_build_object('code', v_code);
  END IF;

  UPDATE launch_tokens SET used_at = p_now
  WHERE merchant = l.merchant AND token_hash = l.token_hash;
  UPDATE vendor_sessions SET ended_at = p_now
  WHERE merchant = l.merchant AND member = l.member AND vendor = l.vendor AND ended_at IS NULL;
  INSERT INTO vendor_sessions (merchant, token_hash, member, vendor, account, created_at, expires_at)
  VALUES (l.merchant, decode(q ->> 'sessionHash', 'hex'), l.member, l.vendor,
    ledger_account(l.merchant, l.member, 'cash', 0), p_now, p_now + interval '60 minutes');
  INSERT INTO vendor_players (merchant, vendor, member, since)
  VALUES (l.merchant, l.vendor, l.member, p_now) ON CONFLICT DO NOTHING;
  RETURN vendor_answer('OK', ledger_balance(l.merchant, l.member, 'cash'), me.currency,
    jsonb_build_object('member', l.member, 'nickname', m.nickname, 'language', l.language,
      'testAccount', m.type <> 0) || jsonb_strip_nulls(jsonb_build_object(
      'country', nullif(me.settings ->> 'country', ''),
      'jurisdiction', nullif(me.jurisdiction, 'demo'))) || CASE WHEN g.game_type IN ('LOTT', 'ELOTT')
      THEN jsonb_build_object('series', member_series(l.merchant, l.member, me.settings, p_now))
      ELSE '{}' END);
END $$;

CREATE OR REPLACE FUNCTION vendor_balance(p_merchant text, q jsonb, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  s vendor_sessions;
BEGIN
  IF q ? 'tokenHash' THEN
    SELECT * INTO s FROM vendor_sessions
    WHERE merchant = p_merchant AND token_hash = decode(q ->> 'tokenHash', 'hex')
      AND vendor = q ->> 'vendor';
    IF NOT FOUND OR s.member <> q ->> 'member' THEN RETURN '{"code": "TOKEN_INVALID"}'; END IF;
    IF s.ended_at IS NOT NULL OR s.expires_at <= p_now
      OR s.created_at <= p_now - interval '12 hours' THEN
      RETURN '{"code": "TOKEN_EXPIRED"}';
    END IF;
  END IF;
  RETURN vendor_answer('OK',
    ledger_balance(p_merchant, coalesce(s.member, q ->> 'member'), 'cash'),
    q ->> 'ownCurrency');
END $$;

-- heartbeat: keeps a session alive between bets, never past its twelve hours.
CREATE OR REPLACE FUNCTION vendor_heartbeat(p_merchant text, q jsonb, p_now timestamptz) RETURNS jsonb
LANGUAGE plpgsql AS $$
DECLARE
  s vendor_sessions;
BEGIN
  SELECT * INTO s FROM vendor_sessions
  WHERE merchant = p_merchant AND token_hash = decode(q ->> 'tokenHash', 'hex')
    AND vendor = q ->> 'vendor' FOR NO KEY UPDATE;
  IF NOT FOUND THEN RETURN '{"code": "TOKEN_INVALID"}'; END IF;
  IF s.ended_at IS NOT NULL OR s.expires_at <= p_now
    OR s.created_at <= p_now - interval '12 hours' THEN
    RETURN '{"code": "TOKEN_EXPIRED"}';
  END IF;
  s.expires_at := least(p_now + interval '60 minutes', s.created_at + interval '12 hours');
  UPDATE vendor_sessions SET expires_at = s.expires_at
  WHERE merchant = s.merchant AND token_hash = s.token_hash;
  RETURN vendor_answer('OK', ledger_balance(s.merchant, s.member, 'cash'), q ->> 'ownCurrency',
    jsonb_build_object('expiresAt', vendor_instant(s.expires_at)));
END $$;

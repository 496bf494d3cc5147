-- The valid bet of a closed round. Slots and fish count the stake. Live and sports count the smaller
-- of stake and net result, so a tie counts nothing.
CREATE OR REPLACE FUNCTION round_valid_bet(p_game_type text, p_stake bigint, p_payout bigint)
RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN p_game_type IN ('LIVE', 'SPORTS', 'ESPORTS')
    THEN least(p_stake, abs(p_payout - p_stake)) ELSE p_stake END
$$;

-- Ends an open round. It is void when every bet was rolled back, else closed. A closed round's valid
-- bet counts for the betting record and the member's wagering.
CREATE OR REPLACE FUNCTION round_settle(
  p_merchant text, p_vendor text, p_round text, p_now timestamptz
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  v_member text;
  v_valid_bet bigint;
BEGIN
  UPDATE rounds r SET
    state = CASE WHEN r.bets_accepted = 0 THEN 'VOID' ELSE 'CLOSED' END,
    valid_bet = round_valid_bet(g.game_type, r.stake, r.payout),
    settled_at = p_now, last_activity_at = p_now
  FROM games g
  WHERE r.merchant = p_merchant AND r.vendor = p_vendor AND r.round_id = p_round
    AND g.merchant = r.merchant AND g.code = r.game
  RETURNING r.member, r.valid_bet INTO v_member, v_valid_bet;
  IF v_valid_bet > 0 THEN
    PERFORM wagering_fill(p_merchant, v_member, v_valid_bet, p_now);
  END IF;
END $$;

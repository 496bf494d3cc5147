-- Adds unread rows of the feed to sittings. A round joins a sitting that ended less than thirty
-- minutes before its bet, and may join two to one, so the order of reading does not matter. The
-- caller has locked the consumer's marks and moves them in the same transaction.
CREATE OR REPLACE FUNCTION sitting_fold(
  p_merchant text, p_shards integer[], p_firsts bigint[], p_lasts bigint[]
) RETURNS void LANGUAGE sql AS $$
  WITH fed AS MATERIALIZED (
    SELECT f.member, f.game, greatest(f.opened_at, f.settled_at - interval '30 minutes') AS started_at,
      -- A clock that was set back ends a round before its bet.
      greatest(f.opened_at, f.settled_at) AS last_at, 1::bigint AS rounds, f.stake, f.payout, f.valid_bet
    FROM unnest(p_shards, p_firsts, p_lasts) s (shard, first, last)
    JOIN round_feed f ON f.merchant = p_merchant AND f.shard = s.shard
      AND f.number BETWEEN s.first AND s.last
    WHERE f.kind = 'CLOSED'
  ), near AS (
    DELETE FROM sittings s
    USING (SELECT member, game, min(started_at) AS since, max(last_at) AS until
      FROM fed GROUP BY 1, 2) p
    WHERE s.merchant = p_merchant AND s.member = p.member AND s.game = p.game
      AND s.last_at > p.since - interval '30 minutes'
      AND s.started_at < p.until + interval '30 minutes'
    RETURNING s.member, s.game, s.started_at, s.last_at, s.rounds, s.stake, s.payout, s.valid_bet
  ), part AS (
    SELECT b.*, coalesce(started_at >= max(last_at) OVER (
        PARTITION BY member, game ORDER BY started_at, last_at
        ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) + interval '30 minutes', true) AS begins
    FROM (SELECT * FROM fed UNION ALL SELECT * FROM near) b
  ), placed AS (
    SELECT part.*, count(*) FILTER (WHERE begins) OVER (
      PARTITION BY member, game ORDER BY started_at, last_at, begins DESC) AS sitting
    FROM part
  )
  INSERT INTO sittings (merchant, member, game, started_at, last_at, rounds, stake, payout, valid_bet)
  SELECT p_merchant, member, game, min(started_at), max(last_at), sum(rounds), sum(stake),
    sum(payout), sum(valid_bet)
  FROM placed GROUP BY member, game, sitting
$$;

-- The games of a merchant that play from the members' cash; the others have purses of their own.
CREATE OR REPLACE FUNCTION cash_games(p_merchant text) RETURNS TABLE (code text)
LANGUAGE sql STABLE AS $$
  SELECT g.code FROM games g
  JOIN vendors v ON v.merchant = g.merchant AND v.code = g.vendor
  WHERE g.merchant = p_merchant AND v.wallet_type = 'seamless'
$$;

-- What a member's cash has in rounds that no sitting has yet: open ones, and closed ones that are not
-- folded. They count in the period in which their part of a sitting begins.
CREATE OR REPLACE FUNCTION member_unsat(
  p_merchant text, p_member text, p_from timestamptz, p_to timestamptz
) RETURNS TABLE (rounds bigint, change bigint) LANGUAGE sql STABLE AS $$
  WITH live AS (
    SELECT r.game, r.opened_at AS began_at, r.payout - r.stake AS change FROM rounds r
    WHERE r.merchant = p_merchant AND r.member = p_member AND r.state = 'OPEN'
    UNION ALL
    SELECT f.game, greatest(f.opened_at, f.settled_at - interval '30 minutes'), f.payout - f.stake
    FROM feed_unread(p_merchant, 'sittings') f
    WHERE f.member = p_member AND f.kind = 'CLOSED'
  )
  SELECT count(*), coalesce(sum(l.change), 0)::bigint FROM live l
  WHERE l.game IN (SELECT code FROM cash_games(p_merchant))
    AND l.began_at >= coalesce(p_from, '-infinity') AND l.began_at < coalesce(p_to, 'infinity')
$$;

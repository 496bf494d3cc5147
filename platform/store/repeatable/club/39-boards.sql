-- Counts rounds of the feed for the boards whose periods are not final. A round belongs to the period in
-- which it began, and counts when it closes before that one is final. A correction counts like its
-- round, a void round never, and a trial account takes no part. The caller has locked the consumer's marks.
CREATE OR REPLACE FUNCTION board_fold(
  p_merchant text, p_shards integer[], p_firsts bigint[], p_lasts bigint[]
) RETURNS void LANGUAGE sql AS $$
  WITH fed AS MATERIALIZED (
    SELECT f.*, b.board, b.period
    FROM unnest(p_shards, p_firsts, p_lasts) s (shard, first, last)
    JOIN round_feed f ON f.merchant = p_merchant AND f.shard = s.shard
      AND f.number BETWEEN s.first AND s.last
    JOIN members m ON m.merchant = p_merchant AND m.id = f.member
    JOIN board_periods b ON b.merchant = p_merchant AND b.frozen_at IS NULL
      AND b.measure = 'VALID_BET' AND f.opened_at >= b.starts_at AND f.opened_at < b.ends_at
      AND f.settled_at < b.freezes_at
      AND (b.game_types IS NULL OR f.game_type = ANY (b.game_types))
      AND (b.games IS NULL OR f.game = ANY (b.games))
    WHERE f.kind <> 'VOID' AND f.valid_bet <> 0 AND m.type <> 4
      AND (NOT b.has_entry OR f.opened_at >= (SELECT j.joined_at FROM board_scores j
        WHERE j.merchant = p_merchant AND j.board = b.board AND j.period = b.period
          AND j.member = f.member))
  )
  INSERT INTO board_scores AS o (merchant, board, period, member, figure, reached_at)
  SELECT p_merchant, board, period, member, sum(valid_bet), max(settled_at)
  FROM fed GROUP BY 2, 3, 4 ORDER BY 2, 3, 4
  ON CONFLICT (merchant, board, period, member) DO UPDATE SET
    figure = o.figure + excluded.figure, reached_at = greatest(o.reached_at, excluded.reached_at);

  INSERT INTO board_wins (merchant, board, period, member, vendor, round_id, stake, payout, settled_at)
  SELECT p_merchant, b.board, b.period, f.member, f.vendor, f.round_id, f.stake, f.payout,
    f.settled_at
  FROM unnest(p_shards, p_firsts, p_lasts) s (shard, first, last)
  JOIN round_feed f ON f.merchant = p_merchant AND f.shard = s.shard
    AND f.number BETWEEN s.first AND s.last
  JOIN members m ON m.merchant = p_merchant AND m.id = f.member AND m.type <> 4
  JOIN board_periods b ON b.merchant = p_merchant AND b.frozen_at IS NULL
    AND b.measure = 'MULTIPLE' AND f.opened_at >= b.starts_at AND f.opened_at < b.ends_at
    AND f.settled_at < b.freezes_at
    AND (b.game_types IS NULL OR f.game_type = ANY (b.game_types))
    AND (b.games IS NULL OR f.game = ANY (b.games))
  WHERE f.kind = 'CLOSED' AND f.stake > 0 AND f.stake >= b.least_stake
    AND f.payout::numeric * 10000 >= f.stake::numeric * b.least
    AND (NOT b.has_entry OR f.opened_at >= (SELECT j.joined_at FROM board_scores j
      WHERE j.merchant = p_merchant AND j.board = b.board AND j.period = b.period
        AND j.member = f.member))
  ON CONFLICT DO NOTHING;

  UPDATE board_wins w SET payout = w.payout + c.payout FROM (
    SELECT b.board, b.period, f.member, f.vendor, f.round_id, sum(f.payout) AS payout
    FROM unnest(p_shards, p_firsts, p_lasts) s (shard, first, last)
    JOIN round_feed f ON f.merchant = p_merchant AND f.shard = s.shard
      AND f.number BETWEEN s.first AND s.last
    JOIN board_periods b ON b.merchant = p_merchant AND b.frozen_at IS NULL
      AND f.settled_at < b.freezes_at
    WHERE f.kind = 'ADJUST' GROUP BY 1, 2, 3, 4, 5
  ) c WHERE w.merchant = p_merchant AND w.board = c.board AND w.period = c.period
    AND w.member = c.member AND w.vendor = c.vendor AND w.round_id = c.round_id;

  INSERT INTO board_scores AS o (merchant, board, period, member, figure, reached_at)
  SELECT DISTINCT ON (w.board, w.period, w.member) p_merchant, w.board, w.period, w.member,
    floor(w.payout::numeric * 10000 / w.stake)::bigint AS figure, w.settled_at
  FROM board_wins w JOIN board_periods b ON b.merchant = p_merchant AND b.board = w.board
    AND b.period = w.period AND b.frozen_at IS NULL
  WHERE w.merchant = p_merchant AND w.member IN (
    SELECT f.member FROM unnest(p_shards, p_firsts, p_lasts) s (shard, first, last)
    JOIN round_feed f ON f.merchant = p_merchant AND f.shard = s.shard
      AND f.number BETWEEN s.first AND s.last
    WHERE f.payout > 0 OR f.kind = 'ADJUST')
  ORDER BY w.board, w.period, w.member, figure DESC, w.settled_at
  ON CONFLICT (merchant, board, period, member) DO UPDATE SET
    figure = excluded.figure, reached_at = excluded.reached_at;
$$;

-- The order of a period while it is not final: the higher figure, and of equal ones who reached it
-- earlier. Whoever is closed, in a break, held or leaving is left out, and so is less than the least
-- figure. Trial accounts are never counted.
CREATE OR REPLACE FUNCTION board_order(
  p_merchant text, p_board text, p_period text, p_now timestamptz
) RETURNS TABLE (place integer, member text, figure bigint) LANGUAGE sql STABLE AS $$
  SELECT (row_number() OVER (ORDER BY s.figure DESC, s.reached_at, s.member))::int, s.member,
    s.figure
  FROM board_periods b
  JOIN board_scores s ON s.merchant = p_merchant AND s.board = p_board AND s.period = p_period
    AND s.figure >= b.least
  JOIN members m ON m.merchant = p_merchant AND m.id = s.member AND m.status = 'active'
  WHERE b.merchant = p_merchant AND b.board = p_board AND b.period = p_period
    AND NOT EXISTS (SELECT FROM play_guards g
      WHERE g.merchant = p_merchant AND g.member = s.member
        AND (g.blocked_until > p_now OR g.held_at IS NOT NULL OR g.leaving_at IS NOT NULL))
  ORDER BY 1
$$;

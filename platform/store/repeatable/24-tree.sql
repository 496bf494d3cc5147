CREATE OR REPLACE FUNCTION merchant_zone(p_merchant text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT coalesce(settings ->> 'timeZone', 'America/Mexico_City') FROM merchants
  WHERE code = p_merchant
$$;

CREATE OR REPLACE FUNCTION member_tree_lock(p_merchant text) RETURNS bigint
LANGUAGE sql IMMUTABLE AS $$
  SELECT hashtextextended('member_tree:' || p_merchant, 0)
$$;

-- Puts a new member into the tree, below the parent in the member's own row. A newcomer has nobody
-- below, so newcomers wait for moves and not for each other.
CREATE OR REPLACE FUNCTION member_tree_join(p_merchant text, p_member text) RETURNS void
LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_advisory_xact_lock_shared(member_tree_lock(p_merchant));
  INSERT INTO member_tree (merchant, ancestor, descendant, depth, since_day)
  SELECT p_merchant, p_member, p_member, 0, date '-infinity'
  UNION ALL
  SELECT p_merchant, t.ancestor, p_member, t.depth + 1, date '-infinity'
  FROM members m
  JOIN member_tree t ON t.merchant = p_merchant AND t.descendant = m.parent_id
  WHERE m.merchant = p_merchant AND m.id = p_member;
  INSERT INTO day_news (merchant, kind, key, at)
  SELECT p_merchant, 'JOIN', p_member, created_at FROM members
  WHERE merchant = p_merchant AND id = p_member AND type <> 4;
END $$;

-- Puts a member and all below directly under a parent, or under nobody (null). The team of a day does
-- not change within it, so figures follow from the next day on. Row locks instead of the one lock
-- would let two moves wait for each other. Answers MOVED, LOOP, or DEEP above 100 levels.
CREATE OR REPLACE FUNCTION member_tree_move(
  p_merchant text, p_member text, p_parent text, p_at timestamptz
) RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  v_day date;
BEGIN
  PERFORM pg_advisory_xact_lock(member_tree_lock(p_merchant));
  IF EXISTS (SELECT FROM member_tree WHERE merchant = p_merchant AND ancestor = p_member
    AND descendant = p_parent) THEN
    RETURN 'LOOP';
  END IF;
  IF (SELECT max(depth) FROM member_tree WHERE merchant = p_merchant AND descendant = p_parent)
    + (SELECT max(depth) FROM member_tree WHERE merchant = p_merchant AND ancestor = p_member)
    > 98 THEN
    RETURN 'DEEP';
  END IF;

  -- After every day with a figure, whatever another instance's clock said.
  v_day := greatest((p_at AT TIME ZONE merchant_zone(p_merchant))::date,
    (SELECT max(day) FROM member_day WHERE merchant = p_merchant),
    (SELECT max(day) FROM money_day WHERE merchant = p_merchant),
    (SELECT max(day) FROM sealed_days WHERE merchant = p_merchant)) + 1;
  UPDATE members SET parent_id = p_parent WHERE merchant = p_merchant AND id = p_member;
  WITH ended AS (
    DELETE FROM member_tree t USING member_tree up, member_tree own
    WHERE up.merchant = p_merchant AND up.descendant = p_member AND up.depth > 0
      AND own.merchant = p_merchant AND own.ancestor = p_member
      AND t.merchant = p_merchant AND t.ancestor = up.ancestor AND t.descendant = own.descendant
    RETURNING t.ancestor, t.descendant, t.since_day
  )
  INSERT INTO member_tree_past (merchant, ancestor, descendant, since_day, until_day)
  SELECT p_merchant, ancestor, descendant, since_day, v_day FROM ended WHERE since_day < v_day;
  INSERT INTO member_tree (merchant, ancestor, descendant, depth, since_day)
  SELECT p_merchant, up.ancestor, own.descendant, up.depth + 1 + own.depth, v_day
  FROM member_tree up JOIN member_tree own ON own.merchant = p_merchant AND own.ancestor = p_member
  WHERE up.merchant = p_merchant AND up.descendant = p_parent;
  RETURN 'MOVED';
END $$;

-- The pairs that differ from a walk from each member upwards. The walk ends above the deepest tree,
-- so that it ends in a circle too.
CREATE OR REPLACE FUNCTION member_tree_problems(p_merchant text)
RETURNS TABLE (problem text, subject text)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  WITH RECURSIVE walk AS (
    SELECT id AS descendant, id AS ancestor, 0 AS depth, parent_id FROM members
    WHERE merchant = p_merchant
    UNION ALL
    SELECT w.descendant, m.id, w.depth + 1, m.parent_id FROM walk w
    JOIN members m ON m.merchant = p_merchant AND m.id = w.parent_id WHERE w.depth < 102
  )
  SELECT 'TREE_DIFFERS', ancestor || ' ' || descendant
  FROM (SELECT *, true AS is_walked FROM walk) w
  FULL JOIN (SELECT * FROM member_tree WHERE merchant = p_merchant) t
    USING (ancestor, descendant, depth)
  WHERE w.is_walked IS NULL OR t.merchant IS NULL
$$;

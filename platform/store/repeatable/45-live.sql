-- Tells every platform on the database whose pages have something new to ask for: a few members in
-- each word, because the server takes 8,000 bytes at most. Who plays at a vendor is known there by
-- their session alone. Called beside the transactions of money, never within one: the server lets
-- only one transaction at a time commit that notifies.
CREATE OR REPLACE FUNCTION live_notify(p_words jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- A word that a power cut takes along was about pages that it took along as well.
  PERFORM set_config('synchronous_commit', 'off', true);
  PERFORM pg_notify('member_live', jsonb_agg(jsonb_build_array(f.merchant, f.member, f.kinds))::text)
  FROM (
    SELECT w.merchant, coalesce(w.member, s.member) AS member, w.kinds,
      (row_number() OVER () - 1) / 40 AS part
    FROM jsonb_to_recordset(p_words) AS w (merchant text, member text, token text, kinds jsonb)
    LEFT JOIN vendor_sessions s ON w.member IS NULL AND s.merchant = w.merchant
      AND s.token_hash = decode(w.token, 'hex')
  ) f
  WHERE f.member IS NOT NULL GROUP BY f.part;
END $$;

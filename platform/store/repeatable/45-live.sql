-- Tells every platform on the database which members' pages have news. Each message names a few
-- members, because the server accepts 8,000 bytes at most. A vendor's session stands for its player.
-- Never call it within a transaction of money: the server commits notifying transactions one by one.
CREATE OR REPLACE FUNCTION live_notify(p_words jsonb) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  -- A power cut that loses the message also loses the pages it was for.
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

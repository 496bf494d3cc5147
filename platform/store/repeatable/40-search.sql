-- Finds games by mistyped names. Every PostgreSQL package has pg_trgm; a server without it finds only
-- correct names.
DO $$
BEGIN
  CREATE EXTENSION IF NOT EXISTS pg_trgm;
EXCEPTION WHEN OTHERS THEN
  RAISE NOTICE 'without pg_trgm names are not found by likeness: %', SQLERRM;
END $$;

-- The merchant's games with names similar to a text, with their likeness. The function runs with the
-- owner's rights, because row security hides the trigram index. So the merchant is a parameter.
CREATE OR REPLACE FUNCTION games_resembling(p_merchant text, p_text text)
RETURNS TABLE (game text, likeness real)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT NULL::text, NULL::real WHERE false
$$;

DO $do$
BEGIN
  IF EXISTS (SELECT FROM pg_extension WHERE extname = 'pg_trgm') THEN
    -- Loads the extension: only then may an owner without superuser rights name its settings.
    PERFORM similarity('a', 'b');
    CREATE INDEX IF NOT EXISTS games_name_trigrams ON games USING gin (search_name gin_trgm_ops);
    CREATE INDEX IF NOT EXISTS games_joined_name_trigrams ON games
      USING gin (replace(search_name, ' ', '') gin_trgm_ops);
    -- The operators let the indexes find the few games that may reach 0.4, the limit below.
    CREATE OR REPLACE FUNCTION games_resembling(p_merchant text, p_text text)
    RETURNS TABLE (game text, likeness real)
    LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = public, pg_temp
    SET pg_trgm.word_similarity_threshold = 0.4 SET pg_trgm.similarity_threshold = 0.4
    SET plan_cache_mode = force_custom_plan AS $$
    DECLARE
      v_joined text := replace(p_text, ' ', '');
    BEGIN
      RETURN QUERY SELECT code, named.likeness FROM (
        SELECT code, greatest(word_similarity(p_text, search_name),
          similarity(v_joined, replace(search_name, ' ', ''))) AS likeness
        FROM games
        WHERE merchant = p_merchant
          AND (p_text <% search_name OR v_joined % replace(search_name, ' ', ''))
      ) named WHERE named.likeness >= 0.4;
    END $$;
  END IF;
END $do$;

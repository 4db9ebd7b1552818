-- What drizzle cannot express; becomes the first migration. Functions that indexes use belong here.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- Counts a hit under every key, or none when one of the limits is exhausted: then it answers with the place of that limit
-- and what was counted under it. All in one journey. Within the function each statement sees what was committed before it,
-- so what is counted is what is there once the locks are held; they are held until the transaction ends.
CREATE FUNCTION take_hit(keys text[], mosts double precision[], sinces timestamptz[], until timestamptz, at timestamptz)
RETURNS TABLE (place integer, hits integer, oldest timestamptz) LANGUAGE plpgsql VOLATILE AS $$
#variable_conflict use_variable
DECLARE
  wanted text;
BEGIN
  -- Always in the same order, so that two requests with the same keys cannot wait for each other.
  FOR wanted IN SELECT DISTINCT key COLLATE "C" AS key FROM unnest(keys) AS k (key) ORDER BY key LOOP
    PERFORM pg_advisory_xact_lock(hashtextextended(wanted, 0));
  END LOOP;
  FOR i IN 1 .. cardinality(keys) LOOP
    SELECT count(*), min(h.at) INTO hits, oldest FROM rate_hits h WHERE h.key = keys[i] AND h.at > sinces[i] AND h.at <= until;
    IF oldest IS NOT NULL AND hits >= mosts[i] THEN
      place := i;
      RETURN NEXT;
      RETURN;
    END IF;
  END LOOP;
  INSERT INTO rate_hits (key, at) SELECT DISTINCT k.key, at FROM unnest(keys) AS k (key);
END $$;

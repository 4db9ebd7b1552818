-- The trail is append-only even for the portal's own account; the law asks for six months of it. A counted row may only count up.
CREATE FUNCTION audit_rows_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '6 months' THEN RETURN OLD; END IF;
  IF TG_OP = 'UPDATE' AND OLD.count_key IS NOT NULL AND NEW.count > OLD.count AND NEW.last_at >= OLD.last_at
    AND (NEW.id, NEW.at, NEW.event, NEW.outcome, NEW.member_id, NEW.ip, NEW.count_key)
      IS NOT DISTINCT FROM (OLD.id, OLD.at, OLD.event, OLD.outcome, OLD.member_id, OLD.ip, OLD.count_key)
  THEN RETURN NEW; END IF;
  RAISE EXCEPTION 'audit rows are append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_rows_keep BEFORE UPDATE OR DELETE ON audit_rows FOR EACH ROW EXECUTE FUNCTION audit_rows_keep();

-- The trail is append-only even for the portal's own account; the law asks for six months of it.
CREATE FUNCTION audit_rows_keep() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.at < now() - interval '6 months' THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'audit rows are append-only';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_rows_keep BEFORE UPDATE OR DELETE ON audit_rows FOR EACH ROW EXECUTE FUNCTION audit_rows_keep();

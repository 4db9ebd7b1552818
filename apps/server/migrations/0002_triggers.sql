-- However a session ends, what is held open for it ends at once, in every process.
CREATE FUNCTION session_ended() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('session_ended', OLD.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER session_ended AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION session_ended();
--> statement-breakpoint
-- Stock is what its moves say. It changes when their transaction commits and not before: orders for the same goods wait
-- for each other's disk write only, never for a question that goes to and fro between portal and database.
CREATE FUNCTION stock_moves_apply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE goods_stocks SET quantity = quantity + NEW.change WHERE goods_id = NEW.goods_id AND warehouse = NEW.warehouse;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER stock_moves_apply AFTER INSERT ON stock_moves DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.reason <> 'opening') EXECUTE FUNCTION stock_moves_apply();
--> statement-breakpoint
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

-- Stock is what its moves say. It changes when their transaction commits and not before: orders for the same goods wait
-- for each other's disk write only, never for a question that goes to and fro between portal and database.
CREATE FUNCTION stock_moves_apply() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE goods_stocks SET quantity = quantity + NEW.change WHERE goods_id = NEW.goods_id AND warehouse = NEW.warehouse;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER stock_moves_apply AFTER INSERT ON stock_moves DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.reason <> 'opening') EXECUTE FUNCTION stock_moves_apply();

/** Pieces of goods that an order takes, and where there are some. */
export interface Taking {
  goodsId: number;
  quantity: number;
  orderId: number;
  stocks: readonly { code: 'SZ' | 'HK'; quantity: number | null }[];
}

/** How stock goes up or down at one place. */
export interface StockMove {
  goodsId: number;
  warehouse: 'SZ' | 'HK';
  change: number;
  orderId: number;
}

/**
 * Which moves of stock orders ask for, and which goods there are not enough of. Where a warehouse does not know what it
 * has, nothing is taken.
 */
export function takingMoves(takings: readonly Taking[]): { moves: StockMove[]; short: number[] } {
  const short: number[] = [];
  const moves: StockMove[] = [];
  for (const { goodsId, quantity, orderId, stocks } of takings) {
    if (stocks.length === 0 || stocks.some((row) => row.quantity === null)) continue;
    let left = quantity;
    for (const row of stocks) {
      const taken = Math.min(left, row.quantity ?? 0);
      if (taken === 0) continue;
      left -= taken;
      moves.push({ goodsId, warehouse: row.code, change: -taken, orderId });
    }
    if (left > 0) short.push(goodsId);
  }
  return { moves, short };
}

/**
 * Which moves of stock give back what an order took and did not ship.
 * @param taken What it took from each place so far, below zero.
 * @param shipped Pieces of each goods that are gone for good; they count against the first places.
 */
export function returningMoves(orderId: number, taken: readonly Omit<StockMove, 'orderId'>[], shipped: ReadonlyMap<number, number>): StockMove[] {
  const gone = new Map(shipped);
  return taken.flatMap(({ goodsId, warehouse, change }) => {
    const sent = Math.min(gone.get(goodsId) ?? 0, Math.max(0, -change));
    gone.set(goodsId, (gone.get(goodsId) ?? 0) - sent);
    const back = -change - sent;
    return back > 0 ? [{ goodsId, warehouse, change: back, orderId }] : [];
  });
}

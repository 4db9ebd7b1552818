import type { StockLine, StockSaleResult } from '@chippage/api/types';
import { briefOf, requireCompany } from '../../enterprise/companyOf.ts';
import { goodsOfKeys } from '../../mall/merchant/goodsNamed.queries.ts';
import { importRows } from '../../mall/merchant/importRows.ts';
import { findMerchantOf } from '../../mall/merchant/merchants.queries.ts';
import { formatUnitPrice, parseMicros } from '../../mall/money.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { readerOf, shownRows } from '../board/board.handlers.ts';
import { changeRows, listBoard, lockOwn } from '../board/board.queries.ts';
import { type BoardRecord, refreshFrom, toOwnRow } from '../board/board.rules.ts';
import { refuseNoMerchant, wrongFactFailure } from '../inquiries.errors.ts';
import { waitingQuotesOf } from '../quotes/quotes.queries.ts';
import { requireAllowed } from '../states.rules.ts';
import { listStock } from './stock.queries.ts';
import { ageDays, goodsOfLine, saleFault, toSheetRow } from './stock.rules.ts';

type StockOperation = 'stockLines' | 'companyStock' | 'changeStockLine' | 'sellStock';

const DAY = 86_400_000;

/** Lines as their company keeps them, with what its merchant sells them as. */
async function shownLines(ctx: Ctx<Session>, rows: readonly BoardRecord[], merchantId: number | null): Promise<StockLine[]> {
  const { db, clock } = ctx;
  const now = clock.now();
  const briefs = await briefOf(
    db,
    rows.map(({ enterpriseId }) => enterpriseId),
  );
  const waiting = await waitingQuotesOf(
    db,
    rows.map(({ id }) => id),
  );
  const goods = merchantId === null || rows.length === 0 ? [] : await goodsOfKeys(db, merchantId, [...new Set(rows.map(({ modelKey }) => modelKey))]);
  return rows.map((row) => ({
    ...toOwnRow(row, briefs.get(row.enterpriseId), { waitingQuotes: waiting.get(row.id) ?? 0, now }),
    goods: goodsOfLine(row, goods),
    ageDays: ageDays(row, now),
  }));
}

/** What companies have, and what they sell of it in the mall. */
export const stockHandlers = {
  async stockLines(ctx, { state, keywords, staleDays, ...page }) {
    const { id: enterpriseId } = await requireCompany(ctx, 'stock.edit');
    const staleSince = staleDays === undefined ? null : new Date(ctx.clock.now().getTime() - staleDays * DAY);
    const { rows, total } = await listStock(ctx.db, { enterpriseId, state, keywords, staleSince, ...pageOf(page) });
    const merchant = await findMerchantOf(ctx.db, ctx.session.memberId);
    return { code: 1, msg: '', data: await shownLines(ctx, rows, merchant?.id ?? null), totalRecord: total, hasMerchant: merchant !== undefined };
  },

  async companyStock(ctx, { enterpriseId, keywords, ...page }) {
    const reader = await readerOf(ctx);
    const wish = { type: 0, keywords, match: 'contains', brand: '', enterpriseId, sort: 'newest' } as const;
    const { rows, total } = await listBoard(ctx.db, { wish, reader, ...pageOf(page) }, ctx.clock.now());
    return many(await shownRows(ctx.db, rows, reader), total);
  },

  async changeStockLine(ctx, { id, quantity, price }) {
    const company = await requireCompany(ctx, 'stock.edit');
    const now = ctx.clock.now();
    const merchant = await findMerchantOf(ctx.db, ctx.session.memberId);
    const changed = await ctx.db.transaction(async (tx) => {
      const [row] = await lockOwn(tx, company.id, [id]);
      if (!row || row.type !== 0) throw notFound('库存');
      requireAllowed('row', row.state, 'edit');
      if (price !== '' && parseMicros(price) <= 0n) throw wrongFactFailure([{ field: 'price', msg: '单价要大于 0；没有价格就留空' }]);
      const isFresh = row.state === 'live' && refreshFrom(row) <= now;
      const [after] = await changeRows(tx, [id], {
        quantity,
        price: price === '' ? null : formatUnitPrice(parseMicros(price)),
        ...(isFresh && { refreshedAt: now }),
      });
      return after ?? row;
    });
    const [line] = await shownLines(ctx, [changed], merchant?.id ?? null);
    if (!line) throw notFound('库存');
    return one(line, '已保存');
  },

  async sellStock(ctx, { ids, isTrial }) {
    const company = await requireCompany(ctx, 'stock.edit');
    const merchant = await findMerchantOf(ctx.db, ctx.session.memberId);
    if (!merchant) return refuseNoMerchant();
    const found = new Map((await ctx.db.transaction((tx) => lockOwn(tx, company.id, ids))).map((row) => [row.id, row]));
    const wanted = [...new Set(ids)];
    const able = wanted.flatMap((id) => {
      const row = found.get(id);
      return row && row.type === 0 && saleFault(row) === null ? [row] : [];
    });
    const results = able.length === 0 ? [] : await importRows(ctx, { merchantId: merchant.id, rows: able.map(toSheetRow), isTrial });
    const byLine = new Map(able.map((row, at) => [row.id, results[at]]));
    return many(
      wanted.map((id): StockSaleResult => {
        const [row, result] = [found.get(id), byLine.get(id)];
        if (result) return { id, outcome: result.outcome, goodsId: result.goodsId, changes: result.changes, fault: result.fault };
        const fault = row && row.type === 0 ? saleFault(row) : '没有找到，可能已被删除';
        return { id, outcome: 'refused', goodsId: null, changes: [], fault };
      }),
      wanted.length,
    );
  },
} satisfies Handlers<StockOperation>;

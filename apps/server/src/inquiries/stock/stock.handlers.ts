import { Readable } from 'node:stream';
import { dateCodeDoubt } from '@chippage/api/dateCode';
import { excelTaskLimits } from '@chippage/api/limits';
import type { StockLine, StockSaleResult } from '@chippage/api/types';
import { foundedYears } from '../../datasheets/parts/brandNames.queries.ts';
import { briefOf, requireCompany } from '../../enterprise/companyOf.ts';
import { goodsOfKeys } from '../../mall/merchant/goodsNamed.queries.ts';
import { importRows } from '../../mall/merchant/importRows.ts';
import { findMerchantOf } from '../../mall/merchant/merchants.queries.ts';
import { parseMicros } from '../../mall/money.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import { streamedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { readerOf, shownRows } from '../board/board.handlers.ts';
import { changeRows, listBoard, lockOwn } from '../board/board.queries.ts';
import { type BoardRecord, refreshFrom, toOwnRow, wrongFacts } from '../board/board.rules.ts';
import { refuseNoMerchant, wrongFactFailure } from '../inquiries.errors.ts';
import { waitingQuotesOf } from '../quotes/quotes.queries.ts';
import { requireAllowed } from '../states.rules.ts';
import { headOf } from '../tasks/columns.rules.ts';
import { csvOf, xlsxOf } from '../tasks/errorFile.ts';
import { listStock, sheetsOf } from './stock.queries.ts';
import { ageDays, cellsOf, fileFields, fileRow, formOfLine, goodsOfLine, saleFault, toSheetRow } from './stock.rules.ts';

type StockOperation = 'stockLines' | 'companyStock' | 'stockFile' | 'changeStockLine' | 'sellStock';

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
  const sheets = await sheetsOf(
    db,
    rows.map(({ id }) => id),
  );
  const goods = merchantId === null || rows.length === 0 ? [] : await goodsOfKeys(db, merchantId, [...new Set(rows.map(({ modelKey }) => modelKey))]);
  return rows.map((row) => ({
    ...toOwnRow(row, briefs.get(row.enterpriseId), { waitingQuotes: waiting.get(row.id) ?? 0, now }),
    goods: goodsOfLine(row, goods),
    sheet: sheets.get(row.id) ?? null,
    saleFault: saleFault(row),
    ageDays: ageDays(row, now),
  }));
}

const staleSinceOf = ({ clock }: Pick<Ctx<Session>, 'clock'>, staleDays: number | undefined): Date | null =>
  staleDays === undefined ? null : new Date(clock.now().getTime() - staleDays * DAY);

/** What companies have, and what they sell of it in the mall. */
export const stockHandlers = {
  async stockLines(ctx, { state, keywords, staleDays, ...page }) {
    const { id: enterpriseId } = await requireCompany(ctx, 'stock.edit');
    const staleSince = staleSinceOf(ctx, staleDays);
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

  async stockFile(ctx, { state, keywords, staleDays, format }) {
    const { id: enterpriseId } = await requireCompany(ctx, 'stock.edit');
    const wish = { enterpriseId, state, keywords, staleSince: staleSinceOf(ctx, staleDays), limit: excelTaskLimits.rows, offset: 0 };
    const { rows } = await listStock(ctx.db, wish);
    const sheet = { head: fileFields.map(headOf), rows: rows.map(fileRow) };
    return streamedFile({
      name: `库存.${format}`,
      disposition: 'attachment',
      ...(format === 'csv'
        ? { contentType: 'text/csv; charset=utf-8', stream: Readable.from([csvOf(sheet)]) }
        : { contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', stream: xlsxOf(sheet) }),
    });
  },

  async changeStockLine(ctx, change) {
    const company = await requireCompany(ctx, 'stock.edit');
    const now = ctx.clock.now();
    const { id, price, dateCode } = change;
    const merchant = await findMerchantOf(ctx.db, ctx.session.memberId);
    const changed = await ctx.db.transaction(async (tx) => {
      const [row] = await lockOwn(tx, company.id, [id]);
      if (!row || row.type !== 0) throw notFound('库存');
      requireAllowed('row', row.state, 'edit');
      if (price && parseMicros(price) <= 0n) throw wrongFactFailure([{ field: 'price', msg: '单价要大于 0；没有价格就留空' }]);
      if (dateCode) {
        const founded = await foundedYears(tx, row.brandId === null ? [] : [row.brandId]);
        const doubt = dateCodeDoubt(dateCode, { now, foundedYear: founded.get(row.brandId ?? 0) });
        if (doubt !== null) throw wrongFactFailure([{ field: 'dateCode', msg: doubt }]);
      }
      const cells = cellsOf(change);
      const wrong = wrongFacts(formOfLine({ ...row, ...cells }), { companyName: company.name });
      if (wrong.length > 0) throw wrongFactFailure(wrong);
      const isFresh = row.state === 'live' && refreshFrom(row) <= now;
      const written = { ...cells, ...(isFresh && { refreshedAt: now }) };
      if (Object.keys(written).length === 0) return row;
      const [after] = await changeRows(tx, [id], written);
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

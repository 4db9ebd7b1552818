// The board of the sample: true to the board's own rules, and as fresh after months as on its first day.
import { dateCodeDoubt } from '@chippage/api/dateCode';
import type { CompanyFigures } from '@chippage/api/types';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../test/app.ts';
import { companyOf } from '../../../test/companies.ts';
import { loadSample } from '../../datasheets/parts/sample/loadSample.ts';
import { foundedYears } from '../../datasheets/parts/brandNames.queries.ts';
import { loadSampleCompanies } from '../../enterprise/sample/loadSampleCompanies.ts';
import { boardRows } from '../board/board.schema.ts';
import { expireBoard, expireQuotes } from '../inquiries.jobs.ts';
import { quoteEvents, quotes, quoteStates } from '../quotes/quotes.schema.ts';
import { loadSampleBoard } from './loadSampleBoard.ts';
import { moveSampleRows } from './sampleBoard.queries.ts';

const DAY = 86_400_000;
let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  await loadSample(api.server.db);
});
afterAll(() => api.close());

const platform = () => ({ db: api.server.db, clock: api.clock });
const rowsOf = () => api.server.db.select().from(boardRows).orderBy(boardRows.id);
const quotesOf = () => api.server.db.select().from(quotes).orderBy(quotes.id);
const figures = async (id: number) => (await api.visitor().get('/enterprise/demandData', { id: `${id}` })).json<{ data: CompanyFigures }>().data;

it('装入一次，再装一次什么也不变', async () => {
  // Without companies there is nobody who could offer anything.
  expect(await loadSampleBoard(platform())).toBe(0);
  expect(await loadSampleCompanies(platform())).toBe(12);
  expect(await loadSampleBoard(platform())).toBe(3400);
  const before = [await rowsOf(), await quotesOf()];
  expect(await loadSampleCompanies(platform())).toBe(0);
  expect(await loadSampleBoard(platform())).toBe(0);
  expect([await rowsOf(), await quotesOf()]).toEqual(before);
});

it('每一行都是公司自己能写的：型号在目录里，价格和数量大于 0，批号可能，供应不匿名', async () => {
  const rows = await rowsOf();
  const now = api.clock.now();
  const founded = await foundedYears(
    api.server.db,
    rows.flatMap(({ brandId }) => brandId ?? []),
  );
  const wrong = rows.filter(
    (row) =>
      row.partId === null ||
      row.brandName === null ||
      (row.quantity !== null && row.quantity <= 0) ||
      (row.price !== null && Number(row.price) <= 0) ||
      (row.dateCode !== null && dateCodeDoubt(row.dateCode, { now, foundedYear: founded.get(row.brandId ?? 0) }) !== null) ||
      (row.type === 0 && row.isAnonymous) ||
      row.createdAt > row.refreshedAt ||
      row.refreshedAt > now ||
      row.expiresAt <= now,
  );
  expect(wrong).toEqual([]);
  for (const key of ['quantity', 'price', 'taxMode', 'supplyKind', 'grade', 'dateCode', 'packing', 'leadTimeDays', 'place'] as const)
    expect([key, rows.some((row) => row[key] === null), rows.some((row) => row[key] !== null)]).toEqual([key, true, true]);
  expect(rows.some(({ type, isAnonymous }) => type === 1 && isAnonymous)).toBe(true);
  expect(new Set(rows.map(({ brandId }) => brandId)).size).toBeGreaterThan(50);
});

it('报价处在每一种状态，和自己的记录一致；成交的求购不再进行', async () => {
  const { db } = api.server;
  const [rows, found] = [new Map((await rowsOf()).map((row) => [row.id, row])), await quotesOf()];
  expect(new Set(found.map(({ state }) => state))).toEqual(new Set(quoteStates));
  const events = Map.groupBy(await db.select().from(quoteEvents).orderBy(quoteEvents.id), ({ quoteId }) => quoteId);
  for (const quote of found) {
    const own = events.get(quote.id) ?? [];
    const row = rows.get(quote.rowId);
    expect(quote.buyerId).not.toBe(quote.sellerId);
    expect([quote.buyerId, quote.sellerId]).toContain(row?.enterpriseId);
    expect(own.map(({ fromState }) => fromState)).toEqual([null, ...own.slice(0, -1).map(({ toState }) => toState)]);
    expect([own.at(-1)?.toState, own.at(-1)?.at]).toEqual([quote.state, quote.updatedAt]);
    expect([quote.createdAt >= (row?.createdAt ?? 0), quote.updatedAt <= api.clock.now()]).toEqual([true, true]);
    expect(row?.state).toBe(quote.isDemand && found.some(({ rowId, state }) => rowId === quote.rowId && state === 'accepted') ? 'dealt' : 'live');
  }
  const counted = Map.groupBy(found, ({ rowId }) => rowId);
  expect([...rows.values()].filter(({ id, quoteCount }) => quoteCount !== (counted.get(id)?.length ?? 0))).toEqual([]);
  expect((await figures(3)).response.medianHours).toBeLessThan((await figures(9)).response.medianHours ?? 0);
});

it('过了几个月，还和第一天一样新；会员做过的事停在那一天', async () => {
  const { db } = api.server;
  const buyer = await companyOf(api, { name: '南河智控' });
  const [waiting] = await db
    .select()
    .from(boardRows)
    .where(and(eq(boardRows.type, 0), eq(boardRows.state, 'live')))
    .limit(1);
  await buyer.visitor.post('/demand/enquiry', { rowId: `${waiting?.id}`, quantity: '100' });
  const states = () =>
    db
      .select({ state: quotes.state, count: count() })
      .from(quotes)
      .where(sql`buyer_id < 1000000`)
      .groupBy(quotes.state)
      .orderBy(quotes.state);
  const asked = () => db.select({ at: quotes.createdAt, state: quotes.state }).from(quotes).where(eq(quotes.buyerId, buyer.id));
  const [before, [member], answers] = [await states(), await asked(), await figures(1)];
  for (const days of [1, 9, 100]) {
    api.clock.advance(days * DAY);
    const now = api.clock.now();
    await moveSampleRows(db, now);
    await expireBoard(platform());
    await expireQuotes(platform());
    expect(await db.$count(boardRows, eq(boardRows.state, 'expired'))).toBe(0);
    expect(await states()).toEqual(before);
    expect(await db.$count(quoteEvents, gt(quoteEvents.at, now))).toBe(0);
    expect(await db.$count(boardRows, gt(boardRows.refreshedAt, now))).toBe(0);
    // About as many as on the first day, and not all of them at once.
    const today = await db.$count(boardRows, gt(boardRows.refreshedAt, new Date(now.getTime() - DAY)));
    expect(today).toBeGreaterThan(80);
    expect(today).toBeLessThan(600);
  }
  expect((await asked()).map(({ at, state }) => [at, state])).toEqual([[member?.at, 'expired']]);
  expect((await figures(1)).response.answered).toBe(answers.response.answered);
  expect(await moveSampleRows(db, api.clock.now())).toBe(0);
});

import type { FinancialReport } from '@chippage/api/types';
import { desc } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { operatorOf } from '../../../test/operator.ts';
import { insertThings, type TestThings } from '../../../test/things.ts';
import { auditRows } from '../../platform/audit.schema.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';

let api: TestApp;
let operator: Visitor;
let things: TestThings;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  operator = await operatorOf(api);
  things = await insertThings(api.server.db);
});
afterAll(() => api.close());

const facts = {
  company: '某某半导体',
  listing: 'SSE: 688000',
  kind: 'quarter',
  period: '2026 年第三季度',
  date: '2026-10-30',
  documentUrl: '',
  sourceUrl: 'https://example.com/calendar',
};
const add = (own: Record<string, string> = {}) => operator.post('/operator/financialReports/add', { ...facts, ...own });
const change = (id: number, own: Record<string, string> = {}) => operator.post('/operator/financialReports/change', { id: `${id}`, ...facts, ...own });
const month = async (text: string, keywords = '') =>
  (await api.visitor().get('/news/financialReport', { month: text, keywords })).json<{ data: FinancialReport[] }>().data;

/** A day in the month that is so many months after today's. */
const dayIn = (months: number) => {
  const [year = 0, month = 0] = shanghaiDate(api.clock.now()).split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 15)).toISOString().slice(0, 10);
};

describe('财报日历', () => {
  it('没有登记过就是空的；只有运营人员登记', async () => {
    expect(await month('2026-10')).toEqual([]);
    const member = api.visitor();
    await member.login('13900000951');
    expect((await member.post('/operator/financialReports/add', facts)).statusCode).toBe(403);
    expect((await api.visitor().post('/operator/financialReports/add', facts)).statusCode).toBe(401);
    expect((await api.visitor().get('/news/financialReport', { month: '2026-13' })).statusCode).toBe(422);
  });

  it('不说月份：今天这个月的，没有就是之前最近的，再没有就是之后最近的', async () => {
    const shown = async () => (await api.visitor().get('/news/financialReport')).json<{ data: FinancialReport[] }>().data.map(({ date }) => date);
    expect(await shown()).toEqual([]);
    const ids: number[] = [];
    const addIn = async (months: number) => {
      ids.push((await add({ period: `${months}`.padStart(3, '第'), date: dayIn(months) })).json<{ data: FinancialReport }>().data.id);
      return shown();
    };
    expect(await addIn(5)).toEqual([dayIn(5)]);
    expect(await addIn(2)).toEqual([dayIn(2)]);
    expect(await addIn(-9)).toEqual([dayIn(-9)]);
    expect(await addIn(-3)).toEqual([dayIn(-3)]);
    expect(await addIn(0)).toEqual([dayIn(0)]);
    for (const id of ids) await operator.post('/operator/financialReports/remove', { id: `${id}` });
    expect(await shown()).toEqual([]);
  });

  it('登记以后按月按日列出，带着出处和文件；同一期不登记两次', async () => {
    const { id } = (await add({ brandId: `${things.brandId}` })).json<{ data: FinancialReport }>().data;
    await add({ company: '另一家半导体', date: '2026-10-28', documentUrl: 'https://example.com/q3.pdf' });
    await add({ company: '下个月的半导体', date: '2026-11-02' });
    expect((await month('2026-10')).map(({ company, date }) => [company, date])).toEqual([
      ['另一家半导体', '2026-10-28'],
      ['某某半导体', '2026-10-30'],
    ]);
    expect((await month('2026-10', '688000')).map((report) => report.id)).toEqual(expect.arrayContaining([id]));
    expect((await month('2026-10', '另一家')).map(({ documentUrl }) => documentUrl)).toEqual(['https://example.com/q3.pdf']);
    expect((await month('2026-10'))[1]).toMatchObject({ brandId: things.brandId, brandName: expect.any(String), sourceUrl: facts.sourceUrl });
    expect((await api.visitor().get('/news/financialReport/months')).json().data).toEqual([
      { month: '2026-11', total: 1 },
      { month: '2026-10', total: 2 },
    ]);
    expect((await add()).json()).toMatchObject({ code: 0, reason: 'financial_report.exists' });
    expect((await change(id, { documentUrl: 'https://example.com/annual.pdf' })).json().data).toMatchObject({
      id,
      documentUrl: 'https://example.com/annual.pdf',
    });
    expect((await change(id, { company: '另一家半导体' })).json()).toMatchObject({ code: 0, reason: 'financial_report.exists' });
    expect((await api.server.db.select().from(auditRows).orderBy(desc(auditRows.id)).limit(1))[0]).toMatchObject({ event: 'financial_report.file' });
    expect((await operator.post('/operator/financialReports/remove', { id: `${id}` })).json().code).toBe(1);
    expect((await operator.post('/operator/financialReports/remove', { id: `${id}` })).statusCode).toBe(404);
    expect((await change(id)).statusCode).toBe(404);
  });

  it('没有的品牌、带口令的链接，说得出是哪一栏', async () => {
    for (const [field, own] of [
      ['brandId', { brandId: '999999' }],
      ['sourceUrl', { sourceUrl: 'https://a:b@example.com/x' }],
      ['documentUrl', { documentUrl: 'https://a:b@example.com/x' }],
      ['company', { company: '\u200b\u200b' }],
    ] as const) {
      const reply = await add({ period: '2027 年第一季度', ...own });
      expect([reply.statusCode, reply.json()], field).toMatchObject([422, { reason: 'financial_report.wrong_fact', fields: [{ field }] }]);
    }
    expect((await add({ documentUrl: 'javascript:alert(1)' })).statusCode).toBe(422);
  });
});

import type { BatchSearchResult, ExcelTask, ExcelTaskDetail, ExcelTaskRow, OwnBoardRow } from '@chippage/api/types';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { colleagueOf, companyOf, type TestCompany } from '../../../test/companies.ts';
import { checkedSheet, type SheetReply, uploadSheet, workOff } from '../../../test/sheets.ts';
import { postJson } from '../../../test/shop.ts';
import { insertThings } from '../../../test/things.ts';
import { tooManyRequests } from '../../platform/errors.ts';
import { JOBS } from '../../platform/parsing/parsing.ts';

const DAY = 86_400_000;
let api: TestApp;
let seller: TestCompany;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  seller = await companyOf(api, { name: '北辰电子' });
  await insertThings(api.server.db);
});
afterAll(() => api.close());

const detail = async (visitor: Visitor, id: number) => (await visitor.get('/demand/excel-task/detail', { id: `${id}` })).json<{ data: ExcelTaskDetail }>().data;
const move = async (visitor: Visitor, id: number, deed: string, missing = 'keep') =>
  (await visitor.post('/demand/excel-task/move', { id: `${id}`, deed, missing })).json<SheetReply>();
const map = async (visitor: Visitor, id: number, headRow: number, columns: (string | null)[]) =>
  (await postJson(visitor, '/demand/excel-task/map', { id, headRow, columns })).json<SheetReply>();
const rows = async (visitor: Visitor, id: number, outcome?: string) =>
  (await visitor.get('/demand/excel-task/rows', { id: `${id}`, ...(outcome && { outcome }) })).json<{ data: ExcelTaskRow[]; totalRecord: number }>();
const own = async (visitor: Visitor, query: Record<string, string> = {}) =>
  (await visitor.get('/demand/user/list', { type: '0', pageSize: '100', ...query })).json<{ data: OwnBoardRow[]; totalRecord: number }>();
const finish = async (visitor: Visitor, id: number, missing?: string) => {
  await move(visitor, id, 'start', missing);
  await workOff(api, id);
  return detail(visitor, id);
};
const fresh = async () => (await companyOf(api)).visitor;

describe('一份表格', () => {
  it('上传后读、认列、校验，等人看过再导入；没有错的行都在，错的行说出行、列和怎么改', async () => {
    const visitor = await fresh();
    const id = await checkedSheet(
      api,
      visitor,
      '某某公司库存\n型号,品牌,数量,单价,批号\nEX32-F103,,"1,000",¥2.5,2435+\n!!,x,5,1,\nA-2,ST,很多,=1+1,2560\n\nA-3,ST,7,0.5,\n',
    );
    const task = await detail(visitor, id);
    expect(task).toMatchObject({
      state: 'checking',
      isReady: true,
      headRow: 2,
      total: 4,
      progress: 40,
      counts: { new: 2, changed: 0, same: 0, wrong: 2, missing: 0 },
      actions: ['map', 'start', 'cancel'],
      obstacle: null,
    });
    expect(task.columns.map(({ head, field, samples }) => [head, field, samples[0]])).toEqual([
      ['型号', 'model', 'EX32-F103'],
      ['品牌', 'brand', ''],
      ['数量', 'quantity', '1,000'],
      ['单价', 'price', '¥2.5'],
      ['批号', 'dateCode', '2435+'],
    ]);
    expect(task.errors.map(({ row, column, code, value }) => [row, column, code, value])).toEqual([
      [4, '型号', 'contradiction', '!!'],
      [5, '数量', 'format', '很多'],
      [5, '单价', 'formula', '=1+1'],
    ]);
    expect((await own(visitor)).totalRecord).toBe(0);
    expect(await finish(visitor, id)).toMatchObject({ state: 'done', progress: 100, ok: 2, failed: 2, actions: [] });
    expect((await own(visitor)).data.map(({ model, brandName, quantity, price }) => [model, brandName, quantity, price])).toEqual([
      ['A-3', 'ST', 7, '0.5'],
      ['EX32-F103', '例芯半导体', 1000, '2.5'],
    ]);
    expect((await visitor.get('/message/page')).json().data).toMatchObject([{ title: '表格导入完成', body: '库存.csv：导入 2 行，2 行有错。' }]);
  });

  it('批号不可能的指出来', async () => {
    const id = await checkedSheet(api, await fresh(), '型号,批号\nA,2560');
    expect((await api.server.db.execute(`select errors from excel_task_rows where task_id = ${id} and outcome = 'wrong'`)).rows).toMatchObject([
      { errors: [{ code: 'date_code' }] },
    ]);
  });

  it('再做一遍没有什么可做：一行只有一条', async () => {
    const visitor = await fresh();
    const id = await checkedSheet(api, visitor, '型号\nA\nB');
    await finish(visitor, id);
    await Promise.all([workOff(api, id), workOff(api, id)]);
    expect((await own(visitor)).totalRecord).toBe(2);
  });

  it('认不出型号列：说要指出哪一列；改了列就重新校验；同样的表头下次照这次的选', async () => {
    const visitor = await fresh();
    const text = 'Teil,Zahl\nA,5\nB,6';
    const id = await checkedSheet(api, visitor, text);
    expect(await detail(visitor, id)).toMatchObject({ headRow: 0, obstacle: expect.stringContaining('没有认出“型号”列'), actions: ['map', 'cancel'] });
    expect(await move(visitor, id, 'start')).toMatchObject({ code: 422, reason: 'task.wrong_fact' });
    expect(await map(visitor, id, 1, ['model', 'model'])).toMatchObject({ code: 422, fields: [{ msg: '有两列都选了“型号”，请只留一列' }] });
    expect(await map(visitor, id, 9, ['model', null])).toMatchObject({ code: 422, fields: [{ field: 'headRow' }] });
    expect(await map(visitor, id, 1, ['model', 'quantity'])).toMatchObject({ code: 1, data: { isReady: false, total: 2 } });
    await workOff(api, id);
    expect(await finish(visitor, id)).toMatchObject({ state: 'done', ok: 2 });
    const [first] = (await own(visitor)).data;
    expect(first).toMatchObject({ model: 'B', quantity: 6 });
    const again = await checkedSheet(api, visitor, `2026 年库存\n${text}`);
    expect(await detail(visitor, again)).toMatchObject({ headRow: 2, obstacle: null, counts: { same: 2 } });
  });

  it('求购的表格可以匿名，备注里写了联系方式的不收', async () => {
    const visitor = await fresh();
    const id = await checkedSheet(api, visitor, '型号,目标价,备注\nA,1,急用\nB,1,微信 abc', { kind: 'demand', isAnonymous: true });
    expect(await finish(visitor, id)).toMatchObject({ ok: 1, failed: 1, isAnonymous: true });
    expect((await own(visitor, { type: '1' })).data).toMatchObject([{ model: 'A', isAnonymous: true, type: 1 }]);
  });
});

describe('与上次比', () => {
  const first = '型号,批号,数量,单价\nA,2401,10,1\nA,2402,10,1\nA,2402,10,1\nB,,5,2\nC,,1,3';
  it('新的、变了的、没变的、少了的各有几行；变了什么逐项说；留下或关闭少了的', async () => {
    const visitor = await fresh();
    await finish(visitor, await checkedSheet(api, visitor, first));
    const before = (await own(visitor)).data;
    api.clock.advance(2 * DAY);
    const id = await checkedSheet(api, visitor, '型号,批号,数量,单价\nA,2402,10,1\nA,2402,20,1\nA,2401,10,1.00\nD,,1,1\nB,,5,2.5');
    expect((await detail(visitor, id)).counts).toEqual({ new: 1, changed: 2, same: 2, wrong: 0, missing: 1 });
    expect((await rows(visitor, id, 'changed')).data.map(({ row, changes }) => [row, changes])).toEqual([
      [3, [{ field: 'quantity', before: '10', after: '20' }]],
      [6, [{ field: 'price', before: '2', after: '2.5' }]],
    ]);
    expect(await finish(visitor, id, 'close')).toMatchObject({ ok: 5, missing: 'close' });
    const after = (await own(visitor)).data;
    expect(after.map(({ model, state }) => `${model} ${state}`).toSorted()).toEqual(['A live', 'A live', 'A live', 'B live', 'C closed', 'D live']);
    const idOf = (list: OwnBoardRow[], model: string) => list.find((row) => row.model === model)?.id;
    expect(idOf(after, 'B')).toBe(idOf(before, 'B'));
    // What is still offered is put on top and stays longer.
    expect(after.find(({ model }) => model === 'B')?.updateTime).not.toBe(before.find(({ model }) => model === 'B')?.updateTime);
  });

  it('留下的下次还算少了的；手工发的从不算；表里没有的列不动原来的值', async () => {
    const visitor = await fresh();
    await postJson(visitor, '/demand/add', { type: 0, model: 'BY-HAND' });
    await finish(visitor, await checkedSheet(api, visitor, '型号,数量,备注\nA,1,好\nB,1,好'));
    const id = await checkedSheet(api, visitor, '型号,数量\nA,2');
    expect((await detail(visitor, id)).counts).toMatchObject({ changed: 1, missing: 1 });
    await finish(visitor, id);
    const next = await checkedSheet(api, visitor, '型号,数量\nA,2');
    expect((await detail(visitor, next)).counts).toMatchObject({ same: 1, missing: 1 });
    const { data } = await own(visitor, { keywords: 'A' });
    const detailOf = (await visitor.get('/demand/user/detail', { id: `${data.find(({ model }) => model === 'A')?.id}` })).json<{ data: OwnBoardRow }>().data;
    expect(detailOf).toMatchObject({ quantity: 2, remark: '好' });
  });

  it('校验以后关了的，导入时是新的一条；被下架的不能再来', async () => {
    const visitor = await fresh();
    await finish(visitor, await checkedSheet(api, visitor, '型号\nA\nB'));
    const ids = (await own(visitor)).data;
    await api.server.db.execute(`update board_rows set state = 'removed', removed_reason = '假货' where id = ${ids.find(({ model }) => model === 'B')?.id}`);
    const id = await checkedSheet(api, visitor, '型号\nA\nB');
    expect((await detail(visitor, id)).errors).toMatchObject([{ code: 'removed', message: expect.stringContaining('假货') }]);
    await postJson(visitor, '/demand/status/user', { deed: 'close', ids: [ids.find(({ model }) => model === 'A')?.id] });
    await finish(visitor, id);
    expect((await own(visitor, { keywords: 'A' })).data.map(({ state }) => state).toSorted()).toEqual(['closed', 'live']);
  });
});

describe('停下和继续', () => {
  it('暂停后不动，继续后做完；取消后已导入的还在；每一步只在许可的状态', async () => {
    const visitor = await fresh();
    const id = await checkedSheet(api, visitor, '型号\nA\nB');
    expect(await move(visitor, id, 'stop')).toMatchObject({ code: 409, reason: 'task.state', msg: expect.stringContaining('现在是“校验”') });
    await move(visitor, id, 'start');
    expect((await move(visitor, id, 'stop')).data).toMatchObject({ state: 'paused', actions: ['resume', 'cancel'] });
    await workOff(api, id);
    expect((await own(visitor)).totalRecord).toBe(0);
    await move(visitor, id, 'resume');
    await workOff(api, id);
    expect(await detail(visitor, id)).toMatchObject({ state: 'done', ok: 2 });
    expect(await move(visitor, id, 'cancel')).toMatchObject({ code: 409 });
  });

  it('一家公司一种表格同时一份；取消了才能再传；几个人一起传只有一份', async () => {
    const company = await companyOf(api);
    const replies = await Promise.all([1, 2, 3].map(() => uploadSheet(company.visitor, '型号\nA')));
    expect(replies.map(({ code, reason }) => reason ?? String(code)).toSorted()).toEqual(['1', 'task.open', 'task.open']);
    const id = replies.find(({ code }) => code === 1)?.data.id ?? 0;
    expect((await uploadSheet(company.visitor, '型号\nA', { kind: 'demand' })).code).toBe(1);
    await move(company.visitor, id, 'cancel');
    expect((await uploadSheet(company.visitor, '型号\nA')).code).toBe(1);
    await workOff(api, id);
    expect(await detail(company.visitor, id)).toMatchObject({ state: 'cancelled' });
  });

  it('读不出来的失败，说为什么；什么都没有的、太大的不收', async () => {
    const visitor = await fresh();
    const id = await checkedSheet(api, visitor, Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0]));
    expect(await detail(visitor, id)).toMatchObject({ state: 'failed', fault: 'old_excel', faultText: expect.stringContaining('另存为 .xlsx'), actions: [] });
    expect((await detail(visitor, await checkedSheet(api, visitor, '型号,数量'))).fault).toBe('no_rows');
    expect((await detail(visitor, await checkedSheet(api, visitor, `型号\n${'A\n'.repeat(20_001)}`))).fault).toBe('too_many_rows');
    expect(await uploadSheet(visitor, '')).toMatchObject({ code: 0, reason: 'task.unreadable_file' });
    expect(await uploadSheet(visitor, Buffer.alloc(10_485_761, 'a'))).toMatchObject({ code: 0, reason: 'task.large_file' });
  });

  it('任务在读的文件排满了也轮得到；没有轮到不算失败，轮到了接着做', async () => {
    const visitor = await fresh();
    const { data } = await uploadSheet(visitor, '型号\nA\nB');
    const { parsing } = api.server.platform;
    const text = new TextEncoder().encode('型号\nX');
    const jobs = Array.from({ length: 3 }, () => parsing.parse('sheet', JOBS, text, { rows: 9, columns: 9, cell: 99 }));
    const busy = vi.spyOn(parsing, 'parse').mockRejectedValue(tooManyRequests(5, '请稍后再上传'));
    for (let time = 0; time < 4; time++) await expect(workOff(api, data.id)).rejects.toThrow('请稍后再上传');
    busy.mockRestore();
    expect(await detail(visitor, data.id)).toMatchObject({ state: 'parsing', fault: null });
    await workOff(api, data.id);
    expect(await detail(visitor, data.id)).toMatchObject({ isReady: true, total: 2 });
    await Promise.all(jobs);
  });
});

describe('谁可以', () => {
  it('没有认证的、身份不对的、没有登录的都不行；别家公司的任务不存在', async () => {
    const waiting = await companyOf(api, { status: 0 });
    expect(await uploadSheet(waiting.visitor, '型号\nA')).toMatchObject({ code: 403, reason: 'enterprise.required' });
    const buyer = await colleagueOf(api, seller, 'buyer');
    expect(await uploadSheet(buyer, '型号\nA')).toMatchObject({ code: 403, reason: 'enterprise.right_missing' });
    expect((await uploadSheet(api.visitor(), '型号\nA')).code).toBe(401);
    const id = await checkedSheet(api, seller.visitor, '型号\nA');
    const other = await fresh();
    for (const path of ['/demand/excel-task/detail', '/demand/excel-task/rows']) expect((await other.get(path, { id: `${id}` })).statusCode).toBe(404);
    expect((await other.get(`/demand/excel-task/errors/${id}`)).statusCode).toBe(404);
    expect(await move(other, id, 'cancel')).toMatchObject({ code: 404 });
    // A buyer of the same company has nothing to do with its stock.
    expect((await buyer.get('/demand/excel-task/detail', { id: `${id}` })).statusCode).toBe(403);
    const listed = async (visitor: Visitor) => (await visitor.get('/demand/excel-task/list')).json<{ data: ExcelTask[] }>().data.map((task) => task.id);
    expect(await listed(seller.visitor)).toContain(id);
    expect([await listed(buyer), await listed(other)]).toEqual([[], []]);
    await move(seller.visitor, id, 'cancel');
  });
});

describe('错误行的文件', () => {
  it('只有错的行，列照原样，最后说行号和错误；公式只是文字；改好再传就通过', async () => {
    const visitor = await fresh();
    const id = await checkedSheet(api, visitor, '型号,数量,备注\nA,多,"=HYPERLINK(""http://x"")"\nB,5,好\nC,少,+86');
    await finish(visitor, id);
    const csv = (await visitor.get(`/demand/excel-task/errors/${id}`, { format: 'csv' })).body;
    expect(csv.split('\r\n').slice(0, 3)).toEqual([
      '\uFEFF型号,数量,备注,原文件行号,错误',
      `A,多,"'=HYPERLINK(""http://x"")",2,数量：数量要是整数，如 1000 或 2.5K；备注：这一格是公式，没有算好的值；请在 Excel 里粘贴为数值`,
      'C,少,+86,4,数量：数量要是整数，如 1000 或 2.5K',
    ]);
    const xlsx = await visitor.get(`/demand/excel-task/errors/${id}`);
    expect(xlsx.headers['content-disposition']).toContain(encodeURIComponent('库存-错误行.xlsx'));
    const again = await checkedSheet(api, visitor, xlsx.rawPayload, { name: '错误行.xlsx' });
    expect(await detail(visitor, again)).toMatchObject({ headRow: 1, total: 2, counts: { wrong: 2, missing: 1 } });
    await move(visitor, again, 'cancel');
    const mended = csv.replace('多', '1').replace('少', '2').replace(`"'=HYPERLINK(""http://x"")"`, '好');
    expect((await detail(visitor, await checkedSheet(api, visitor, mended))).counts).toMatchObject({ new: 2, wrong: 0 });
  });
});

describe('批量查', () => {
  it('每个型号：几条供应、够数的在前、各币种最低价、认证公司共有多少；没有的也有一行', async () => {
    const [a, b, buyer] = [await fresh(), await fresh(), await fresh()];
    await postJson(a, '/demand/addBatch', {
      rows: [
        { type: 0, model: 'SEEK-1', quantity: 10, price: '2' },
        { type: 0, model: 'seek1', quantity: 900, price: '3' },
      ],
    });
    await postJson(b, '/demand/addBatch', {
      rows: [
        { type: 0, model: 'SEEK 1', price: '0.4', currency: 'USD' },
        { type: 0, model: 'SEEK-11' },
      ],
    });
    const search = async (lines: object[]) => (await postJson(buyer, '/demand/batchSearch', { lines })).json<{ code: number; data: BatchSearchResult[] }>();
    const { data } = await search([{ model: 'SEEK-1', quantity: 500 }, { model: 'NONE' }, { model: '!' }, { model: 'ex32f103' }]);
    expect(data.map(({ no, rows: count }) => [no, count])).toEqual([
      [1, 3],
      [2, 0],
      [3, 0],
      [4, 1],
    ]);
    expect(data[0]).toMatchObject({ quantity: 500, depth: { rows: 2, companies: 2, quantity: 910, unknownRows: 1 } });
    expect(data[0]?.supply[0]).toMatchObject({ quantity: 900 });
    expect(data[0]?.best.map(({ currency, unitPrice }) => [currency, unitPrice])).toEqual([
      ['CNY', '2'],
      ['USD', '0.4'],
    ]);
    expect(data[3]?.partId).not.toBeNull();
    expect((await search(Array.from({ length: 201 }, () => ({ model: 'A' })))).code).toBe(422);
    expect((await postJson(api.visitor(), '/demand/batchSearch', { lines: [{ model: 'A' }] })).statusCode).toBe(401);
  });
});

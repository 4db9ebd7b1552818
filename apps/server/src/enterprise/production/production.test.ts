// What a company makes things with: handed in, looked at by an operator, shown.
import { productionLimits } from '@chippage/api/limits';
import type { OwnProductionLine, ProductionLine, Review } from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { colleagueOf, companyOf, type TestCompany } from '../../../test/companies.ts';
import { formBody, formType } from '../../../test/forms.ts';
import { operatorOf, postJson } from '../../../test/operator.ts';
import { pdfOf } from '../../../test/pdfs.ts';

let api: TestApp;
let guest: Visitor;
let operator: Visitor;
let maker: TestCompany;
let other: TestCompany;
let editor: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  guest = api.visitor();
  operator = await operatorOf(api);
  maker = await companyOf(api, { name: '东湖智造' });
  other = await companyOf(api, { name: '西岭电子' });
  editor = await colleagueOf(api, maker, 'editor');
});
afterAll(() => api.close());

const at = '/enterprise/production/auth';
const smt = { name: 'SMT 贴片线 2', equipment: '贴片机 4 台', capacity: '每天 200 万点', certificates: [] as string[], fileIds: [] as number[] };
const shown = async () => (await guest.get('/enterprise/production/list', { enterpriseId: `${maker.id}` })).json<{ data: ProductionLine[] }>().data;
const own = async (visitor = editor) => (await visitor.get(`${at}/list`)).json<{ data: OwnProductionLine[] }>().data;
const add = async (visitor: Visitor, change: object = {}) =>
  (await postJson(visitor, `${at}/add`, { ...smt, ...change })).json<{
    code: number;
    reason?: string;
    msg: string;
    data: OwnProductionLine;
    fields?: { field: string }[];
  }>();
const change = (id: number, facts: object = {}) => postJson(editor, `${at}/update`, { id, ...smt, ...facts });
const waiting = async () => (await operator.get('/operator/reviews', { kind: 'production_line' })).json<{ data: Review[] }>().data;
const decide = async (decision: string, reason = '') => operator.post('/operator/reviews/decide', { id: `${(await waiting())[0]?.id}`, decision, reason });
const upload = async (visitor: Visitor) => {
  const payload = formBody([{ name: 'file', filename: 'iso.pdf', content: pdfOf() }]);
  return (await visitor.send({ method: 'POST', url: `/api${at}/upload`, payload, headers: { 'content-type': formType } })).json<{ data: { id: number } }>().data
    .id;
};

it('负责人和编辑才能提交；写了认证要有证书；通过以后才显示，改动通过之前不变', async () => {
  const buyer = await colleagueOf(api, maker, 'buyer');
  expect(await add(buyer)).toMatchObject({ code: 403, reason: 'enterprise.right_missing' });
  expect((await postJson(guest, `${at}/add`, smt)).statusCode).toBe(401);
  expect(await add(editor, { certificates: ['ISO 9001:2015'] })).toMatchObject({ code: 422, reason: 'production.wrong_fact', fields: [{ field: 'fileIds' }] });
  const fileId = await upload(editor);
  const { data: line } = await add(editor, { certificates: ['ISO 9001:2015'], fileIds: [fileId] });
  expect(line).toMatchObject({ shown: null, state: 'reviewing', fileCount: 1, wanted: { name: 'SMT 贴片线 2' } });
  expect(await shown()).toEqual([]);
  expect(await waiting()).toMatchObject([{ title: '东湖智造的产线“SMT 贴片线 2”', files: [{ id: fileId }] }]);
  await decide('approve');
  expect(await shown()).toMatchObject([{ name: 'SMT 贴片线 2', certificates: ['ISO 9001:2015'], isSample: false }]);
  const same = { certificates: ['ISO 9001:2015'] };
  expect((await change(line.id, same)).json()).toMatchObject({ code: 0, reason: 'production.unchanged' });
  await change(line.id, { ...same, capacity: '每天 300 万点' });
  expect((await shown())[0]?.capacity).toBe('每天 200 万点');
  await decide('refuse', '请附上设备照片');
  expect(await own()).toMatchObject([{ state: 'refused', reason: '请附上设备照片', wanted: { capacity: '每天 300 万点' } }]);
  expect((await change(line.id, same)).json()).toMatchObject({ code: 1, data: { state: 'approved', wanted: null } });
  expect((await editor.get('/message/page')).json<{ data: { title: string }[] }>().data.map(({ title }) => title)).toEqual(['产线没有通过', '产线已通过']);
});

it('别家的产线和证书看不到、改不了；运营能看证书', async () => {
  const [line] = await own();
  const id = `${line?.id}`;
  const fileId = await upload(editor);
  await change(line?.id ?? 0, { certificates: ['IATF 16949'], fileIds: [fileId] });
  for (const url of ['del', 'restore']) expect((await other.visitor.post(`${at}/${url}`, { id })).statusCode).toBe(404);
  expect((await postJson(other.visitor, `${at}/update`, { id: line?.id, ...smt })).statusCode).toBe(404);
  expect((await postJson(other.visitor, `${at}/add`, { ...smt, certificates: ['X1'], fileIds: [fileId] })).statusCode).toBe(404);
  expect((await other.visitor.get(`${at}/content/${fileId}`)).statusCode).toBe(404);
  expect((await editor.get(`${at}/content/${fileId}`)).statusCode).toBe(200);
  expect((await operator.get(`${at}/content/${fileId}`)).statusCode).toBe(200);
  expect(await own(other.visitor)).toEqual([]);
  await decide('approve');
});

it('删除立刻拿掉，能恢复；排好的次序就是主页的次序；最多二十条', async () => {
  const { data: second } = await add(maker.visitor, { name: '测试线' });
  await decide('approve');
  const [first] = await own();
  await postJson(editor, `${at}/sort`, { ids: [second.id, first?.id] });
  expect((await shown()).map(({ name }) => name)).toEqual(['测试线', 'SMT 贴片线 2']);
  for (let times = 0; times < 2; times++) await editor.post(`${at}/del`, { id: `${second.id}` });
  expect((await shown()).map(({ name }) => name)).toEqual(['SMT 贴片线 2']);
  expect((await change(second.id)).statusCode).toBe(404);
  for (let times = 0; times < 2; times++) expect((await editor.post(`${at}/restore`, { id: `${second.id}` })).json()).toMatchObject({ code: 1 });
  expect(await shown()).toHaveLength(2);
  const many = await Promise.all(Array.from({ length: productionLimits.perCompany }, (_, no) => add(editor, { name: `产线 ${no}` })));
  expect(many.filter(({ code }) => code === 1)).toHaveLength(productionLimits.perCompany - 2);
  expect(many.find(({ code }) => code === 0)).toMatchObject({ reason: 'production.full' });
});

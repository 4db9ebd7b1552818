// A company is handed in, looked at, changed, and in force for a year.
import type { EnterpriseDetail, EnterpriseForm, OwnEnterprise, Review } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import PDFDocument from 'pdfkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { loggedIn } from '../../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { formBody, formType } from '../../../test/forms.ts';
import { operatorOf, postJson } from '../../../test/operator.ts';
import { isCreditCode } from '../../platform/creditCode.ts';
import { readPdfText } from '../../platform/parsing/pdf/readPdfText.ts';
import { licenceFiles } from '../enterprise.schema.ts';
import { insertLicence } from './verification.queries.ts';

let api: TestApp;
let operator: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  operator = await operatorOf(api);
});
afterAll(() => api.close());

const DAY = 86_400_000;
/** A code whose last sign fits, by the 17 before it. */
const codeOf = (beginning: string) => [...'0123456789ABCDEFGHJKLMNPQRTUWXY'].map((sign) => beginning + sign).find(isCreditCode) ?? '';
const another = codeOf('91440300M000100Y4');
const png = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const send = (visitor: Visitor, content: Buffer) =>
  visitor.send({
    method: 'POST',
    url: '/api/enterprise/auth/upload',
    payload: formBody([{ name: 'file', filename: 'a.png', type: 'image/png', content }]),
    headers: { 'content-type': formType },
  });
const upload = async (visitor: Visitor) => (await send(visitor, png)).json<{ data: { id: number } }>().data.id;
const form = (own: Partial<EnterpriseForm> = {}): EnterpriseForm => ({
  name: '深圳市例芯电子有限公司',
  creditCode: '91350100M000100Y43',
  legalPerson: '林例',
  regAddress: '深圳市福田区华强北路 1 号',
  place: '深圳',
  roles: ['trader'],
  phone: '0755-12345678',
  contactName: '林工',
  contactPhone: '13800138000',
  ...own,
});
const apply = (visitor: Visitor, own: Partial<EnterpriseForm> = {}) => postJson(visitor, '/enterprise/auth', form(own));
const own = async (visitor: Visitor) => (await visitor.get('/enterprise/auth/detail')).json<{ data: { company: OwnEnterprise | null } }>().data.company;
const waiting = async () => (await operator.get('/operator/reviews', { kind: 'enterprise', pageSize: '100' })).json<{ data: Review[] }>().data;
const decide = async (decision: 'approve' | 'refuse', reason = '') =>
  operator.post('/operator/reviews/decide', { id: `${(await waiting())[0]?.id}`, decision, reason });
const detail = (id: number) => api.visitor().get('/enterprise/detail', { id: `${id}` });
const titles = async (visitor: Visitor) => (await visitor.get('/message/page')).json<{ data: { title: string }[] }>().data.map(({ title }) => title);

describe('一家企业', () => {
  let owner: Visitor;
  let other: Visitor;
  beforeAll(async () => {
    owner = await loggedIn(api, '13901110001');
    other = await loggedIn(api, '13901110002');
  });

  it('访客不能提交；没有执照的、校验位不对的、填错的不收，说出是哪一格', async () => {
    expect((await apply(api.visitor())).statusCode).toBe(401);
    expect((await apply(owner)).json()).toMatchObject({ code: 0, reason: 'enterprise.licence_required' });
    expect((await apply(owner, { creditCode: '91350100M000100Y44' })).json()).toMatchObject({ code: 0, reason: 'enterprise.credit_code' });
    const wrong = await apply(owner, { licenceExpiry: '2020-01-01' });
    expect([wrong.statusCode, wrong.json()]).toMatchObject([422, { reason: 'enterprise.wrong_fact', fields: [{ field: 'licenceExpiry' }] }]);
    expect((await send(owner, Buffer.from('not a picture'))).json()).toMatchObject({ code: 0, reason: 'enterprise.licence_unreadable' });
    expect(await own(owner)).toBeNull();
  });

  it('提交以后审核中；执照只有自己看得到，运营看的时候记下来；再提交一次替换正在审核的', async () => {
    const licenceId = await upload(owner);
    const path = `/enterprise/auth/content/${licenceId}`;
    const codes = () => Promise.all([owner, other, operator].map(async (each) => (await each.get(path)).statusCode));
    expect(await codes()).toEqual([200, 404, 404]);
    expect((await apply(other, { licenceId })).statusCode).toBe(404);
    expect((await apply(owner, { licenceId })).json()).toMatchObject({
      code: 1,
      data: { company: { status: 0, role: 'owner', application: { state: 'reviewing', isChange: false } } },
    });
    expect(await codes()).toEqual([200, 404, 200]);
    expect((await api.database.pool.query(`select 1 from audit_rows where event = 'enterprise.licence'`)).rowCount).toBe(1);
    expect((await apply(owner, { place: '东莞' })).json()).toMatchObject({
      data: { company: { facts: { place: '东莞' }, application: { licence: { id: licenceId } } } },
    });
    const rows = await waiting();
    expect(rows.map(({ title, files }) => [title, files.length])).toEqual([['深圳市例芯电子有限公司', 1]]);
    expect(rows[0]?.facts).toContainEqual({ name: '所在城市', value: '东莞' });
    expect((await detail((await own(owner))?.id ?? 0)).statusCode).toBe(404);
    expect((await owner.post('/dtUser/cancelAccount')).json()).toMatchObject({ code: 0, reason: 'account.open_matters' });
  });

  it('别人不能再提交同一个代码或同样的名称；名称可以先查', async () => {
    const licenceId = await upload(other);
    expect((await apply(other, { licenceId })).json()).toMatchObject({ code: 0, reason: 'enterprise.credit_code' });
    expect((await apply(other, { licenceId, creditCode: another, name: ' 深圳市例芯电子 有限公司' })).json()).toMatchObject({
      code: 0,
      reason: 'enterprise.name_taken',
    });
    const isTaken = async (visitor: Visitor) =>
      (await visitor.get('/enterprise/exists/name', { name: '深圳市例芯电子有限公司' })).json<{ data: object }>().data;
    expect([await isTaken(other), await isTaken(owner)]).toEqual([{ isTaken: true }, { isTaken: false }]);
  });

  it('驳回写明原因，改好再交；通过以后有一年，人人看得到执照写的和遮住的电话', async () => {
    await decide('refuse', '执照看不清');
    expect(await own(owner)).toMatchObject({ status: 2, reason: '执照看不清', application: { state: 'refused', reason: '执照看不清' } });
    expect((await owner.get('/enterprise/status')).json()).toMatchObject({ data: { status: 2, reason: '执照看不清' } });
    expect((await apply(owner)).json()).toMatchObject({ code: 1, data: { company: { status: 0, reason: null } } });
    await decide('approve');
    const company = await own(owner);
    expect(company).toMatchObject({ status: 1, facts: { place: '深圳' }, application: { state: 'approved' } });
    expect(Date.parse(company?.expireTime ?? '') - api.clock.now().getTime()).toBeGreaterThan(364 * DAY);
    const seen = (await detail(company?.id ?? 0)).json<{ data: EnterpriseDetail }>().data;
    expect(seen).toMatchObject({ isVerified: true, phone: '0755-****5678', licence: { creditCode: '91350100M000100Y43', validUntil: null } });
    expect(JSON.stringify(seen)).not.toMatch(/13800138000|林工|林例|福田/);
    expect(await titles(owner)).toContain('企业认证已通过');
  });

  it('改动先审核，原来的照常有效；驳回以后还是原来的；代码不能改，没改的不收', async () => {
    expect((await apply(owner)).json()).toMatchObject({ code: 0, reason: 'enterprise.unchanged' });
    expect((await apply(owner, { creditCode: another })).json()).toMatchObject({ code: 0, reason: 'enterprise.credit_code' });
    const changed = await apply(owner, { name: '深圳市例芯半导体有限公司' });
    expect(changed.json()).toMatchObject({ data: { company: { status: 1, facts: { name: '深圳市例芯电子有限公司' }, application: { isChange: true } } } });
    expect((await waiting())[0]).toMatchObject({
      title: '“深圳市例芯电子有限公司”的资料变更',
      facts: [{ name: '企业名称', before: '深圳市例芯电子有限公司' }, { name: '申请人' }],
    });
    await decide('refuse', '与执照不一致');
    expect(await own(owner)).toMatchObject({ status: 1, reason: null, facts: { name: '深圳市例芯电子有限公司' }, application: { reason: '与执照不一致' } });
    await apply(owner, { name: '深圳市例芯半导体有限公司' });
    await decide('approve');
    expect(await own(owner)).toMatchObject({ status: 1, facts: { name: '深圳市例芯半导体有限公司' } });
  });

  it('到期前 30 天提醒一次；再交通过以后续一年，下一年再提醒', async () => {
    const run = () => api.server.platform.jobs.run('enterprise.expiry', {});
    const reminders = async () => (await titles(owner)).filter((title) => title === '企业认证快到期了').length;
    await run();
    expect(await reminders()).toBe(0);
    api.clock.advance(340 * DAY);
    owner = await loggedIn(api, '13901110001');
    operator = await operatorOf(api);
    await run();
    await run();
    expect(await reminders()).toBe(1);
    await apply(owner, { licenceId: await upload(owner) });
    await decide('approve');
    api.clock.advance(30 * DAY);
    await run();
    expect([(await own(owner))?.status, await reminders()]).toEqual([1, 1]);
  });
});

it('二十个人同时提交同一家企业，只有一个成功', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, (_, at) => loggedIn(api, `139022${String(at).padStart(5, '0')}`)));
  // Pictures are read two at a time, in processes of their own: that says nothing of the race, so the others have a copy of one.
  const { db } = api.server;
  const [first] = await db
    .select()
    .from(licenceFiles)
    .where(eq(licenceFiles.id, await upload(people[0]!)));
  const { id, ...copy } = first!;
  const copies = await Promise.all(people.slice(1).map(({ uid }) => insertLicence(db, { ...copy, memberId: uid! })));
  const licences = [id, ...copies.map((each) => each.id)];
  const creditCode = codeOf('91440101M000100Y4');
  const answers = await Promise.all(people.map((one, at) => apply(one, { name: '广州例芯', creditCode, licenceId: licences[at] })));
  expect(answers.map((answer) => answer.json<{ code: number }>().code).filter((code) => code === 1)).toHaveLength(1);
  expect((await api.database.pool.query(`select 1 from enterprises where credit_code = $1`, [creditCode])).rowCount).toBe(1);
});

async function pdfOf(pages: readonly string[]): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', autoFirstPage: false });
  const chunks: Buffer[] = [];
  pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.once('end', resolve));
  for (const words of pages) pdf.addPage().fontSize(30).text(words);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

it('PDF 的执照：交的人拿到原件；运营人员看到的每页是画出来的，压着“仅供企业认证审核”，原来的文字取不出来', async () => {
  const original = await pdfOf(['SECRET-LICENCE', 'SECOND-PAGE']);
  const owner = await loggedIn(api, '13901110031');
  const { id } = (await send(owner, original)).json<{ data: { id: number } }>().data;
  const read = (visitor: Visitor) => visitor.get(`/enterprise/auth/content/${id}`);
  expect((await read(operator)).statusCode).toBe(404);
  await apply(owner, { name: '珠海例芯', creditCode: codeOf('91440400M000100Y4'), licenceId: id });
  expect((await read(owner)).rawPayload.equals(original)).toBe(true);
  const seen = await read(operator);
  expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(seen.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  // What is read is handed over: a copy of it.
  const textOf = async (bytes: Buffer) => JSON.stringify((await readPdfText(Buffer.from(bytes), { from: 1, count: 5 })).answer);
  expect(await textOf(original)).toContain('SECRET');
  expect(await textOf(seen.rawPayload)).not.toMatch(/SECRET|SECOND/);
  expect(seen.rawPayload.toString('latin1').match(/\/DCTDecode/g)).toHaveLength(2);
});

it('画不出来的 PDF 执照不会不带水印给人看；页数太多的不收', async () => {
  const owner = await loggedIn(api, '13901110032');
  const pages = Array.from({ length: 9 }, (_, at) => `PAGE ${at + 1}`);
  expect((await send(owner, await pdfOf(pages))).json()).toMatchObject({
    reason: 'enterprise.licence_unreadable',
    msg: '最多 8 页，这个 PDF 有 9 页，请只留下需要的页',
  });
  const { id } = (await send(owner, await pdfOf(pages.slice(1)))).json<{ data: { id: number } }>().data;
  await apply(owner, { name: '佛山例芯', creditCode: codeOf('91440600M000100Y4'), licenceId: id });
  const parse = vi.spyOn(api.server.platform.parsing, 'parse').mockResolvedValue(null);
  const refused = await operator.get(`/enterprise/auth/content/${id}`);
  parse.mockRestore();
  expect([refused.statusCode, refused.json()]).toEqual([503, expect.objectContaining({ msg: expect.stringContaining('不能带水印查看') })]);
  expect((await operator.get(`/enterprise/auth/content/${id}`)).statusCode).toBe(200);
});

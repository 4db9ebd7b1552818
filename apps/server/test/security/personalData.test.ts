// Calls fail in every way that a database can fail; whatever is written down about it names nobody.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../app.ts';
import { failAt, waysToFail } from '../failingCalls.ts';
import { postJson } from '../shop.ts';

const marked = {
  mobile: '13987654321',
  email: 'marked.person@example.com',
  name: '标记林深',
  street: '标记路八十八号',
  company: '标记仪器有限公司',
  taxNo: '91440300708461136T',
  account: '6200123412341234',
  pwd: '5e'.repeat(32),
  words: '标记搜索词',
};
const tables = ['addresses', 'invoice_titles', 'members', 'one_time_codes', 'one_time_secrets', 'mails', 'audit_rows'];

let api: TestApp;
let visitor: Visitor;
let serverLog = '';
let logStart = 0;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'trace' });
  visitor = api.visitor();
  await visitor.login('13900001111');
  const { rows } = await api.database.pool.query<{ data_directory: string }>('show data_directory');
  serverLog = join(dirname(rows[0]?.data_directory ?? ''), 'postgres.log');
  logStart = readFileSync(serverLog, 'utf8').length;
});
afterAll(() => api.close());

/** Lets every row that is written fail with this code, quoting the row as the database itself does. */
async function breakWrites(code: string): Promise<void> {
  await api.database.pool.query(`create or replace function fail_on_purpose() returns trigger language plpgsql as $$
    begin raise exception 'failing row contains (%)', new using errcode = '${code}', detail = 'Key (row)=(' || new::text || ') already exists.'; end $$`);
  for (const table of tables)
    await api.database.pool.query(
      `create or replace trigger fail_on_purpose before insert or update on ${table} for each row execute function fail_on_purpose()`,
    );
}
async function mendWrites(): Promise<void> {
  for (const table of tables) await api.database.pool.query(`drop trigger if exists fail_on_purpose on ${table}`);
}

const address = { region: 'CN', receiver: marked.name, mobile: marked.mobile, province: '浙江省', city: '杭州市', district: '滨江区', detail: marked.street };
const bank = { tel: '0571-12345678', bankName: '标记银行', bankAccount: marked.account };
const title = { kind: '81', titleType: 'company', buyerName: marked.company, taxNo: marked.taxNo, address: marked.street, email: marked.email, ...bank };
const person = { mobile: marked.mobile, code: '135790', pwd: marked.pwd, nickName: marked.name, isAgreed: true };
const company = { enterpriseName: marked.company, creditCode: marked.taxNo, contactName: marked.name };
const calls: (() => Promise<{ statusCode: number }>)[] = [
  () => visitor.post('/mall/deliveryAddress/add', address),
  () => visitor.post('/mall/invoice/title/add', title),
  () => visitor.get('/v2/sendNotice', { mobile: marked.mobile, captchaVerifyParam: 'ok' }),
  () => visitor.get('/dtUser/sendMailVerify', { email: marked.email }),
  () => visitor.post('/web/login', { mobile: marked.mobile, code: '135790' }),
  () => visitor.post('/login1', { mobile: marked.mobile, pwd: marked.pwd }),
  () => postJson(api.visitor(), '/registerEnterpriseUser', { ...person, ...company }),
  () => visitor.post('/v1/restPwdNotice', { email: marked.email, captchaVerifyParam: 'ok' }),
  () => visitor.get('/chip/specification/search', { keywords: marked.words, mobile: marked.mobile, email: marked.email }),
];

it.each(['53100', '23505', '22P02', '40001'])('数据库以 %s 拒绝写入：日志里没有一个人的资料', async (code) => {
  await breakWrites(code);
  const answers: number[] = [];
  for (const call of calls) answers.push((await call()).statusCode);
  await mendWrites();
  expect(answers.filter((status) => status >= 400).length).toBeGreaterThan(2);
  expectNobody();
});

it.each(waysToFail)('连接上的调用失败（%s）：也没有', async (way) => {
  for (const call of calls) {
    const trap = failAt(2, way);
    await call().finally(() => trap.remove());
  }
  expectNobody();
});

/** No line of the portal or of PostgreSQL, and no job, has anything of the marked person. */
function expectNobody(): void {
  const text = api.lines.join('') + readFileSync(serverLog, 'utf8').slice(logStart);
  expect(api.lines.length).toBeGreaterThan(calls.length);
  for (const [what, value] of Object.entries(marked)) {
    expect([what, text.includes(value)]).toEqual([what, false]);
    expect([what, text.includes(encodeURIComponent(value))]).toEqual([what, false]);
  }
  expect(text).not.toContain('135790');
}

it('记下的仍然够用：语句、约束的代码和位置', () => {
  const failed = api.lines.map((line) => JSON.parse(line) as { msg: string; err?: { message: string; cause?: { sqlState?: string } } });
  const full = failed.filter(({ err }) => err?.cause?.sqlState === '53100');
  expect(full.length).toBeGreaterThan(0);
  expect(full.every(({ err }) => err?.message.startsWith('Failed query: '))).toBe(true);
});

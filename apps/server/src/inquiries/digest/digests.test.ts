// The day's mail about the board: only what is new, once, to who wants it, and without a name that is not to be known.
import type { BoardDigest, OwnBoardRow, QuoteDetail } from '@chippage/api/types';
import { asc, eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { colleagueOf, companyOf, type TestCompany } from '../../../test/companies.ts';
import { postJson } from '../../../test/shop.ts';
import { mails } from '../../account/mails.schema.ts';
import type { Mail } from '../../services/mail/port.ts';
import { shanghaiMidnight } from '../../platform/shanghai.ts';
import { boardRows } from '../board/board.schema.ts';
import { warnBoard } from '../inquiries.jobs.ts';
import { BOARD_DIGEST } from './digests.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const sent: Mail[] = [];
let api: TestApp;
let buyer: TestCompany;
let seller: TestCompany;

beforeAll(async () => {
  const send = async (mail: Mail) => void sent.push(mail);
  api = await createTestApp({ logLevel: 'silent', services: { mail: { send, isAvailable: () => true, close: () => undefined } } });
  // Noon: an hour later is the same day.
  api.clock.advance(shanghaiMidnight(api.clock.now()).getTime() + 1.5 * DAY - api.clock.now().getTime());
  buyer = await companyOf(api, { name: '南河智控' });
  seller = await companyOf(api, { name: '北辰电子' });
  await give(buyer.visitor, 'buyer@example.com');
  await give(seller.visitor, 'seller@example.com');
});
afterAll(() => api.close());

type Reply<T> = { code: number; data: T };
const give = ({ uid }: Visitor, email: string | null) => api.server.db.execute(sql`update members set email = ${email} where id = ${uid}`);
const set = async (visitor: Visitor, isOn: boolean) => (await visitor.post('/demand/digest', { isOn: `${isOn}` })).json<Reply<BoardDigest>>().data;
let calls = 0;
const send = (visitor: Visitor, url: string, body: object) => postJson(visitor, url, body, { 'idempotency-key': `call-${String(++calls).padStart(8, '0')}` });
const post = async (visitor: Visitor, form: object) => (await send(visitor, '/demand/add', form)).json<Reply<OwnBoardRow>>().data.id;
const offer = {
  priceLadder: [{ minQuantity: 100, unitPrice: '6.2' }],
  currency: 'CNY',
  taxMode: 'tax13',
  moq: 100,
  multiple: 100,
  place: 'SZ',
  hasCoc: true,
  validDays: 7,
};
const quoteOn = async (visitor: Visitor, rowId: number) => (await send(visitor, '/demand/enquiry/add', { rowId, ...offer })).json<Reply<QuoteDetail>>().data.id;

/** Lets time go by, and the job run. @returns what went out, the mail of each address */
async function day({ ms = DAY, again = false } = {}): Promise<Record<string, Mail>> {
  // Rows that run out are marked earlier in the morning.
  api.clock.advance(ms - 37 * MINUTE);
  await warnBoard({ db: api.server.db, clock: api.clock });
  api.clock.advance(37 * MINUTE);
  const before = sent.length;
  for (let times = again ? 2 : 1; times > 0; times--) await api.server.platform.jobs.run(BOARD_DIGEST, {});
  const rows = await api.server.db.select().from(mails).where(eq(mails.purpose, 'board_digest')).orderBy(asc(mails.id));
  for (const { id } of rows) await api.server.platform.jobs.run('mail', { id });
  const out = sent.slice(before);
  expect(new Set(out.map(({ to }) => to)).size).toBe(out.length);
  return Object.fromEntries(out.map((mail) => [mail.to, mail]));
}

it('不打开就不发；打开以后只说从那时起的；没有新的不发', async () => {
  expect((await buyer.visitor.get('/demand/digest')).json()).toMatchObject({ data: { isOn: false, email: 'b***@example.com' } });
  const early = await post(buyer.visitor, { type: 1, model: 'EARLY-1', quantity: 100 });
  await quoteOn(seller.visitor, early);
  expect(await day()).toEqual({});
  expect(await set(buyer.visitor, true)).toEqual({ isOn: true, email: 'b***@example.com' });
  expect(await set(seller.visitor, true)).toMatchObject({ isOn: true });
  expect(await day()).toEqual({});
});

it('求购的报价、匹配和为什么、快到期的在一封里；一天一封，说过的不再说；匿名的买方没有名字', async () => {
  const demand = await post(buyer.visitor, { type: 1, model: 'STM32F103C8T6', quantity: 1000, isAnonymous: true });
  const offered = await post(seller.visitor, { type: 0, model: 'STM32F103C8T6TR', quantity: 5000, price: '8.2' });
  const quote = await quoteOn(seller.visitor, demand);
  const soon = new Date(api.clock.now().getTime() + 3 * DAY);
  const ends = await post(seller.visitor, { type: 0, model: 'ENDS-SOON', quantity: 5 });
  await api.server.db.update(boardRows).set({ expiresAt: soon }).where(eq(boardRows.id, ends));
  const out = await day({ again: true });
  const mine = out['buyer@example.com'];
  expect(mine?.subject).toBe('芯页：供需有 1 份新报价、1 条匹配的供应');
  expect(mine?.text).toContain(`STM32F103C8T6：¥6.20 起，来自 北辰电子`);
  expect(mine?.text).toContain(`/inquiry/enquiry/${quote}`);
  expect(mine?.text).toContain('求购 STM32F103C8T6 → 北辰电子 供应 STM32F103C8T6TR，5,000 片，¥8.20（前面相同，末尾多了包装或温度的后缀）');
  expect(mine?.text).toContain(`/inquiry/demandDetails/${offered}`);
  const theirs = out['seller@example.com'];
  expect(theirs?.subject).toBe('芯页：供需有 1 条快到期');
  expect(theirs?.text).toContain('供应 ENDS-SOON，');
  for (const { subject, text } of Object.values(out)) expect(`${subject}${text}`).not.toContain('南河智控');
  expect(await day()).toEqual({});
  // Put on top again, changed and sold on: the same pair and the same quote are not new.
  await send(seller.visitor, '/demand/status/user', { deed: 'refresh', ids: [offered] });
  expect(await day()).toEqual({});
});

it('当天第二次的新消息第二天说；改过的报价是新的；撤回的、看不见的不说', async () => {
  const demand = await post(buyer.visitor, { type: 1, model: 'AGAIN-1', quantity: 100 });
  const quote = await quoteOn(seller.visitor, demand);
  expect((await day())['buyer@example.com']?.text).toContain('AGAIN-1');
  await send(seller.visitor, '/demand/enquiry/answer', { id: quote, ...offer, priceLadder: [{ minQuantity: 100, unitPrice: '5.9' }] });
  expect(await day({ ms: 3_600_000 })).toEqual({});
  expect((await day())['buyer@example.com']?.text).toContain('AGAIN-1：¥5.90 起');
  const other = await post(buyer.visitor, { type: 1, model: 'GONE-1', quantity: 100 });
  const taken = await quoteOn(seller.visitor, other);
  await seller.visitor.post('/demand/enquiry/move', { id: `${taken}`, deed: 'withdraw' });
  await post(seller.visitor, { type: 0, model: 'GONE-1', quantity: 100 });
  await buyer.visitor.post('/enterprise/black/add', { enterpriseId: `${seller.id}` });
  expect(await day()).toEqual({});
  await buyer.visitor.post('/enterprise/black/del', { enterpriseId: `${seller.id}` });
  expect(await day()).toEqual({});
});

it('只说这位会员能办的：卖货的同事不收求购的报价；认证过期或没有信箱的不收', async () => {
  const sales = await colleagueOf(api, buyer, 'seller');
  await give(sales, 'sales@example.com');
  await set(sales, true);
  const quoted = async (model: string) => quoteOn(seller.visitor, await post(buyer.visitor, { type: 1, model, quantity: 100 }));
  await quoted('ROLE-1');
  expect(Object.keys(await day())).toEqual(['buyer@example.com']);
  await give(buyer.visitor, null);
  await quoted('NOBODY-1');
  expect(await day()).toEqual({});
  await give(buyer.visitor, 'buyer@example.com');
  // What came meanwhile is old by now.
  expect(await day()).toEqual({});
  await quoted('LAPSED-1');
  await api.server.db.execute(sql`update enterprises set status = 3 where id = ${buyer.id}`);
  expect(await day()).toEqual({});
  await api.server.db.execute(sql`update enterprises set status = 1 where id = ${buyer.id}`);
});

it('关掉就停；邮件头里的停止不用登录，别人编的停不了，为别的邮件做的也停不了', async () => {
  await quoteOn(seller.visitor, await post(buyer.visitor, { type: 1, model: 'STOP-1', quantity: 100 }));
  const mail = (await day())['buyer@example.com'];
  const stop = new URL(mail?.unsubscribeUrl ?? '');
  expect(mail?.text).toContain('/userCenter/accountSetting?type=6');
  const press = (code: string) => api.app.inject({ method: 'POST', url: `${stop.pathname}?code=${code}` });
  expect((await press('made-up')).statusCode).toBe(404);
  expect((await buyer.visitor.get('/demand/digest')).json()).toMatchObject({ data: { isOn: true } });
  expect((await press(stop.searchParams.get('code') ?? '')).statusCode).toBe(204);
  expect((await buyer.visitor.get('/demand/digest')).json()).toMatchObject({ data: { isOn: false } });
  await quoteOn(seller.visitor, await post(buyer.visitor, { type: 1, model: 'STOP-2', quantity: 100 }));
  expect(await day()).toEqual({});
  expect((await api.visitor().get('/demand/digest')).statusCode).toBe(401);
});

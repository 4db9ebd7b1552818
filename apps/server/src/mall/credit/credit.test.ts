// Credit terms from the application to the payment of a statement, against the real database.
import type { CreditStanding, CreditTerms, OrderDetail, OrderPreparation, Statement, StatementDetail } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Visitor } from '../../../test/app.ts';
import { colleagueOf, companyOf, type TestCompany } from '../../../test/companies.ts';
import { invariants } from '../../../test/mallInvariants.ts';
import { claimPieces, homeAddress, postJson, sell, wanted } from '../../../test/shop.ts';
import { openTradingShop } from '../../../test/tradingShop.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { dueDayOf, endOfMonth, monthOf } from './credit.rules.ts';
import { issueStatements, tellOverdue } from './issuing.ts';
import { listStatements } from './statements.queries.ts';

const DAY = 86_400_000;

const { api, merchant, visitor: outsider } = await openTradingShop();
afterAll(() => api.close());

let company: TestCompany;
let addressId: number;
const dataOf = <T>(reply: { json: () => unknown }) => (reply.json() as { data: T }).data;
const reasonOf = (reply: { json: () => unknown }) => (reply.json() as { reason?: string }).reason;
const yearOf = () => shanghaiDate(api.clock.now()).slice(0, 4);
let keys = 0;
const key = () => ({ 'idempotency-key': `credit-${String((keys += 1)).padStart(6, '0')}` });

beforeAll(async () => {
  company = await companyOf(api, { name: '云岭电子' });
  addressId = dataOf<{ id: number }>(await company.visitor.post('/mall/deliveryAddress/add', homeAddress)).id;
});

const apply = (who: Visitor, limit = '1000', days = 30) => postJson(who, '/mall/credit/apply', { merchantId: 1, limit, days, note: '长期采购' });
const decide = (form: object) => postJson(merchant, '/mall/merchant/credit/decide', form);
const mine = async (who = company.visitor) => dataOf<CreditTerms[]>(await who.get('/mall/credit/list'));
const terms = async () => {
  const [found] = await mine();
  if (!found) throw new Error('no terms');
  return found;
};
/** Orders goods for this many yuan, freight included. */
async function order(total: number, { who = company.visitor, address = addressId, own = {} }: { who?: Visitor; address?: number; own?: object } = {}) {
  const goodsId = await sell(api.server.db, { priceLadder: [{ minQuantity: 1, unitPrice: String(total - 15) }], stock: 100 });
  const body = await wanted(who, address, [{ goodsId, quantity: 1 }], { payMethod: 'terms', ...own });
  return postJson(who, '/mall/pay/order/create/goods', body, key());
}
const detailOf = async (id: number, who = company.visitor) => dataOf<OrderDetail>(await who.get('/mall/goods/order/user/detail', { id: String(id) }));
const made = async (reply: Awaited<ReturnType<typeof order>>) => detailOf(dataOf<{ orders: { id: number }[] }>(reply).orders[0]?.id ?? 0);
const statementsOf = async (who = company.visitor, url = '/mall/credit/statement/list') => dataOf<Statement[]>(await who.get(url));
const noticesOf = async (who: Visitor) => dataOf<{ title: string }[]>(await who.get('/message/page', { pageSize: '50' })).map(({ title }) => title);

it('申请、审核：谁能申请，申请两次，卖家给多少就是多少，改、停、恢复都告诉买家', async () => {
  const buyer = await colleagueOf(api, company, 'buyer');
  const editor = await colleagueOf(api, company, 'editor');
  expect(reasonOf(await apply(outsider))).toBe('enterprise.required');
  expect(reasonOf(await apply(buyer))).toBe('enterprise.right_missing');
  expect(dataOf<CreditStanding>(await outsider.get('/mall/credit/with', { merchantId: '1' }))).toMatchObject({ company: null, terms: null, mayApply: false });
  expect(dataOf<CreditStanding>(await buyer.get('/mall/credit/with', { merchantId: '1' }))).toMatchObject({
    mayApply: false,
    whyNot: '月结由云岭电子的负责人或审批人申请',
  });
  expect(reasonOf(await postJson(company.visitor, '/mall/credit/apply', { merchantId: 2, limit: '1000', days: 30 }))).toBe('credit.no_yuan');

  const asked = dataOf<CreditTerms>(await apply(company.visitor, '5000.5', 60));
  expect(asked).toMatchObject({ state: 'applied', askedLimit: '5000.50', askedDays: 60, limit: null, remaining: '0.00', actions: [] });
  expect(reasonOf(await apply(company.visitor))).toBe('order.state');
  expect(reasonOf(await order(100))).toBe('order.no_terms');

  const rows = dataOf<CreditTerms[]>(await merchant.get('/mall/merchant/credit/list'));
  expect(rows).toMatchObject([{ id: asked.id, company: { name: '云岭电子' }, note: '长期采购', actions: ['approve', 'refuse'] }]);
  expect((await decide({ id: asked.id, decision: 'refuse' })).statusCode).toBe(422);
  expect(dataOf<CreditTerms>(await decide({ id: asked.id, decision: 'refuse', reason: '请先现款合作三个月' }))).toMatchObject({ state: 'refused' });
  expect(await terms()).toMatchObject({ state: 'refused', reason: '请先现款合作三个月', actions: ['apply'] });

  await apply(company.visitor, '2000', 30);
  expect((await decide({ id: asked.id, decision: 'approve', limit: '1000' })).statusCode).toBe(422);
  expect(dataOf<CreditTerms>(await decide({ id: asked.id, decision: 'approve', limit: '1000', days: 30 }))).toMatchObject({
    id: asked.id,
    state: 'active',
    limit: '1000.00',
    remaining: '1000.00',
    actions: ['change', 'pause', 'end'],
  });
  await decide({ id: asked.id, decision: 'pause', reason: '年底盘点' });
  const refused = await order(100);
  expect([refused.statusCode, reasonOf(refused)]).toEqual([409, 'order.no_terms']);
  expect(refused.json<{ msg: string }>().msg).toContain('暂停了月结：年底盘点');
  await decide({ id: asked.id, decision: 'resume' });
  await decide({ id: asked.id, decision: 'change', limit: '1200', days: 30 });
  expect(await noticesOf(company.visitor)).toEqual(['月结的额度或账期已调整', '月结已恢复', '月结已暂停', '月结已开通', '月结申请未通过']);
  expect((await mine(buyer)).map(({ limit }) => limit)).toEqual(['1200.00']);
  // Whoever does not order for the company, and whoever is not in it, reads nothing.
  expect(await mine(editor)).toEqual([]);
  expect(await mine(outsider)).toEqual([]);
  expect((await postJson(outsider, '/mall/merchant/credit/decide', { id: asked.id, decision: 'resume' })).statusCode).toBe(403);
});

it('结算：说出剩多少、哪天到期；用月结的订单马上待发货，没有月结的卖家和散客看不到', async () => {
  const goodsId = await sell(api.server.db, { priceLadder: [{ minQuantity: 1, unitPrice: '600' }], stock: 100 });
  const prepare = async (who: Visitor, quantity = 1) =>
    dataOf<OrderPreparation>(await postJson(who, '/mall/pay/order/prepare', { goods: [{ goodsId, quantity }] })).orders[0];
  const own = await terms();
  expect((await prepare(company.visitor))?.credit).toMatchObject({ termsId: own.id, days: 30, limit: '1200.00', remaining: '1200.00', obstacle: null });
  expect((await prepare(company.visitor))?.payMethods).toEqual(['alipay', 'transfer', 'terms']);
  const over = await prepare(company.visitor, 2);
  expect([over?.credit?.obstacle, over?.payMethods]).toEqual([null, ['alipay', 'transfer', 'terms']]);
  const more = await prepare(company.visitor, 3);
  expect([more?.credit?.obstacle, more?.payMethods]).toEqual(['over', ['alipay', 'transfer']]);
  expect((await prepare(outsider))?.credit).toBeNull();

  const first = await made(await order(400, { own: { poNo: 'PO-2611-08' } }));
  expect(first).toMatchObject({ state: 'PAID', stateName: '待发货', payMethod: 'terms', poNo: 'PO-2611-08', hint: '月结，等待卖家确认并发货' });
  expect(first.steps.map(({ name }) => name)).toEqual(['提交订单', '月结', '卖家发货', '待收货', '已完成']);
  expect(first.credit).toMatchObject({ termsId: own.id, statementId: null });
  expect(first.actions).not.toContain('pay');
  expect(await terms()).toMatchObject({ used: '400.00', remaining: '800.00' });
  const beyond = await order(801);
  expect([beyond.statusCode, reasonOf(beyond), beyond.json<{ data: { remaining: string } }>().data.remaining]).toEqual([409, 'order.over_terms', '800.00']);
  expect(reasonOf(await order(100, { who: outsider, address: await addressFor(outsider) }))).toBe('order.no_terms');
  expect((await noticesOf(merchant))[0]).toBe('有新的月结订单');
  // A limit below what is used takes nothing back, and lets nothing in.
  await decide({ id: own.id, decision: 'change', limit: '300', days: 30 });
  expect(await terms()).toMatchObject({ used: '400.00', remaining: '0.00' });
  expect(reasonOf(await order(16))).toBe('order.over_terms');
  await decide({ id: own.id, decision: 'change', limit: '1200', days: 30 });
});

const addressFor = async (who: Visitor) => dataOf<{ id: number }>(await who.post('/mall/deliveryAddress/add', homeAddress)).id;

it('20 张订单同时来，合起来从不超过额度', async () => {
  const other = await companyOf(api, { name: '东岭电子' });
  const address = await addressFor(other.visitor);
  const { id } = dataOf<CreditTerms>(await apply(other.visitor));
  await decide({ id, decision: 'approve', limit: '1000', days: 30 });
  const replies = await Promise.all(Array.from({ length: 20 }, async () => order(150, { who: other.visitor, address })));
  const taken = replies.filter(({ statusCode }) => statusCode === 200);
  expect(taken).toHaveLength(6);
  expect(replies.filter(({ statusCode }) => statusCode !== 200).map(reasonOf)).toEqual(Array.from({ length: 14 }, () => 'order.over_terms'));
  expect(await mine(other.visitor)).toMatchObject([{ used: '900.00', remaining: '100.00' }]);
  expect(await invariants(api.server.db)).toMatchObject({ torn: 0, unpaid: 0 });
});

/** The month so many before this one, and a moment so long after it began in China. */
const monthsAgo = (count: number) =>
  Array.from({ length: count }).reduce<string>((month) => monthOf(new Date(endOfMonth(month).getTime() - 35 * DAY)), monthOf(api.clock.now()));
const inMonth = (month: string, ms: number) => new Date(endOfMonth(monthOf(new Date(Date.parse(`${month}-01T00:00:00Z`) - DAY))).getTime() + ms).toISOString();
const dueOf = (month: string) => dueDayOf(month, 60);
/** To the moment at which this month is over in China. */
const toNextMonth = () => api.clock.advance(endOfMonth(monthOf(api.clock.now())).getTime() - api.clock.now().getTime());
const backdate = (id: number, at: string) => api.server.db.execute(sql`update orders set created_at = ${at} where id = ${id}`);

it('退款从月结减去；月底按中国时间出对账单，漏跑也补，跑两次只有一份', async () => {
  const own = await terms();
  await decide({ id: own.id, decision: 'change', limit: '1200', days: 60 });
  const [early, late] = [monthsAgo(4), monthsAgo(1)];
  const first = dataOf<{ id: number }[]>(await company.visitor.get('/mall/goods/order/user/list'))[0]?.id ?? 0;
  await backdate(first, inMonth(monthsAgo(3), -1));
  const back = await made(await order(215));
  await claimPieces(company.visitor, back.id, 'unshipped');
  await merchant.post('/mall/merchant/order/resolve', { id: String(back.id), decision: 'refund', answer: '缺货' });
  expect(await detailOf(back.id)).toMatchObject({ state: 'REFUNDED', hint: '已从月结减去 ¥215.00' });
  expect(await terms()).toMatchObject({ used: '400.00' });
  const kept = await made(await order(315));
  for (const { id } of [back, kept]) await backdate(id, inMonth(late, 0));
  await api.server.db.execute(sql`update credit_notes set issued_at = ${inMonth(late, DAY)} where order_id = ${back.id}`);
  const { platform } = api.server;
  await Promise.all([issueStatements(platform), issueStatements(platform)]);
  expect(await issueStatements(platform)).toBe(0);
  const [second, oldest, ...others] = await statementsOf();
  expect(others).toEqual([]);
  expect(oldest).toMatchObject({ period: early, charges: '400.00', credits: '0.00', total: '400.00', dueOn: dueOf(early), state: 'overdue' });
  expect(second).toMatchObject({ period: late, charges: '530.00', credits: '215.00', total: '315.00', dueOn: dueOf(late), state: 'open' });
  const numbers = (await statementsOf(merchant, '/mall/merchant/credit/statement/list')).map(({ no }) => no).toSorted();
  expect(numbers).toEqual(numbers.map((_, at) => `ST${yearOf()}-1-0000${at + 1}`));
  const detail = dataOf<StatementDetail>(await company.visitor.get('/mall/credit/statement/detail', { id: String(second?.id) }));
  expect(detail.lines).toMatchObject([
    { kind: 'order', orderNo: back.orderNo, day: `${late}-01`, amount: '215.00' },
    { kind: 'order', orderNo: kept.orderNo, day: `${late}-01`, amount: '315.00' },
    { kind: 'credit', orderNo: back.orderNo, creditNo: `CN${yearOf()}-1-00001`, day: `${late}-02`, amount: '-215.00' },
  ]);
  expect(detail.bank).toMatchObject({ reference: second?.no, amount: '315.00', currency: 'CNY' });
  expect((await detailOf(kept.id)).credit).toMatchObject({ statementNo: second?.no, dueOn: dueOf(late) });
  // Overdue: both are told once, and nothing more is ordered so.
  expect(await tellOverdue(platform)).toBe(1);
  expect(await tellOverdue(platform)).toBe(0);
  expect(await noticesOf(company.visitor)).toContain('对账单已逾期');
  expect(await terms()).toMatchObject({ used: '715.00', overdue: '400.00', obstacle: 'overdue' });
  expect((await order(20)).json<{ msg: string }>().msg).toContain('¥400.00 已逾期');
});

it('登记收款：分几次，不超过未付的，只有这个卖家能登记；付了多少额度回来多少', async () => {
  const [second, oldest] = await statementsOf();
  const today = shanghaiDate(api.clock.now());
  const tomorrow = shanghaiDate(new Date(api.clock.now().getTime() + DAY));
  const pay = (amount: string, { headers = key(), paidOn = today }: { headers?: Record<string, string>; paidOn?: string } = {}) =>
    postJson(merchant, '/mall/merchant/credit/statement/pay', { id: oldest?.id, amount, paidOn, reference: '网银 7731' }, headers);
  expect((await pay('400.01')).json<{ msg: string }>().msg).toBe('金额要大于 0，最多 ¥400.00');
  expect((await pay('0.00')).statusCode).toBe(422);
  expect(reasonOf(await pay('10.00', { paidOn: tomorrow }))).toBe('mall.paidOn');
  const headers = key();
  const [one, same] = [await pay('150.00', { headers }), await pay('150.00', { headers })];
  expect(dataOf<StatementDetail>(one)).toMatchObject({
    paid: '150.00',
    open: '250.00',
    state: 'overdue',
    payments: [{ amount: '150.00', reference: '网银 7731' }],
  });
  expect(dataOf<StatementDetail>(same).paid).toBe('150.00');
  expect(await terms()).toMatchObject({ used: '565.00', overdue: '250.00' });
  // Two at once never come to more than is open.
  const both = await Promise.all([pay('250.00'), pay('250.00')]);
  expect(both.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 422]);
  expect(await terms()).toMatchObject({ used: '315.00', remaining: '885.00', overdue: '0.00', obstacle: null });
  expect((await order(20)).statusCode).toBe(200);
  // Neither a stranger nor another company reads or pays it.
  const stranger = await companyOf(api, { name: '西岭电子' });
  for (const who of [stranger.visitor, outsider]) expect((await who.get('/mall/credit/statement/detail', { id: String(second?.id) })).statusCode).toBe(404);
  expect((await stranger.visitor.get(`/mall/credit/statement/file/${second?.id}`)).statusCode).toBe(404);
  expect((await postJson(outsider, '/mall/merchant/credit/statement/pay', { id: second?.id, amount: '1.00', paidOn: today })).statusCode).toBe(403);
  const file = await company.visitor.get(`/mall/credit/statement/file/${second?.id}`);
  expect([file.statusCode, file.headers['content-type'], file.rawPayload.subarray(0, 5).toString()]).toEqual([200, 'application/pdf', '%PDF-']);
  expect(await invariants(api.server.db)).toMatchObject({ torn: 0, unpaid: 0 });
});

it('对账单出了以后再退的，记入下一份；多出来的带到再下一份，各处的数字一样', async () => {
  const [second] = await statementsOf();
  const { lines } = dataOf<StatementDetail>(await company.visitor.get('/mall/credit/statement/detail', { id: String(second?.id) }));
  const id = lines[1]?.orderId ?? 0;
  await claimPieces(company.visitor, id, 'unshipped');
  await merchant.post('/mall/merchant/order/resolve', { id: String(id), decision: 'refund', answer: '缺货' });
  const month = monthOf(api.clock.now());
  api.clock.advance(endOfMonth(month).getTime() - api.clock.now().getTime() - 1);
  expect(await issueStatements(api.server.platform)).toBe(0);
  api.clock.advance(1);
  // Whoever is logged in has been here meanwhile.
  const now = api.clock.now().toISOString();
  await api.server.db.execute(sql`update sessions set created_at = ${now}, rotated_at = ${now}, last_seen_at = ${now}`);
  // The other company's orders of this month are stated beside it.
  expect(await issueStatements(api.server.platform)).toBe(2);
  const [third, before] = await statementsOf();
  expect(before?.total).toBe('315.00');
  expect(third).toMatchObject({ period: month, charges: '20.00', credits: '315.00', total: '-295.00', open: '0.00', state: 'paid' });
  expect(await terms()).toMatchObject({ used: '20.00' });
  // The one before is owed as it was stated; what is over counts for the next one.
  const payment = { id: before?.id, amount: '315.00', paidOn: shanghaiDate(api.clock.now()) };
  await postJson(merchant, '/mall/merchant/credit/statement/pay', payment, key());
  expect(await terms()).toMatchObject({ used: '0.00', remaining: '1200.00' });
  expect((await order(400)).statusCode).toBe(200);
  expect(await terms()).toMatchObject({ used: '105.00' });
  toNextMonth();
  await issueStatements(api.server.platform);
  // Their logins have ended by then.
  const { rows } = await listStatements(api.server.db, { owner: { enterpriseId: company.id } }, { pageIndex: 1, pageSize: 1 }, api.clock.now());
  expect(rows[0]).toMatchObject({ carried: '-295.00', charges: '400.00', total: '105.00', open: '105.00' });
  expect(await invariants(api.server.db)).toMatchObject({ torn: 0, unpaid: 0 });
});

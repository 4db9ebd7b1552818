// The way into the mall: a verified company hands in, an operator agrees, and it sells at once.
import type { GoodsRow, Merchant, MerchantEntryState, CreatedOrders, Review, SheetResult } from '@chippage/api/types';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { colleagueOf, companyOf, type TestCompany } from '../../../test/companies.ts';
import { operatorOf } from '../../../test/operator.ts';
import { buyer, openShop, postJson, wanted } from '../../../test/shop.ts';
import { insertMemberParts } from '../../datasheets/parts/memberParts.queries.ts';
import { enterprises } from '../../enterprise/enterprise.schema.ts';

let api: TestApp;
let operator: Visitor;
let company: TestCompany;
const creditCode = '91350100M000100Y43';
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  await openShop(api.server.db);
  await insertMemberParts(api.server.db, { brandId: 1, categoryId: 'mcu', mpns: ['ENTRY-100'] });
  operator = await operatorOf(api);
  company = await companyOf(api, { name: '例芯电子有限公司' });
  await api.server.db.update(enterprises).set({ creditCode, officeAddress: '深圳市福田区例路 1 号' }).where(eq(enterprises.id, company.id));
});
afterAll(() => api.close());

const form = {
  shopName: '例芯旗舰店',
  shopNameEn: 'Example Flagship',
  shopType: 'flagship',
  creditCode,
  intro: '卖例芯的全部型号，现货在深圳。',
  shipping: '深圳仓，当日发货',
  deliveryPlaces: ['SZ'],
  returnPolicy: '原包未拆 30 天内可退，运费由卖家承担。',
  serviceHours: '周一至周五 9:00–18:00',
  contactName: '林工',
  contactPhone: '0755-8000 0000',
  terms: [
    {
      currency: 'CNY',
      freightTerm: 'free_above',
      freight: '15',
      freeFrom: '1000',
      bank: { beneficiary: '例芯电子有限公司', bankName: '例行深圳分行', account: '4000 0234 0920 0001 234' },
    },
  ],
  isAgreed: true,
};
const enter = async (visitor: Visitor, change: object = {}) =>
  (await postJson(visitor, '/merchant/entry', { ...form, ...change })).json<{
    code: number;
    reason?: string;
    msg: string;
    data: MerchantEntryState;
    fields?: { field: string }[];
  }>();
const state = async (visitor: Visitor) => (await visitor.get('/merchant/entry')).json<{ data: MerchantEntryState }>().data;
const waiting = async () => (await operator.get('/operator/reviews', { kind: 'merchant_entry' })).json<{ data: Review[] }>().data;
const decide = async (decision: string, reason = '') => operator.post('/operator/reviews/decide', { id: `${(await waiting())[0]?.id}`, decision, reason });
const isTaken = async (visitor: Visitor, name: string) =>
  (await visitor.get('/merchant/exists/name', { name })).json<{ data: { isTaken: boolean } }>().data.isTaken;

it('要有认证过的企业和权限；写错的说哪一栏；没有同意协议的不收', async () => {
  const nobody = api.visitor();
  await nobody.login('13900000981');
  expect(await state(nobody)).toEqual({ company: null, entry: null, merchant: null });
  expect(await enter(nobody)).toMatchObject({ code: 403, reason: 'enterprise.required' });
  const seller = await colleagueOf(api, company, 'seller');
  expect(await enter(seller)).toMatchObject({ code: 403, reason: 'enterprise.right_missing' });
  expect((await state(seller)).company).toMatchObject({ name: '例芯电子有限公司', isVerified: true, mayEnter: false });
  expect((await postJson(api.visitor(), '/merchant/entry', form)).statusCode).toBe(401);
  expect(await enter(company.visitor, { creditCode: '91350100M000100Y44' })).toMatchObject({
    code: 422,
    reason: 'merchant.wrong_fact',
    fields: [{ field: 'creditCode' }],
  });
  expect(await enter(company.visitor, { isAgreed: false })).toMatchObject({ code: 0, reason: 'merchant.not_agreed' });
  expect((await state(company.visitor)).entry).toBeNull();
});

it('店铺名称不能重：已经有的、正在等的都不行，大小写和空白不算不同', async () => {
  expect(await isTaken(company.visitor, ' 示例一号 ')).toBe(true);
  expect(await enter(company.visitor, { shopName: '示例一号' })).toMatchObject({ code: 0, reason: 'merchant.name_taken' });
  expect((await enter(company.visitor, { shopName: 'Chip Shop' })).code).toBe(1);
  expect(await isTaken(company.visitor, 'chip  SHOP')).toBe(false);
  const rival = await companyOf(api);
  await api.server.db.update(enterprises).set({ creditCode: '91440300MA5DQ8XU9Q' }).where(eq(enterprises.id, rival.id));
  expect(await isTaken(rival.visitor, 'chip  SHOP')).toBe(true);
});

it('驳回有原因，改好再来；再交一次替换在等的；通过以后立刻是卖家', async () => {
  await enter(company.visitor);
  expect((await waiting()).map(({ title }) => title)).toEqual(['例芯电子有限公司入驻：例芯旗舰店']);
  await decide('refuse', '退换政策写清运费谁付');
  expect(await state(company.visitor)).toMatchObject({
    entry: { state: 'refused', reason: '退换政策写清运费谁付', form: { shopName: '例芯旗舰店' } },
    merchant: null,
  });
  await Promise.all([enter(company.visitor), enter(company.visitor)]);
  expect(await waiting()).toHaveLength(1);
  // A colleague does not read the accounts.
  expect((await state(await colleagueOf(api, company, 'buyer'))).entry).toBeNull();
  await decide('approve');
  const after = await state(company.visitor);
  expect(after).toMatchObject({ entry: { state: 'approved' }, merchant: { name: '例芯旗舰店' }, company: { merchant: { name: '例芯旗舰店' } } });
  expect(await enter(company.visitor)).toMatchObject({ code: 0, reason: 'merchant.entered' });
  expect((await company.visitor.get('/user/identity')).json()).toMatchObject({ data: { role: 'merchant' } });
  const shop = (await api.visitor().get('/mall/goods/merchant', { id: `${after.merchant?.id}` })).json<{ data: Merchant }>().data;
  expect(shop).toMatchObject({
    creditCode,
    place: '深圳',
    address: '深圳市福田区例路 1 号',
    currencies: ['CNY'],
    isSample: false,
    returnPolicy: form.returnPolicy,
  });
});

it('从上架到有人下单：新店自己导入，买家下单，用店铺的运费和退换', async () => {
  const rows = [{ row: 2, mpn: 'ENTRY-100', priceLadder: [{ minQuantity: 1, unitPrice: '6.85' }], stockSz: 500 }];
  const [made] = (await postJson(company.visitor, '/mall/merchant/goods/import', { rows, isTrial: false })).json<{ data: SheetResult[] }>().data;
  expect(made).toMatchObject({ outcome: 'created' });
  await postJson(company.visitor, '/mall/merchant/goods/sale', { goodsIds: [made?.goodsId], isOnSale: true });
  const detail = (await api.visitor().get('/mall/goods/detail', { id: `${made?.goodsId}` })).json<{
    data: GoodsRow & { returnPolicy: string; freight: { text: string } };
  }>().data;
  expect(detail).toMatchObject({ merchant: { name: '例芯旗舰店' }, returnPolicy: form.returnPolicy, freight: { text: '满 ¥1,000 免运费，不足收 ¥15' } });
  const { visitor, addressId } = await buyer(api);
  const body = await wanted(visitor, addressId, [{ goodsId: made?.goodsId ?? 0, quantity: 10 }]);
  const order = (await postJson(visitor, '/mall/pay/order/create/goods', body, { 'idempotency-key': 'entry-order-1' })).json<{
    code: number;
    data: CreatedOrders;
  }>();
  expect(order.code).toBe(1);
  expect((await company.visitor.get('/mall/merchant/order/list')).json()).toMatchObject({ totalRecord: 1 });
});

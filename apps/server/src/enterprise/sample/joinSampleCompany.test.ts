import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { companyOf } from '../../../test/companies.ts';
import { companyOf as actsFor } from '../companyOf.ts';
import { joinSampleCompany } from './joinSampleCompany.ts';
import { loadSampleCompanies } from './loadSampleCompanies.ts';

let api: TestApp;
let member: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  await loadSampleCompanies({ db: api.server.db, clock: api.clock });
  member = api.visitor();
  await member.login('13800138000');
});
afterAll(() => api.close());

const join = (memberId: number, companyId: number, role: 'buyer' | 'seller') =>
  api.server.db.transaction((tx) => joinSampleCompany(tx, { memberId, companyId, role }, api.clock.now()));

it('加入示例公司，换一家就离开前一家；看得到那家公司的报价', async () => {
  const id = Number(member.uid);
  expect(await join(id, 4, 'buyer')).toEqual({ name: '示例智能终端（东莞）有限公司' });
  expect(await join(id, 1, 'seller')).toEqual({ name: '示例现货电子（深圳）有限公司' });
  expect(await actsFor(api.server.db, id)).toMatchObject({ id: 1, role: 'seller', status: 1 });
  expect((await member.get('/demand/enquiry/list', { side: 'seller' })).json()).toMatchObject({ code: 1 });
});

it('没有的公司、真的公司和已经有公司的会员都不行', async () => {
  const other = await companyOf(api, { name: '北辰电子' });
  expect(await join(Number(member.uid), 99, 'buyer')).toBe('no_company');
  expect(await join(Number(member.uid), other.id, 'buyer')).toBe('no_company');
  expect(await join(Number(other.visitor.uid), 1, 'buyer')).toBe('other_company');
  expect(await join(999_999, 1, 'buyer')).toBe('no_member');
});

import type { CompanyListing } from '@chippage/api/types';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { colleagueOf, companyOf, type TestCompany } from '../../../test/companies.ts';
import { operatorOf, postJson } from '../../../test/operator.ts';
import { insertThings } from '../../../test/things.ts';

let api: TestApp;
let operator: Visitor;
let company: TestCompany;
let agentId: number;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  operator = await operatorOf(api);
  company = await companyOf(api);
  ({ agentId } = await insertThings(api.server.db));
  await api.server.db.execute(`update agents set website = 'https://www.example.com/' where id = ${agentId}`);
});
afterAll(() => api.close());

const list = async (visitor: Visitor, kind = 'agent') => (await visitor.get('/enterprise/listing/list', { kind })).json<{ data: CompanyListing[] }>().data;
const claim = (visitor: Visitor) =>
  postJson(visitor, '/claim/auth/user/add', { kind: 'agent', thingId: agentId, company: '例芯', position: '销售', workEmail: 'li@example.com', fileIds: [] });
const decide = async (decision: string, reason = '') => {
  const { data } = (await operator.get('/operator/reviews', { kind: 'listing_claim' })).json<{ data: { id: number }[] }>();
  return operator.post('/operator/reviews/decide', { id: `${data[0]?.id}`, decision, reason });
};

it('企业成员认领的页面，同事也看得到；别的企业看不到；贸易商归贸易商', async () => {
  const editor = await colleagueOf(api, company, 'editor');
  const stranger = await companyOf(api);
  const nobody = api.visitor();
  await nobody.login('13900000971');
  expect((await nobody.get('/enterprise/listing/list', { kind: 'agent' })).json()).toMatchObject({ code: 403, reason: 'enterprise.required' });
  expect(await list(editor)).toEqual([]);
  await claim(editor);
  expect(await list(editor)).toMatchObject([{ agent: { id: agentId }, state: 'reviewing', isMine: true }]);
  await decide('refuse', '请用公司邮箱');
  expect(await list(company.visitor)).toMatchObject([{ state: 'refused', reason: '请用公司邮箱', isMine: false }]);
  await claim(editor);
  await decide('approve');
  await claim(company.visitor);
  expect(await list(company.visitor)).toMatchObject([{ state: 'approved', isMine: false, lines: expect.any(Array) }]);
  expect([await list(stranger.visitor), await list(editor, 'trader')]).toEqual([[], []]);
  const buyer = await colleagueOf(api, company, 'buyer');
  expect((await buyer.get('/enterprise/listing/list', { kind: 'agent' })).json()).toMatchObject({ reason: 'enterprise.right_missing' });
});

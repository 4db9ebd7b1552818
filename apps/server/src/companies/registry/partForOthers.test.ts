import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn } from '../../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { askRegistry, factsCalls, failFacts, FULL_COMPANY } from '../../../test/registry.ts';
import { registryPart } from './partForOthers.ts';

let api: TestApp;
let member: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  member = await loggedIn(api, '13900000650');
});
afterEach(() => failFacts(api, null));
afterAll(() => api.close());

describe('关注和纠错读登记的内容', () => {
  it('读到比较要用的，不算任何人的查询', async () => {
    const before = (await askRegistry(member, 'budget')).data['left'];
    const facts = await registryPart.readWatchedFacts(api.server.platform, FULL_COMPANY);
    expect(facts).toMatchObject({ name: '示例全景电子（深圳）有限公司', creditCode: expect.stringMatching(/^91990000/), state: 'operating' });
    expect(Object.keys(facts?.counts ?? {})).toEqual(['enforcements', 'dishonest', 'abnormal', 'penalties']);
    expect(Object.values(facts?.counts ?? {}).every((count) => count !== null)).toBe(true);
    expect((await askRegistry(member, 'budget')).data['left']).toBe(before);
  });

  it('数据源不回应：没有查过的是 null，不是错', async () => {
    failFacts(api, 'http500');
    expect(await registryPart.readWatchedFacts(api.server.platform, FULL_COMPANY + 7)).toBeNull();
    expect(await registryPart.nameOfCompany(api.server.platform, FULL_COMPANY + 7)).toBeNull();
  });

  it('没有这家公司是 404', async () => {
    await expect(registryPart.nameOfCompany(api.server.platform, 5)).rejects.toMatchObject({ status: 404 });
  });

  it('更正以后丢掉查过的：下一次重新问', async () => {
    await registryPart.nameOfCompany(api.server.platform, FULL_COMPANY);
    const before = factsCalls(api);
    await registryPart.nameOfCompany(api.server.platform, FULL_COMPANY);
    expect(factsCalls(api)).toBe(before);
    await registryPart.forgetCompany(api.server.platform.db, FULL_COMPANY);
    expect(await registryPart.nameOfCompany(api.server.platform, FULL_COMPANY)).toBe('示例全景电子（深圳）有限公司');
    expect(factsCalls(api)).toBe(before + 1);
  });
});

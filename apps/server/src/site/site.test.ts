import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { agents } from '../directory/directory.schema.ts';
import { navigationLinks, siteSettings } from './site.schema.ts';

let api: TestApp;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

it('公开的设置说出值，私有的与没有的一样是空', async () => {
  await api.server.db.insert(siteSettings).values([
    { key: 'lotteryStatus', value: 'off', isPublic: true },
    { key: 'supplierNote', value: 'internal' },
  ]);
  for (const [key, value] of [
    ['lotteryStatus', 'off'],
    ['supplierNote', null],
    ['nothing', null],
  ])
    expect((await api.visitor().get('/config', { key: `${key}` })).json()).toEqual({ code: 1, msg: '', data: { key, value } });
});

it('导航：运营者排的顺序；没有排时用名录里的官网，不是网页的地址不出现', async () => {
  await api.server.db.insert(agents).values([
    { name: 'Example A', website: 'www.example.com', kind: 'authorized', initial: 'E', origin: 'sample' },
    { name: 'Example B', website: 'javascript:alert(1)', kind: 'authorized', initial: 'E', origin: 'sample' },
  ]);
  await api.server.db.insert(navigationLinks).values([
    { list: 'common', name: '第二', url: 'https://example.com/2', position: 2 },
    { list: 'common', name: '第一', url: 'https://example.com/1', position: 1 },
  ]);
  const { data } = (await api.visitor().get('/navigation')).json<{ data: Record<string, { name: string; url: string }[]> }>();
  expect(data['common']?.map(({ name }) => name)).toEqual(['第一', '第二']);
  expect(data['agent']).toEqual([{ name: 'Example A', url: 'https://www.example.com/', image: null }]);
});

it('最新版本', async () => {
  expect((await api.visitor().get('/app/lastest')).json()).toMatchObject({
    code: 1,
    data: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), notes: expect.stringMatching(/[一-龥]/) },
  });
});

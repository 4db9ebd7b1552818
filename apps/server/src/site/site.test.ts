import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { loadSample } from '../datasheets/parts/sample/loadSample.ts';
import { agents } from '../directory/directory.schema.ts';
import { loadSampleAgents } from '../directory/sampleAgents.queries.ts';
import { seedSite } from './seed.ts';
import { navigationLinks, siteSettings, staticPages } from './site.schema.ts';

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

it('没有人排过时，常用是人们最先去的分销商，代理商是其余的', async () => {
  const own = await createTestApp({ logLevel: 'silent' });
  await loadSample(own.server.db, { hasParts: false });
  await loadSampleAgents(own.server.db);
  const { data } = (await own.visitor().get('/navigation')).json<{ data: Record<'common' | 'agent' | 'brand', { name: string; url: string }[]> }>();
  expect(data.common.map(({ name }) => name)).toEqual([
    '得捷电子',
    '贸泽电子',
    '艾睿电子',
    '安富利',
    '富昌电子',
    'e络盟',
    '欧时电子',
    '儒卓力',
    '立创商城',
    '云汉芯城',
    '唯样商城',
    '华秋商城',
  ]);
  expect(data.agent).toHaveLength(24);
  expect(data.agent.filter(({ url }) => data.common.some((link) => link.url === url))).toEqual([]);
  expect(data.brand).toHaveLength(24);
  expect(data.brand.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['德州仪器', '意法半导体', '亚德诺半导体', '恩智浦', '英飞凌', '兆易创新', '沁恒微电子']),
  );
  await own.close();
});

it('最新版本', async () => {
  expect((await api.visitor().get('/app/lastest')).json()).toMatchObject({
    code: 1,
    data: { version: expect.stringMatching(/^\d+\.\d+\.\d+$/), notes: expect.stringMatching(/[一-龥]/) },
  });
});

it('页脚的事实一次读完；没有设置的是空，环境变量给的也算，运营者的设置优先', async () => {
  const own = await createTestApp({ logLevel: 'silent', env: { SITE_ICP: '示例ICP备00000000号', SITE_HELP_PHONE: '000-00000000' } });
  await own.server.db.insert(siteSettings).values([
    { key: 'site.helpPhone', value: '400-0000000', isPublic: true },
    { key: 'site.friendlyLinks', value: '示例 https://example.com/', isPublic: true },
    { key: 'lotteryStatus', value: 'on', isPublic: true },
  ]);
  const reply = await own.visitor().get('/siteFacts');
  expect(reply.json().data).toEqual({
    icp: '示例ICP备00000000号',
    publicSecurity: null,
    telecom: null,
    humanResources: null,
    appUrl: null,
    friendlyLinks: [{ name: '示例', url: 'https://example.com/' }],
    help: { phone: '400-0000000', email: null, hours: null },
    aiUrl: null,
    supplyDemandUrl: null,
    mobileOrigin: null,
    lotteryOn: true,
  });
  expect(reply.headers['cache-control']).toBe('public, max-age=30');
  // A browser keeps a visitor's answer for visitors: a login is another reader.
  expect(reply.headers['vary']).toContain('token');
  await own.close();
});

const keys = ['about', 'contactUs', 'disclaimer', 'privacy', 'events', 'promoteRegistration', 'mobile', 'agreement'];

it.each(keys)('页面 %s 有标题、说明和正文，没有空着的占位', async (key) => {
  const { data } = (await api.visitor().get('/page', { key })).json<{ data: { title: string; description: string; blocks: unknown[] } }>();
  expect(data.title).toMatch(/[一-龥]/);
  expect(data.description).toMatch(/。$/);
  expect(data.blocks.length).toBeGreaterThan(4);
  expect(JSON.stringify(data)).not.toMatch(/\{\w+\}|undefined/);
});

it('用户协议有两个月未登录与未成年人的条款，一字不差', async () => {
  const text = (await api.visitor().get('/page', { key: 'agreement' })).body;
  expect(text).toContain('账号连续两个月以上没有登录使用的，芯页可以收回该账号。');
  expect(text).toContain('未满 18 周岁的用户，应在监护人的陪同和指导下阅读本协议，并在取得监护人同意后使用芯页。');
  expect(text).toContain('手机号码只用于登录、安全验证和你要求的通知；密码在发送前处理，芯页不保存密码原文。');
});

it('运营者写过的页面，重新启动时不被改回；没有写过的跟随新版本', async () => {
  const { db } = api.server;
  await db.update(staticPages).set({ markdown: '运营者写的。', version: 2 }).where(eq(staticPages.key, 'events'));
  await db.update(staticPages).set({ markdown: '旧版本。' }).where(eq(staticPages.key, 'about'));
  await seedSite(api.server.platform);
  const textOf = async (key: string) => (await api.visitor().get('/page', { key })).body;
  expect(await textOf('events')).toContain('运营者写的。');
  expect(await textOf('about')).not.toContain('旧版本。');
});

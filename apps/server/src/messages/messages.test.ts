import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn } from '../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../test/app.ts';
import { giveNotice } from './notices.queries.ts';

let api: TestApp;
let member: Visitor;
let other: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  member = await loggedIn(api, '13900000131');
  other = await loggedIn(api, '13900000132');
});
afterAll(() => api.close());

const give = (visitor: Visitor, title: string, kind: 'account' | 'system' = 'system') =>
  giveNotice(api.server.db, { memberId: visitor.uid ?? 0, kind, title, body: '正文', href: '/userCenter' }, api.clock.now());
const unread = async (visitor: Visitor) => (await visitor.get('/message/v2/unReadCount')).json().data.unreadCount;
const page = async (visitor: Visitor, query: Record<string, string> = {}) =>
  (await visitor.get('/message/page', query)).json<{ data: { id: number; title: string; readTime: string | null }[]; totalRecord: number }>();

describe('通知', () => {
  it('新的在前，按类型和是否已读筛选，数目一致', async () => {
    await give(member, '一');
    api.clock.advance(1000);
    await give(member, '二', 'account');
    await give(other, '别人的');
    expect((await page(member)).data.map(({ title }) => title)).toEqual(['二', '一']);
    expect((await page(member, { kind: 'account' })).data.map(({ title }) => title)).toEqual(['二']);
    expect([await unread(member), await unread(other)]).toEqual([2, 1]);
  });

  it('标为已读：只认自己的，重复一次不再减', async () => {
    const [newest] = (await page(member)).data;
    const [foreign] = (await page(other)).data;
    const ids = `${newest?.id},${foreign?.id},999999,`;
    expect((await member.post('/message/read', { ids })).json().data).toEqual({ unreadCount: 1 });
    expect((await member.post('/message/read', { ids })).json().data).toEqual({ unreadCount: 1 });
    expect(await unread(other)).toBe(1);
    expect((await page(other)).data[0]?.readTime).toBe(null);
    expect((await page(member, { isUnread: 'true' })).data.map(({ title }) => title)).toEqual(['一']);
    expect((await page(member, { isUnread: 'false' })).data[0]).toMatchObject({ title: '二', readTime: api.clock.now().toISOString() });
    expect((await member.post('/message/read')).json().data).toEqual({ unreadCount: 0 });
  });

  it('同时到达和同时读，数目也准', async () => {
    await Promise.all([
      ...Array.from({ length: 10 }, (_, index) => give(member, `并发 ${index}`)),
      ...Array.from({ length: 5 }, () => member.post('/message/read')),
    ]);
    const left = (await page(member, { isUnread: 'true' })).totalRecord;
    expect(await unread(member)).toBe(left);
  });
});

it('测试通知只在开发环境', async () => {
  const before = await unread(other);
  expect((await other.post('/im/sendTest')).json()).toMatchObject({ code: 1 });
  expect(await unread(other)).toBe(before + 1);
});

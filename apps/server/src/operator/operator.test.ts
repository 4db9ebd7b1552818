import type { OperatorOverview } from '@chippage/api/types';
import { desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../test/app.ts';
import { operatorOf, postJson } from '../../test/operator.ts';
import { members } from '../platform/members/members.schema.ts';
import { auditRows } from '../platform/audit.schema.ts';
import { submitReview } from '../reviews/queue.queries.ts';

let api: TestApp;
let operator: Visitor;
let member: Visitor;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  operator = await operatorOf(api);
  member = api.visitor();
  await member.login('13900000161');
});
afterAll(() => api.close());

const newestAudit = async () => (await api.server.db.select().from(auditRows).orderBy(desc(auditRows.id)).limit(1))[0];
const notices = async (visitor: Visitor) =>
  (await visitor.get('/message/page')).json<{ data: { kind: string; title: string; body: string; href: string | null }[] }>().data;

describe('审核', () => {
  const submit = (visitor: Visitor, nickName: string) =>
    submitReview(
      api.server.db,
      { kind: 'nick_name', memberId: visitor.uid ?? 0, title: nickName, facts: [{ name: '昵称', value: nickName }], payload: { nickName } },
      api.clock.now(),
    );
  const nameOf = async (visitor: Visitor) => (await visitor.get('/dtUser/myDetail')).json().data.nickName;
  const rename = (visitor: Visitor, nickName: string) =>
    api.server.db
      .update(members)
      .set({ nickName })
      .where(eq(members.id, visitor.uid ?? 0));
  const decide = async (form: Record<string, string>) => (await operator.post('/operator/reviews/decide', form)).json();

  it('等得最久的在前；同一会员同类的新申请代替旧的', async () => {
    const other = api.visitor();
    await other.login('13900000162');
    await submit(member, '旧的');
    api.clock.advance(1000);
    await submit(other, '先来');
    api.clock.advance(1000);
    await submit(member, '后来');
    const { data, totalRecord } = (await operator.get('/operator/reviews', { kind: 'nick_name' })).json();
    expect([totalRecord, data.map(({ title }: { title: string }) => title)]).toEqual([2, ['先来', '后来']]);
    expect(data[1]).toMatchObject({ state: 'pending', submitter: { id: member.uid }, decidedBy: null, facts: [{ name: '昵称', value: '后来' }] });
    expect((await operator.get('/operator/reviews', { kind: 'avatar' })).json().totalRecord).toBe(0);
  });

  it('拒绝要写原因；域里的改动、通知和审计一起发生；第二个人被告知已处理', async () => {
    await rename(member, '不雅的名字');
    const id = `${await submit(member, '不雅的名字')}`;
    expect(await decide({ id, decision: 'refuse', reason: '  ' })).toMatchObject({ code: 0, reason: 'review.reason_required' });
    expect(await decide({ id, decision: 'refuse', reason: '昵称不合适' })).toMatchObject({
      code: 1,
      data: { state: 'refused', reason: '昵称不合适', decidedBy: expect.any(String), decideTime: api.clock.now().toISOString() },
    });
    expect(await nameOf(member)).not.toBe('不雅的名字');
    expect((await notices(member))[0]).toMatchObject({ kind: 'review', title: '昵称未通过审核' });
    expect(await newestAudit()).toMatchObject({ event: 'review.decide', memberId: operator.uid, detail: { decision: 'refuse', member: member.uid } });
    expect(await decide({ id, decision: 'approve' })).toMatchObject({ code: 0, reason: 'review.decided' });
    expect((await operator.get('/operator/reviews', { state: 'refused' })).json()).toMatchObject({ totalRecord: 1, data: [{ id: Number(id) }] });
  });

  it('同时处理同一条，只有一个成功', async () => {
    const id = `${await submit(member, '抢')}`;
    const replies = await Promise.all(Array.from({ length: 6 }, () => decide({ id, decision: 'approve' })));
    expect(replies.filter(({ code }) => code === 1)).toHaveLength(1);
    expect(replies.filter(({ reason }) => reason === 'review.decided')).toHaveLength(5);
  });

  it('没有的得到 404', async () => {
    expect((await operator.post('/operator/reviews/decide', { id: '999999', decision: 'approve' })).statusCode).toBe(404);
  });
});

it('回复反馈：会员收到通知，也在自己的反馈里看到', async () => {
  const [type] = (await member.get('/category', { categoryEnum: 'OPINION' })).json().data;
  await member.post('/opinion/add', { type: `${type.id}`, content: '页面打不开', contact: 'someone@example.com', page: '/about' });
  const { data } = (await operator.get('/operator/feedback', { state: 'open' })).json();
  expect(data[0]).toMatchObject({ content: '页面打不开', contact: 'someone@example.com', page: '/about', sender: { id: member.uid }, state: 'open' });
  expect((await operator.post('/operator/feedback/reply', { id: `${data[0].id}`, reply: '已经修好' })).json().data).toMatchObject({
    state: 'answered',
    reply: '已经修好',
  });
  expect((await member.get('/opinion/my')).json().data[0]).toMatchObject({ state: 'answered', reply: '已经修好', replyTime: api.clock.now().toISOString() });
  expect((await notices(member))[0]).toMatchObject({ kind: 'feedback', href: '/userCenter/feedback', body: expect.stringContaining('已经修好') });
  expect((await operator.get('/operator/feedback', { state: 'open' })).json().totalRecord).toBe(0);
  expect((await operator.post('/operator/feedback/reply', { id: '999999', reply: 'x' })).statusCode).toBe(404);
});

describe('会员', () => {
  const find = async (query: Record<string, string>) => (await operator.get('/operator/members', query)).json<{ data: Record<string, unknown>[] }>().data;

  it('按昵称、号码、编号找；号码不完整显示', async () => {
    await api.server.db
      .update(members)
      .set({ nickName: '张%三_' })
      .where(eq(members.id, member.uid ?? 0));
    for (const keywords of ['%三', '三_', '00000161', '139 0000 0161', `${member.uid}`])
      expect((await find({ keywords })).some(({ id }) => id === member.uid)).toBe(true);
    expect(await find({ keywords: '不存在的名字' })).toEqual([]);
    expect((await find({ keywords: '张' }))[0]).toMatchObject({ mobile: '139****0161', role: 'member', isSuspended: false, lastSeenTime: expect.any(String) });
  });

  it('7.4.2/7.5.2（25）：停用立即结束所有会话、不能再登录；恢复后可以；自己不能停用自己', async () => {
    const guest = api.visitor();
    await guest.login('13900000163');
    const id = `${guest.uid}`;
    const suspended = (await operator.post('/operator/members/suspend', { id, reason: '发布虚假信息' })).json();
    expect(suspended.data).toMatchObject({ isSuspended: true, suspendReason: '发布虚假信息' });
    expect((await guest.get('/dtUser/myDetail')).statusCode).toBe(401);
    api.clock.advance(61_000);
    expect((await guest.login('13900000163')).json()).toMatchObject({ code: 0, reason: 'login.disabled' });
    expect(await find({ isSuspended: 'true' })).toHaveLength(1);
    expect((await operator.post('/operator/members/restore', { id })).json().data).toMatchObject({ isSuspended: false, suspendReason: null });
    api.clock.advance(61_000);
    expect((await guest.login('13900000163')).json()).toMatchObject({ code: 1 });
    expect((await operator.post('/operator/members/suspend', { id: `${operator.uid}`, reason: '试试' })).json()).toMatchObject({
      code: 0,
      reason: 'member.self',
    });
    const { emptySettings } = (await operator.get('/operator/overview')).json<{ data: OperatorOverview }>().data;
    expect(emptySettings[0]).toMatchObject({ key: 'site.company', isRequired: true });
    // The number may be part of another member's mobile number.
    const found = await find({ keywords: `${operator.uid}` });
    expect(found.filter(({ isSelf }) => isSelf).map((row) => row['id'])).toEqual([operator.uid]);
    expect((await operator.post('/operator/members/suspend', { id: '999999', reason: '没有' })).statusCode).toBe(404);
  });
});

describe('页面', () => {
  const source = async (key: string) =>
    (await operator.get('/operator/pages'))
      .json<{ data: { key: string; title: string; description: string; markdown: string; version: number; updatedBy: string | null }[] }>()
      .data.find((page) => page.key === key);

  it('保存后访客看到；版本加一；改的是旧版本得到 409，什么也不变', async () => {
    const before = await source('events');
    const wish = { key: 'events', title: '活动', description: '说明。', markdown: '## 新的\n\n内容 <b>x</b>', version: before?.version };
    const saved = await postJson(operator, '/operator/pages/save', wish);
    expect(saved.json().data).toMatchObject({ version: (before?.version ?? 0) + 1, updatedBy: expect.any(String), updateTime: api.clock.now().toISOString() });
    expect((await api.visitor().get('/page', { key: 'events' })).json().data.blocks).toEqual([
      { kind: 'heading', level: 2, text: '新的', id: '新的' },
      { kind: 'paragraph', words: [{ text: '内容 <b>x</b>', style: 'plain', href: null }] },
    ]);
    const late = await postJson(operator, '/operator/pages/save', { ...wish, markdown: '晚了' });
    expect([late.statusCode, late.json()]).toEqual([409, expect.objectContaining({ reason: 'page.changed', msg: expect.stringMatching(/其他人/) })]);
    expect((await source('events'))?.markdown).toBe(wish.markdown);
    expect(await newestAudit()).toMatchObject({ event: 'page.save', detail: { key: 'events' } });
  });

  it('六万个汉字也收得下，再多一个就不收', async () => {
    const before = await source('mobile');
    const wish = { key: 'mobile', title: '手机', description: '', version: before?.version };
    expect((await postJson(operator, '/operator/pages/save', { ...wish, markdown: '字'.repeat(60_001) })).statusCode).toBe(422);
    expect((await postJson(operator, '/operator/pages/save', { ...wish, markdown: '字'.repeat(60_000) })).statusCode).toBe(200);
    expect((await postJson(operator, '/operator/pages/save', { ...wish, markdown: '字'.repeat(200_000) })).statusCode).toBe(413);
    expect((await postJson(api.visitor(), '/operator/pages/save', { ...wish, markdown: '字'.repeat(60_000) })).statusCode).toBe(401);
  });

  it('预览与访客看到的一样，不保存', async () => {
    const reply = await postJson(operator, '/operator/pages/preview', { markdown: '由{site}写。' });
    expect(reply.json().data.blocks).toEqual([{ kind: 'paragraph', words: [{ text: '由芯页写。', style: 'plain', href: null }] }]);
  });
});

describe('设置', () => {
  const save = (key: string, value: string) => operator.post('/operator/settings/save', { key, value });

  it('每项有中文名称；保存后页脚和页面立刻用上；空值取消', async () => {
    const { data } = (await operator.get('/operator/settings')).json();
    expect(data.every(({ label }: { label: string }) => /[一-龥]/.test(label))).toBe(true);
    expect((await save('site.helpEmail', ' help@example.com ')).json().data).toMatchObject({
      key: 'site.helpEmail',
      label: '客服邮箱',
      value: 'help@example.com',
    });
    expect((await api.visitor().get('/siteFacts')).json().data.help.email).toBe('help@example.com');
    expect((await api.visitor().get('/page', { key: 'contactUs' })).body).toContain('mailto:help@example.com');
    expect((await api.visitor().get('/config', { key: 'site.helpEmail' })).json().data.value).toBe('help@example.com');
    await save('site.helpEmail', '');
    expect((await api.visitor().get('/siteFacts')).json().data.help.email).toBe(null);
    expect(await newestAudit()).toMatchObject({ event: 'setting.save', memberId: operator.uid });
  });

  it.each([
    ['secret.key', 'x'],
    ['site.appUrl', 'javascript:alert(1)'],
    ['site.mobileOrigin', 'https://m.example.com/path'],
    ['site.helpEmail', 'not mail'],
    ['site.friendlyLinks', '名称 javascript:alert(1)'],
    ['lotteryStatus', 'maybe'],
  ])('%s = %s 得到 422', async (key, value) => {
    expect((await save(key, value)).json()).toMatchObject({ code: 422, reason: 'setting.invalid' });
  });
});

it('导航：保存整列，空列用站点自己的；脚本地址得到 422', async () => {
  const links = [{ name: '示例', url: 'https://example.com/', image: null }];
  expect((await postJson(operator, '/operator/navigation/save', { list: 'common', links })).json().data.common).toEqual(links);
  expect((await api.visitor().get('/navigation')).json().data.common).toEqual(links);
  expect(
    (await postJson(operator, '/operator/navigation/save', { list: 'common', links: [{ name: 'x', url: 'javascript:alert(1)', image: null }] })).statusCode,
  ).toBe(422);
  expect((await postJson(operator, '/operator/navigation/save', { list: 'common', links: [] })).json().data.common).not.toEqual(links);
});

it('热搜词：选的在最前，去掉空白与重复', async () => {
  expect((await postJson(operator, '/operator/hotWords/save', { words: ['STM32F103', ' STM32F103 ', '  ', 'LM358'] })).json().data).toEqual({
    words: ['STM32F103', 'LM358'],
  });
  expect((await operator.get('/operator/hotWords')).json().data).toEqual({ words: ['STM32F103', 'LM358'] });
  expect((await api.visitor().get('/hotSearch', { size: '2' })).json().data).toEqual([{ word: 'STM32F103' }, { word: 'LM358' }]);
  await postJson(operator, '/operator/hotWords/save', { words: [] });
});

it('概览与事实一致', async () => {
  const { data } = (await operator.get('/operator/overview')).json();
  expect(data).toMatchObject({
    openFeedback: 0,
    openTakedowns: 0,
    suspended: 0,
    members: expect.any(Number),
    membersToday: expect.any(Number),
    pendingReviews: expect.any(Number),
  });
  expect(data.members).toBe((await api.server.db.select().from(members)).length);
});

it('审计日志：新的在前，按事件开头和会员筛选，有中文名称', async () => {
  const read = async (query: Record<string, string>) => (await operator.get('/operator/audit', query)).json();
  const { data } = await read({ event: 'setting.' });
  expect(data[0]).toMatchObject({
    event: 'setting.save',
    label: '修改设置',
    outcome: 'ok',
    memberId: operator.uid,
    detail: '设置：客服邮箱',
    ip: '127.0.0.1',
  });
  expect((await read({ event: 'login.', memberId: `${member.uid}` })).data.every(({ memberId }: { memberId: number }) => memberId === member.uid)).toBe(true);
  expect((await read({ event: 'setting_save' })).totalRecord).toBe(0);
});

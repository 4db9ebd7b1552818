import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loggedIn } from '../../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { colleagueOf, companyOf, type TestCompany } from '../../../test/companies.ts';
import { conversationsOf, messagesOf, open, say, unreadOf } from '../../../test/inbox.ts';
import { operatorOf } from '../../../test/operator.ts';
import { eraseMember } from '../../account/security/erasing.queries.ts';
import { composition } from '../../domains.ts';
import { giveNotice } from '../../messages/notices.queries.ts';

let api: TestApp;
let buyer: Visitor;
let stranger: Visitor;
let seller: TestCompany;
let colleague: Visitor;
let editor: Visitor;
let id: number;

/** An account that is not new any more. */
const age = (visitor: Visitor) => api.server.db.execute(sql`update members set created_at = created_at - interval '30 days' where id = ${visitor.uid ?? 0}`);

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  buyer = await loggedIn(api, '13900000601');
  stranger = await loggedIn(api, '13900000602');
  seller = await companyOf(api, { name: '例芯对话电子' });
  colleague = await colleagueOf(api, seller, 'seller');
  editor = await colleagueOf(api, seller, 'editor');
  for (const visitor of [buyer, stranger, seller.visitor]) await age(visitor);
  id = (await open(buyer, { kind: 'company', partyId: `${seller.id}` })).data.id;
});
afterAll(() => api.close());

const read = async (visitor: Visitor, seq: number) => (await visitor.post('/im/read', { conversationId: `${id}`, seq: `${seq}` })).json();

describe('会话', () => {
  it('从公司页联系：同一对只有一个；第一条消息以前对方看不到', async () => {
    const again = await open(buyer, { kind: 'company', partyId: `${seller.id}` });
    expect(again.data).toMatchObject({
      id,
      party: { kind: 'company', id: seller.id, name: '例芯对话电子' },
      ownParty: { kind: 'member' },
      lastSeq: 0,
      closedReason: null,
    });
    expect((await conversationsOf(seller.visitor)).data).toEqual([]);
    expect((await conversationsOf(buyer)).data.map((one) => one.id)).toEqual([id]);
    expect((await say(buyer, id, '有 STM32F103C8T6 现货吗？')).data).toMatchObject({ seq: 1, side: 'own', writer: { isMe: true }, isRead: false });
    expect((await conversationsOf(seller.visitor)).data).toMatchObject([{ id, unreadCount: 1, lastNote: '有 STM32F103C8T6 现货吗？', isLastOwn: false }]);
  });

  it('公司里买卖的人都看得到、都能答；编辑和外人当它不存在', async () => {
    expect((await conversationsOf(colleague)).data.map((one) => one.id)).toEqual([id]);
    for (const visitor of [editor, stranger]) {
      expect((await conversationsOf(visitor)).data).toEqual([]);
      for (const path of ['/im/conversation', '/im/messages', '/im/export'])
        expect((await visitor.get(path, { conversationId: `${id}` })).statusCode).toBe(404);
      expect((await say(visitor, id, '我也看看')).code).toBe(404);
      for (const path of ['/im/block', '/im/typing', '/im/conversation/mark'])
        expect((await visitor.post(path, { conversationId: `${id}` })).statusCode).toBe(404);
      expect((await visitor.post('/im/revoke', { conversationId: `${id}`, seq: '1' })).statusCode).toBe(404);
    }
    expect((await api.visitor().get('/im/conversations')).statusCode).toBe(401);
  });

  it('一个人答了，同事的未读也清；对方看到的是公司一方的人', async () => {
    expect((await unreadOf(colleague))[1]).toBe(1);
    const answer = await say(colleague, id, '有，2000 片', { answersSeq: 1 });
    expect(answer.data).toMatchObject({ seq: 2, answers: { seq: 1, note: '有 STM32F103C8T6 现货吗？' } });
    expect((await unreadOf(seller.visitor))[1]).toBe(0);
    expect((await conversationsOf(buyer)).data[0]).toMatchObject({ unreadCount: 1, otherReadSeq: 2 });
    expect((await messagesOf(seller.visitor, id)).data[1]).toMatchObject({ side: 'own', writer: { isMe: false } });
  });

  it('已读：只往前，双方都看得到', async () => {
    expect(await read(buyer, 2)).toMatchObject({ data: { unreadCount: 0, readSeq: 2 } });
    expect(await read(buyer, 1)).toMatchObject({ data: { readSeq: 2 } });
    expect(await read(buyer, 999)).toMatchObject({ data: { readSeq: 2 } });
    expect((await messagesOf(colleague, id)).data[1]).toMatchObject({ isRead: true });
  });

  it('同一个 clientId 是同一条，同时发也是；编号不缺不重', async () => {
    const twice = await Promise.all([1, 2, 3].map(() => say(buyer, id, '同一条', { clientId: 'same-client-1' })));
    expect(new Set(twice.map(({ data }) => data.seq)).size).toBe(1);
    const sent = await Promise.all(Array.from({ length: 20 }, (_, index) => say(index % 2 ? buyer : colleague, id, `并发 ${index}`)));
    const all = await messagesOf(buyer, id, { pageSize: '100' });
    expect(all.data.map(({ seq }) => seq)).toEqual(Array.from({ length: all.totalRecord }, (_, index) => index + 1));
    expect(new Set(sent.map(({ data }) => data.seq)).size).toBe(20);
  });

  it('往上翻页，也能翻到中间的一条', async () => {
    const { totalRecord } = await messagesOf(buyer, id);
    const newest = await messagesOf(buyer, id, { pageSize: '5' });
    expect([newest.data.at(-1)?.seq, newest.hasBefore, newest.hasAfter]).toEqual([totalRecord, true, false]);
    const older = await messagesOf(buyer, id, { pageSize: '5', before: `${newest.data[0]?.seq}` });
    expect(older.data.map(({ seq }) => seq)).toEqual([5, 4, 3, 2, 1].map((back) => totalRecord - 4 - back));
    const middle = await messagesOf(buyer, id, { pageSize: '4', around: '3' });
    expect(middle.data.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect([middle.hasBefore, middle.hasAfter]).toEqual([false, true]);
    expect((await messagesOf(buyer, id, { after: `${totalRecord}` })).data).toEqual([]);
  });
});

describe('撤回', () => {
  const revoke = async (visitor: Visitor, seq: number) => (await visitor.post('/im/revoke', { conversationId: `${id}`, seq: `${seq}` })).json();

  it('两分钟内，自己的；两边都只见“已撤回”，再撤一次还是一次', async () => {
    const { data } = await say(buyer, id, '写错了的价格 1.20');
    expect(await revoke(colleague, data.seq)).toMatchObject({ code: 0, reason: 'chat.not_own' });
    expect(await revoke(buyer, data.seq)).toMatchObject({ code: 1, data: { isRevoked: true, text: '' } });
    expect(await revoke(buyer, data.seq)).toMatchObject({ code: 1, data: { isRevoked: true } });
    expect(JSON.stringify(await messagesOf(colleague, id))).not.toContain('1.20');
    expect((await conversationsOf(colleague)).data[0]?.lastNote).toBe('[消息已撤回]');
    expect((await buyer.get('/im/search', { keywords: '1.20' })).json().data).toEqual([]);
  });

  it('差一毫秒到两分钟还行，到了就不行', async () => {
    const late = await say(buyer, id, '晚了');
    const intime = await say(buyer, id, '及时');
    api.clock.advance(119_999);
    expect(await revoke(buyer, intime.data.seq)).toMatchObject({ code: 1 });
    api.clock.advance(1);
    expect(await revoke(buyer, late.data.seq)).toMatchObject({ code: 0, reason: 'chat.revoke_late' });
  });
});

it('置顶、星标、隐藏、免打扰和备注只属于自己；隐藏的有新消息就回来', async () => {
  const mark = async (form: Record<string, string>) => (await buyer.post('/im/conversation/mark', { conversationId: `${id}`, ...form })).json();
  expect(await mark({ isPinned: 'true', isStarred: 'true', isMuted: 'true', remark: ' 老陈 ' })).toMatchObject({
    data: { isPinned: true, isStarred: true, isMuted: true, remark: '老陈' },
  });
  expect((await conversationsOf(colleague)).data[0]).toMatchObject({ isPinned: false, isStarred: false, isMuted: false, remark: null });
  await mark({ isHidden: 'true' });
  expect((await conversationsOf(buyer)).data).toEqual([]);
  expect((await conversationsOf(buyer, { filter: 'hidden' })).data.map((one) => one.id)).toEqual([id]);
  await say(colleague, id, '还要吗？');
  expect((await conversationsOf(buyer, { keywords: '老陈' })).data).toMatchObject([{ id, isHidden: false, unreadCount: 1 }]);
  expect((await unreadOf(buyer))[1]).toBe(0);
  await mark({ isMuted: 'false' });
  expect((await unreadOf(buyer))[1]).toBe(1);
});

it('未读只有一个数：通知、消息与两者之和，三处相同', async () => {
  await giveNotice(api.server.db, { memberId: buyer.uid ?? 0, kind: 'system', title: '维护通知', body: '今晚', href: null }, api.clock.now());
  expect(await unreadOf(buyer)).toEqual([1, 1, 2]);
  const list = await conversationsOf(buyer);
  expect(list.notices).toMatchObject({ unreadCount: 1, lastNote: '维护通知' });
  expect(list.data.reduce((sum, { unreadCount }) => sum + unreadCount, 0)).toBe(1);
});

it('屏蔽：对方发不了，也不知道为什么；取消以后又能发', async () => {
  const blocked = (await buyer.post('/im/block', { conversationId: `${id}` })).json();
  expect(blocked).toMatchObject({ data: { isBlocked: true, closedReason: '你已屏蔽对方，取消屏蔽后才能发送' } });
  expect(await say(colleague, id, '喂')).toMatchObject({ code: 0, reason: 'chat.closed', msg: '对方暂时不能接收消息' });
  expect((await conversationsOf(colleague)).data[0]).toMatchObject({ isBlocked: false, closedReason: '对方暂时不能接收消息' });
  expect((await buyer.get('/im/blocked')).json().data).toMatchObject([{ conversationId: id, party: { name: '例芯对话电子' } }]);
  expect((await buyer.post('/im/unblock', { conversationId: `${id}` })).json()).toMatchObject({ data: { isBlocked: false, closedReason: null } });
  expect((await say(colleague, id, '在了')).code).toBe(1);
});

it('按词找到一条，带着会话跳过去；别人的找不到', async () => {
  await say(colleague, id, '批号是 2436+，原包');
  const found = (await buyer.get('/im/search', { keywords: '2436+' })).json();
  expect(found).toMatchObject({ totalRecord: 1, data: [{ conversation: { id }, message: { text: '批号是 2436+，原包' } }] });
  expect((await stranger.get('/im/search', { keywords: '2436+' })).json()).toMatchObject({ totalRecord: 0 });
  expect((await buyer.get('/im/search', { keywords: '%' })).json()).toMatchObject({ totalRecord: 0 });
});

it('导出自己的对话为 csv：公式不会运行，撤回的没有字', async () => {
  await say(buyer, id, '=1+1');
  const file = await buyer.get('/im/export', { conversationId: `${id}` });
  expect(file.headers['content-type']).toContain('text/csv');
  expect(file.body).toContain("'=1+1");
  expect(file.body).toContain('（已撤回或移除）');
  expect(file.body).not.toContain('1.20');
});

describe('举报', () => {
  it('一条一次；自己一方的不能；成立：消息移除、对方被屏蔽，双方都有通知', async () => {
    const bad = await say(stranger, (await open(stranger, { kind: 'member', partyId: `${buyer.uid}` })).data.id, '刷单日结，稳赚不赔');
    const place = { conversationId: `${bad.data.conversationId}`, seq: `${bad.data.seq}`, reason: 'fraud' };
    expect((await stranger.post('/im/conversation/report', place)).json()).toMatchObject({ code: 0, reason: 'chat.own' });
    expect((await buyer.post('/im/conversation/report', { ...place, note: '骗人' })).json()).toMatchObject({ code: 1 });
    expect((await buyer.post('/im/conversation/report', place)).json()).toMatchObject({ code: 0, reason: 'chat.reported' });
    const operator = await operatorOf(api, '13900000699');
    const [review] = (await operator.get('/operator/reviews', { kind: 'chat_report' })).json<{ data: { id: number; facts: { value: string }[] }[] }>().data;
    expect(JSON.stringify(review?.facts)).toContain('刷单日结');
    expect((await buyer.get('/report/my')).json().data[0]).toMatchObject({ kind: 'conversation', reason: '欺诈', note: '骗人', state: 'open' });
    await operator.post('/operator/reviews/decide', { id: `${review?.id}`, decision: 'approve', reason: '' });
    expect((await messagesOf(buyer, bad.data.conversationId)).data[0]).toMatchObject({ isRevoked: true, text: '' });
    expect(await say(stranger, bad.data.conversationId, '在吗')).toMatchObject({ reason: 'chat.closed' });
    expect((await stranger.get('/message/page')).json().data[0]).toMatchObject({ title: '你的消息被举报' });
  });
});

describe('账号注销', () => {
  it('自己说的字没有了，替公司说的留在公司；对方的会话还在', async () => {
    const leaver = await loggedIn(api, '13900000611');
    await age(leaver);
    const own = (await open(leaver, { kind: 'company', partyId: `${seller.id}` })).data.id;
    await say(leaver, own, '我的电话 13800001111');
    expect((await conversationsOf(seller.visitor, { keywords: '芯友' })).data.some((one) => one.id === own)).toBe(true);
    await say(colleague, own, '收到，稍后回复');
    const erase = (visitor: Visitor) => eraseMember(api.server.db, composition, visitor.uid ?? 0, api.clock.now());
    await erase(leaver);
    await erase(colleague);
    const left = (await messagesOf(seller.visitor, own)).data;
    expect(left).toMatchObject([
      { isRevoked: true, text: '', side: 'other' },
      { isRevoked: false, text: '收到，稍后回复', side: 'own' },
    ]);
    expect(JSON.stringify(await conversationsOf(seller.visitor))).not.toContain('13800001111');
    expect((await conversationsOf(seller.visitor)).data.find((one) => one.id === own)).toMatchObject({ closedReason: '对方暂时不能接收消息' });
  });
});

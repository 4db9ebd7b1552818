import type { BoardReply, ChatFile } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import sharp from 'sharp';
import { loggedIn } from '../../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../../test/app.ts';
import { companyOf, type TestCompany } from '../../../test/companies.ts';
import { formBody, formType } from '../../../test/forms.ts';
import { type Answer, conversationsOf, messagesOf, open, say } from '../../../test/inbox.ts';
import { operatorOf } from '../../../test/operator.ts';
import { postJson } from '../../../test/shop.ts';
import { insertThings } from '../../../test/things.ts';

let api: TestApp;
let buyer: TestCompany;
let seller: TestCompany;
let rival: TestCompany;
let person: Visitor;
let partId: number;

const age = (visitor: Visitor) => api.server.db.execute(sql`update members set created_at = created_at - interval '30 days' where id = ${visitor.uid ?? 0}`);

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'error' });
  buyer = await companyOf(api, { name: '南河买方' });
  seller = await companyOf(api, { name: '例芯卖方' });
  rival = await companyOf(api, { name: '旁观公司' });
  person = await loggedIn(api, '13900000801');
  ({ partId } = await insertThings(api.server.db));
  for (const { visitor } of [buyer, seller, rival]) await age(visitor);
  await age(person);
});
afterAll(() => api.close());

const post = async (company: TestCompany, form: Record<string, unknown>) =>
  (await postJson(company.visitor, '/demand/add', form)).json<{ data: { id: number } }>().data.id;

describe('和谁对话', () => {
  it('自己、自己的公司、没有人的公司、不存在的：说明白', async () => {
    expect(await open(person, { kind: 'member', partyId: `${person.uid}` })).toMatchObject({ code: 0, reason: 'chat.self' });
    expect(await open(seller.visitor, { kind: 'company', partyId: `${seller.id}` })).toMatchObject({ code: 0, reason: 'chat.self' });
    expect(await open(person, { kind: 'company', partyId: '999999999' })).toMatchObject({ code: 404 });
    expect(await open(person, { kind: 'member', partyId: '999999999' })).toMatchObject({ code: 404 });
    expect(await open(person, { kind: 'company' })).toMatchObject({ code: 422, reason: 'chat.wrong_party' });
    expect(await open(person, { subjectKind: 'part', subjectId: `${partId}` })).toMatchObject({ code: 422, reason: 'chat.wrong_party' });
    const empty = await companyOf(api, { name: '无人公司' });
    await api.server.db.execute(sql`delete from enterprise_members where enterprise_id = ${empty.id}`);
    expect(await open(person, { kind: 'company', partyId: `${empty.id}` })).toMatchObject({ code: 0, reason: 'chat.nobody' });
  });

  it('公司对公司是同一个会话，谁先开都一样；个人找公司是另一个', async () => {
    const one = await open(buyer.visitor, { kind: 'company', partyId: `${seller.id}` });
    const other = await open(seller.visitor, { kind: 'company', partyId: `${buyer.id}` });
    expect(one.data).toMatchObject({ ownParty: { kind: 'company', id: buyer.id }, party: { kind: 'company', id: seller.id } });
    expect(other.data.id).toBe(one.data.id);
    expect((await open(person, { kind: 'company', partyId: `${seller.id}` })).data.id).not.toBe(one.data.id);
  });

  it('客服：会员一个，运营人员都看得到、都能答', async () => {
    const { data } = await open(person, { kind: 'operator' });
    expect(data.party).toMatchObject({ kind: 'operator', id: null, name: '平台客服', isVerified: true });
    await say(person, data.id, '发票怎么开？');
    const operator = await operatorOf(api, '13900000899');
    expect((await conversationsOf(operator)).data).toMatchObject([{ id: data.id, party: { kind: 'member', id: person.uid }, unreadCount: 1 }]);
    expect((await say(operator, data.id, '在订单页')).code).toBe(1);
    expect((await person.post('/im/block', { conversationId: `${data.id}` })).json()).toMatchObject({ code: 0, reason: 'chat.operator' });
  });

  it('匿名求购的公司，不能从求购里找出来', async () => {
    const row = await post(buyer, { type: 1, model: 'LM358DR', quantity: 500, isAnonymous: true });
    expect(await open(seller.visitor, { subjectKind: 'demand', subjectId: `${row}` })).toMatchObject({ code: 0, reason: 'chat.anonymous' });
    const named = await post(buyer, { type: 1, model: 'LM324DR', quantity: 500 });
    expect((await open(seller.visitor, { subjectKind: 'demand', subjectId: `${named}` })).data).toMatchObject({
      party: { kind: 'company', id: buyer.id },
      subject: { kind: 'demand', id: named, isAvailable: true, title: '求购 LM324DR' },
    });
  });

  it('供求板上屏蔽了的公司，也不能对话', async () => {
    const { data } = await open(rival.visitor, { kind: 'company', partyId: `${buyer.id}` });
    expect(data.closedReason).toBe(null);
    await buyer.visitor.post('/enterprise/black/add', { enterpriseId: `${rival.id}` });
    expect(await say(rival.visitor, data.id, '合作吗')).toMatchObject({ code: 0, reason: 'chat.closed' });
  });
});

describe('卡片', () => {
  it('只给看得到的人看：报价只有买卖双方，型号人人可见', async () => {
    const row = await post(seller, { type: 0, model: 'STM32F103C8T6', quantity: 3000, price: '6.8' });
    const asked = (await buyer.visitor.post('/demand/enquiry', { rowId: `${row}`, quantity: '100' })).json<Answer<{ id: number }>>().data.id;
    const between = (await open(buyer.visitor, { subjectKind: 'quote', subjectId: `${asked}` })).data;
    expect(between).toMatchObject({
      party: { id: seller.id },
      subject: { kind: 'quote', title: '报价 STM32F103C8T6', stateText: '待报价', href: `/inquiry/enquiry/${asked}` },
    });
    const sent = await say(buyer.visitor, between.id, '就是这份', { type: 'card', card: { kind: 'quote', id: asked } });
    expect(sent.data.card).toMatchObject({ isAvailable: true, facts: expect.arrayContaining([{ name: '数量', value: '100 片' }]) });
    expect((await messagesOf(seller.visitor, between.id)).data[0]?.card).toMatchObject({ isAvailable: true });
    expect((await conversationsOf(seller.visitor)).data.find(({ id }) => id === between.id)?.lastNote).toBe('[报价] 就是这份');

    const toRival = (await open(rival.visitor, { kind: 'company', partyId: `${seller.id}` })).data.id;
    expect(await say(rival.visitor, toRival, '', { type: 'card', card: { kind: 'quote', id: asked } })).toMatchObject({ code: 0, reason: 'chat.wrong_card' });
    await say(rival.visitor, toRival, '你好');
    await say(seller.visitor, toRival, '别人的报价', { type: 'card', card: { kind: 'quote', id: asked } });
    const seen = (await messagesOf(rival.visitor, toRival)).data.at(-1);
    expect(seen?.card).toEqual({ kind: 'quote', id: asked, isAvailable: false, title: '', stateText: '', facts: [], href: null });
    const part = await say(rival.visitor, toRival, '', { type: 'card', card: { kind: 'part', id: partId } });
    expect(part.data.card).toMatchObject({ isAvailable: true, href: `/datasheet/datasheetDetail/${partId}` });
    await open(person, { subjectKind: 'quote', subjectId: `${asked}` }).then((answer) => expect(answer).toMatchObject({ code: 404 }));
  });

  it('发出以后下架的，卡片上的字也没有了', async () => {
    const row = await post(seller, { type: 0, model: 'GD32F103', quantity: 10, price: '3' });
    const { id } = (await open(person, { subjectKind: 'demand', subjectId: `${row}` })).data;
    await say(person, id, '这个', { type: 'card', card: { kind: 'demand', id: row } });
    expect((await messagesOf(person, id)).data.at(-1)?.card).toMatchObject({ title: '供应 GD32F103', stateText: '进行中' });
    await api.server.db.execute(sql`update board_rows set state = 'removed' where id = ${row}`);
    expect((await messagesOf(person, id)).data.at(-1)?.card).toMatchObject({ isAvailable: false, title: '' });
    const { data } = (await api.visitor().get('/demand/list', { type: '0', keywords: 'GD32F103' })).json<BoardReply>();
    expect(data).toEqual([]);
  });
});

describe('图片和文件', () => {
  const upload = async (visitor: Visitor, conversationId: number, name: string, bytes: Uint8Array) =>
    (
      await visitor.send({
        method: 'POST',
        url: '/api/im/file',
        headers: { 'content-type': formType },
        payload: formBody([
          { name: 'conversationId', content: `${conversationId}` },
          { name: 'name', content: name },
          { name: 'file', filename: 'blob', type: 'application/octet-stream', content: bytes },
        ]),
      })
    ).json<Answer<ChatFile>>();

  it('只给两方；发出以前只给自己；撤回以后谁也没有；图片重新编码', async () => {
    const { id } = (await open(person, { kind: 'company', partyId: `${seller.id}` })).data;
    const photo = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } })
      .withExif({ IFD0: { Copyright: 'secret place' } })
      .jpeg()
      .toBuffer();
    const { data: file } = await upload(person, id, 'IMG_1.jpg', photo);
    expect(file).toMatchObject({ name: 'IMG_1.jpg', type: 'image/webp', isPicture: true, width: 40, height: 30 });
    const get = async (visitor: Visitor) => (await visitor.get(file.href)).statusCode;
    expect([await get(person), await get(seller.visitor), await get(rival.visitor)]).toEqual([200, 404, 404]);
    const sent = await say(person, id, '标签', { type: 'picture', fileId: file.id });
    expect(sent.data.file).toMatchObject({ id: file.id });
    expect([await get(person), await get(seller.visitor), await get(rival.visitor), await get(api.visitor())]).toEqual([200, 200, 404, 401]);
    expect((await person.get(file.href)).rawPayload.includes('secret place')).toBe(false);
    expect(await say(person, id, '', { type: 'picture', fileId: file.id })).toMatchObject({ code: 0, reason: 'chat.wrong_file' });
    const { data: other } = await upload(person, id, 'IMG_2.jpg', photo);
    const both = await Promise.all(['一', '二'].map((text) => say(person, id, text, { type: 'picture', fileId: other.id })));
    expect(both.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 1]);
    const clientId = 'same-picture-1';
    const { data: third } = await upload(person, id, 'IMG_3.jpg', photo);
    const twice = await Promise.all(['三', '三'].map((text) => say(person, id, text, { type: 'picture', fileId: third.id, clientId })));
    expect(twice.map(({ code, data }) => [code, data.seq])).toEqual([1, 2].map(() => [1, twice[0]?.data.seq]));
    await person.post('/im/revoke', { conversationId: `${id}`, seq: `${sent.data.seq}` });
    expect([await get(person), await get(seller.visitor)]).toEqual([404, 404]);
  });

  it('别的文件只能保存，不在页面里打开；名字是发的人起的', async () => {
    const { id } = (await open(person, { kind: 'company', partyId: `${seller.id}` })).data;
    const { data: file } = await upload(person, id, '报价单.html', Buffer.from('<script>alert(1)</script>'));
    await say(person, id, '', { type: 'file', fileId: file.id });
    const reply = await seller.visitor.get(file.href);
    expect(reply.headers['content-type']).toBe('application/octet-stream');
    expect(reply.headers['content-disposition']).toContain('attachment');
    expect(reply.headers['content-disposition']).toContain(encodeURIComponent('报价单.html'));
    expect(await upload(person, id, '坏.png', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]))).toMatchObject({ code: 0, reason: 'chat.unreadable_file' });
    expect(await upload(rival.visitor, id, 'x.txt', Buffer.from('x'))).toMatchObject({ code: 404 });
  });
});

describe('新账号和陌生人', () => {
  it('新账号：对方回复以前最多三条，没有链接和联系方式；每小时五位', async () => {
    const fresh = await loggedIn(api, '13900000811');
    const strangers = [];
    for (let index = 0; index < 6; index++) strangers.push(await loggedIn(api, `1390000082${index}`));
    const ids = [];
    for (const one of strangers) ids.push((await open(fresh, { kind: 'member', partyId: `${one.uid}` })).data.id);
    const [first = 0] = ids;
    expect(await say(fresh, first, '加微信 abc')).toMatchObject({ code: 0, reason: 'chat.new_account' });
    expect(await say(fresh, first, 'https://example.com/x')).toMatchObject({ code: 0, reason: 'chat.new_account' });
    for (const text of ['一', '二', '三']) expect(await say(fresh, first, text)).toMatchObject({ code: 1 });
    expect(await say(fresh, first, '四')).toMatchObject({ code: 0, reason: 'chat.unanswered' });
    await say(strangers[0] as Visitor, first, '你好');
    expect(await say(fresh, first, '我的电话 13812345678')).toMatchObject({ code: 1 });
    for (const id of ids.slice(1, 5)) expect(await say(fresh, id, '打扰了')).toMatchObject({ code: 1 });
    expect(await say(fresh, ids[5] ?? 0, '打扰了')).toMatchObject({ code: 0, reason: 'chat.new_account', data: { wait: expect.any(Number) } });
    api.clock.advance(3_600_000);
    expect(await say(fresh, ids[5] ?? 0, '打扰了')).toMatchObject({ code: 1 });
  });

  it('同样的话一天最多发给五位没有回复的人', async () => {
    const strangers = [];
    for (let index = 0; index < 6; index++) strangers.push(await loggedIn(api, `1390000083${index}`));
    const answers = [];
    for (const one of strangers)
      answers.push(await say(person, (await open(person, { kind: 'member', partyId: `${one.uid}` })).data.id, '长期回收各种电子元器件库存，欢迎联系'));
    expect(answers.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 0]);
    expect(answers[5]).toMatchObject({ reason: 'chat.content' });
  });

  it('没有绑定手机号的不能发；空的不能发', async () => {
    const { id } = (await open(person, { kind: 'company', partyId: `${seller.id}` })).data;
    expect(await say(person, id, ' \n ')).toMatchObject({ code: 0, reason: 'chat.empty' });
    await api.server.db.execute(sql`update members set mobile = null where id = ${person.uid ?? 0}`);
    expect(await say(person, id, '你好')).toMatchObject({ code: 403, reason: 'chat.mobile_required' });
  });
});

// Notices that content infringes rights: sent without a login, decided, contested by who published it.
import type { OperatorTakedown, Takedown, TakedownSent } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { loggedIn } from '../../test/accounts.ts';
import { createTestApp, type TestApp, type Visitor } from '../../test/app.ts';
import { operatorOf } from '../../test/operator.ts';
import { insertThings } from '../../test/things.ts';

let api: TestApp;
let operator: Visitor;
let uploader: Visitor;
let brandId: number;
let documentId: number;
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  operator = await operatorOf(api);
  uploader = await loggedIn(api, '13900000171');
  ({ brandId } = await insertThings(api.server.db));
});
afterAll(() => api.close());
beforeEach(async () => {
  // Five an hour from one address.
  api.clock.advance(3_600_000);
  const { rows } = await api.server.db.execute<{ id: number }>(
    sql`insert into documents (brand_id, title, language, sha256) values (${brandId}, 'EX32F103 数据手册', 'zh', 'x') returning id`,
  );
  documentId = rows[0]?.id ?? 0;
  await api.server.db.execute(sql`
    insert into spec_uploads (member_id, state, sha256, size_bytes, page_count, outline, title, language, document_id, has_made_document, created_at)
    values (${uploader.uid ?? 0}, 'published', 'x', 1, 1, '[]', 'EX32F103 数据手册', 'zh', ${documentId}, true, now())`);
});

const form = (own: Record<string, string> = {}) => ({
  right: 'copyright',
  holder: '示例出版社',
  places: `/specification_detail/${documentId}?brandId=1`,
  content: '未经许可转载',
  proof: '登记号 国作登字-2025-A-00000001（样例）',
  contact: 'law@example.com',
  ...own,
});
const send = async (own?: Record<string, string>) => {
  const reply = await api.visitor().post('/takedown/add', form(own));
  return reply.json<{ code: number; reason?: string; fields?: { field: string; msg: string }[]; data: TakedownSent }>();
};
const stateOf = async (code: string) => (await api.visitor().get('/takedown/state', { code })).json<{ data: Takedown }>().data;
const decide = async (id: number, decision: string, reason = '已核对登记证书') =>
  (await operator.post('/operator/takedowns/decide', { id: `${id}`, decision, reason })).json<{ code: number; reason?: string; data: OperatorTakedown }>();
const documentStatus = async () => (await api.visitor().get('/my/spec/v1/detail', { id: `${documentId}` })).statusCode;
const contest = (visitor: Visitor, id: number) => visitor.post('/takedown/counter', { id: `${id}`, content: '这是原厂授权我们发布的', contact: '13800000000' });
const newestNotice = async () => (await uploader.get('/message/page')).json<{ data: { title: string; body: string; href: string }[] }>().data[0];

describe('提交', () => {
  it.each([
    ['权利人是空白', { holder: '  ' }, 'holder', '请填写权利人'],
    ['没有证明', { proof: ' ' }, 'proof', '请填写权属证明'],
    ['联系方式不对', { contact: '电话见官网' }, 'contact', '邮箱或手机号不正确'],
    ['别的网站', { places: '/news\nhttps://evil.example/specification_detail/1' }, 'places', '第 2 行不是本站的网址'],
    ['不是网址', { places: '那份手册' }, 'places', '第 1 行不是本站的网址'],
    ['本站没有的', { places: '\n/specification_detail/999999' }, 'places', '第 2 行的网址在本站没有内容'],
    ['太多', { places: Array.from({ length: 21 }, (_, at) => `/mall/goodsDetail/${at + 1}`).join('\n') }, 'places', '最多写 20 个网址，现在有 21 个'],
  ])('%s：说出是哪一栏、哪一行', async (_, own, field, words) => {
    const { code, fields } = await send(own);
    expect([code, fields?.[0]?.field]).toEqual([422, field]);
    expect(fields?.[0]?.msg).toContain(words);
  });

  it('不用登录；同一个网址只记一次；凭编号后面的链接看到进度，看不到联系方式，别的码看不到', async () => {
    const { data } = await send({ places: `/specification_detail/${documentId}\n/specification_detail/${documentId}#page=2\n/mall/goodsDetail/7` });
    const notice = await stateOf(data.code);
    expect(notice).toMatchObject({ id: data.id, state: 'received', decideTime: null, counter: null });
    expect(notice.places).toEqual([
      { path: `/specification_detail/${documentId}`, kind: 'document', title: 'EX32F103 数据手册', isDown: false },
      { path: '/mall/goodsDetail/7', kind: 'other', title: null, isDown: false },
    ]);
    expect(JSON.stringify(notice)).not.toContain('law@example.com');
    expect((await api.visitor().get('/takedown/state', { code: `${data.code}x` })).statusCode).toBe(404);
    await decide(data.id, 'reject', '没有证明是权利人');
    expect(await stateOf(data.code)).toMatchObject({ state: 'rejected', reason: '没有证明是权利人' });
    expect(await documentStatus()).toBe(200);
  });

  it('一个地址一小时五次，写错的不算', async () => {
    for (let count = 0; count < 6; count++) await send({ holder: ' ' });
    for (let count = 0; count < 5; count++) expect((await send()).code).toBe(1);
    expect((await send()).code).toBe(429);
  });
});

describe('处理', () => {
  it('采纳就下架，发布者收到通知；他声明不侵权，运营恢复，两边都看到；别人看不到也不能代他声明', async () => {
    const { id, code } = (await send()).data;
    expect((await decide(id, 'uphold')).data).toMatchObject({ state: 'upheld', contact: 'law@example.com' });
    expect(await documentStatus()).toBe(410);
    expect(await stateOf(code)).toMatchObject({ state: 'upheld', places: [{ isDown: true }] });
    expect(await newestNotice()).toMatchObject({ title: '数据手册已下架', href: `/userCenter/takedowns/${id}` });

    const other = await loggedIn(api, '13900000172');
    expect((await other.get('/takedown/against', { id: `${id}` })).statusCode).toBe(404);
    expect((await contest(other, id)).statusCode).toBe(404);
    expect((await uploader.get('/takedown/against', { id: `${id}` })).json().data).toMatchObject({ state: 'upheld', holder: '示例出版社' });

    expect((await contest(uploader, id)).json().data).toMatchObject({ state: 'contested', counter: { content: '这是原厂授权我们发布的' } });
    expect((await contest(uploader, id)).json()).toMatchObject({ code: 0, reason: 'takedown.state' });
    expect(await documentStatus()).toBe(410);
    expect((await operator.get('/operator/takedowns')).json().data.map((row: OperatorTakedown) => row.id)).toContain(id);
    expect((await decide(id, 'restore', '有原厂授权')).data).toMatchObject({ state: 'restored', counterContact: '13800000000' });
    expect(await documentStatus()).toBe(200);
    expect(await stateOf(code)).toMatchObject({ state: 'restored', counter: { reason: '有原厂授权', content: '这是原厂授权我们发布的' } });
    expect((await newestNotice())?.title).toBe('数据手册已恢复');
  });

  it('声明没有采纳：仍然下架，不能再声明，发布者收到原因', async () => {
    const { id } = (await send()).data;
    await decide(id, 'uphold');
    await contest(uploader, id);
    expect((await decide(id, 'keep', '授权已到期')).data).toMatchObject({ state: 'upheld', counter: { reason: '授权已到期' } });
    expect(await newestNotice()).toMatchObject({ title: '不侵权声明没有采纳', body: expect.stringContaining('授权已到期') });
    expect((await contest(uploader, id)).json()).toMatchObject({ code: 0, reason: 'takedown.state' });
  });

  it('两份通知说的是同一份：恢复一份，另一份还管着，仍然下架', async () => {
    const [first, second] = [(await send()).data, (await send({ holder: '另一家' })).data];
    await decide(first.id, 'uphold');
    await decide(second.id, 'uphold');
    await contest(uploader, first.id);
    await decide(first.id, 'restore');
    expect(await documentStatus()).toBe(410);
    expect(await newestNotice()).toMatchObject({ title: '还有一份侵权通知', href: `/userCenter/takedowns/${second.id}` });
    await contest(uploader, second.id);
    await decide(second.id, 'restore');
    expect(await documentStatus()).toBe(200);
  });

  it('处理过的不能再处理一次；没有原因不处理；会员不能处理', async () => {
    const { id } = (await send()).data;
    expect((await decide(id, 'restore')).reason).toBe('takedown.state');
    expect((await decide(id, 'reject', '')).code).toBe(422);
    expect((await uploader.post('/operator/takedowns/decide', { id: `${id}`, decision: 'uphold', reason: '是' })).statusCode).toBe(403);
    await decide(id, 'reject');
    expect((await decide(id, 'uphold')).reason).toBe('takedown.state');
  });
});

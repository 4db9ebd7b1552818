import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp, type Visitor } from '../../test/app.ts';
import { operatorOf } from '../../test/operator.ts';
import { insertThings } from '../../test/things.ts';

let api: TestApp;
let member: Visitor;
let types: { id: number; label: string }[];
beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
  member = api.visitor();
  await member.login('13900000141');
  types = (await api.visitor().get('/category', { categoryEnum: 'OPINION' })).json().data;
});
afterAll(() => api.close());

const send = (visitor: Visitor, form: Record<string, string> = {}, url = '/opinion/add') =>
  visitor.post(url, { type: `${types[0]?.id}`, content: '页面打不开', contact: 'someone@example.com', ...form });

it('反馈类型', () => expect(types.map(({ label }) => label)).toEqual(['功能异常', '资料错误', '内容侵权', '功能建议', '其他']));

it('两个地址都能提交，在我的反馈里新的在前，只有自己的', async () => {
  expect((await send(member, { page: '/about?token=secret#x' })).json()).toMatchObject({ code: 1, data: { id: expect.any(Number) } });
  api.clock.advance(1000);
  expect((await send(member, { content: '希望有深色', type: `${types[3]?.id}`, contact: '13800000000' }, '/opinion/v1/add')).json()).toMatchObject({ code: 1 });
  const { data, totalRecord } = (await member.get('/opinion/my')).json();
  expect(totalRecord).toBe(2);
  expect(data).toEqual([
    expect.objectContaining({ typeLabel: '功能建议', content: '希望有深色', state: 'open', reply: null, replyTime: null }),
    expect.objectContaining({ typeLabel: '功能异常', content: '页面打不开' }),
  ]);
  const other = api.visitor();
  await other.login('13900000142');
  expect((await other.get('/opinion/my')).json()).toMatchObject({ data: [], totalRecord: 0 });
  expect((await send(api.visitor())).statusCode).toBe(401);
});

it('缺的和错的说出字段，用产品的原话；不占次数', async () => {
  const picky = api.visitor();
  await picky.login('13900000143');
  for (const [form, field, msg] of [
    [{ type: '999999' }, 'type', '请选择反馈类型'],
    [{ content: '   ' }, 'content', '请完善反馈内容，以便我们尽快解决此问题'],
    [{ contact: '  ' }, 'contact', '请填写您的邮箱，方便我们跟进'],
    [{ contact: '不是邮箱' }, 'contact', '邮箱或手机号不正确，请检查后重新填写'],
  ] as const)
    for (let times = 0; times < 2; times++) {
      const reply = await send(picky, form);
      expect([reply.statusCode, reply.json().fields]).toEqual([422, [{ field, msg }]]);
    }
  expect((await send(picky)).statusCode).toBe(200);
});

it('每小时 5 条，第 6 条说出要等多久，一小时后又可以', async () => {
  const eager = api.visitor();
  await eager.login('13900000144');
  const statuses: number[] = [];
  for (let count = 0; count < 5; count++) statuses.push((await send(eager)).statusCode);
  const refused = await send(eager, {}, '/opinion/v1/add');
  expect(statuses).toEqual([200, 200, 200, 200, 200]);
  expect(refused.statusCode).toBe(429);
  expect(refused.json()).toMatchObject({ reason: 'request.too_many', msg: '每小时最多提交 5 条反馈，请 60 分钟后再试' });
  expect(refused.headers['retry-after']).toBe('3600');
  const { rows } = await api.database.pool.query(`select outcome, member_id from audit_rows where event = 'rate.limit'`);
  expect(rows).toEqual([{ outcome: 'refused', member_id: `${eager.uid}` }]);
  api.clock.advance(3_600_001);
  expect((await send(eager)).statusCode).toBe(200);
});

it('8.2.3/15.3.3（33）：多出来的字段不被保存', async () => {
  const sly = api.visitor();
  await sly.login('13900000145');
  await send(sly, { memberId: `${member.uid}`, reply: '已解决', state: 'answered', repliedAt: '2026-01-01' });
  expect((await sly.get('/opinion/my')).json().data[0]).toMatchObject({ state: 'open', reply: null });
});

it('报告数据手册某一页的错误：会员看到处理中，运营写出结果和原因，会员看到已更正或已驳回并收到通知', async () => {
  const { documentId, brandId } = await insertThings(api.server.db);
  const reporter = api.visitor();
  await reporter.login('13900000146');
  const about = { type: `${types[1]?.id}`, content: '电压上限少了小数点', documentId: `${documentId}`, documentPage: '24', phrase: ' 电压上限 36 V ' };
  expect((await send(reporter, { ...about, documentId: '999999' })).json()).toMatchObject({ code: 422, reason: 'feedback.document' });
  expect((await send(reporter, about)).json()).toMatchObject({ code: 1 });
  const mine = async () => (await reporter.get('/opinion/my')).json().data[0];
  const place = { documentId, title: 'EX32F103 数据手册', brandId, page: 24, phrase: '电压上限 36 V' };
  const first = await mine();
  expect(first).toMatchObject({ place, state: 'open', verdict: null });
  const operator = await operatorOf(api, '13900000147');
  expect((await operator.get('/operator/feedback', { state: 'open' })).json().data).toContainEqual(expect.objectContaining({ id: first.id, place }));
  const answer = { id: `${first.id}`, reply: '原厂这一版就是这样写的', verdict: 'rejected' };
  expect((await operator.post('/operator/feedback/reply', answer)).json().data).toMatchObject({ verdict: 'rejected', place });
  expect(await mine()).toMatchObject({ state: 'answered', verdict: 'rejected', reply: '原厂这一版就是这样写的' });
  expect((await reporter.get('/message/page')).json().data[0]).toMatchObject({ title: '你报告的错误没有更正', body: expect.stringContaining('原厂这一版') });
  await operator.post('/operator/feedback/reply', { ...answer, reply: '重新核对后已更正', verdict: 'corrected' });
  expect(await mine()).toMatchObject({ verdict: 'corrected' });
});

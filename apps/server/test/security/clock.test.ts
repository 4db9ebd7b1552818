// The time of day is set forward and back by an hour while people log in.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../app.ts';

let api: TestApp;
const hour = 3_600_000;
const minute = 60_000;
let next = 1;
const freshNumber = () => `133${String(next++).padStart(8, '0')}`;

beforeAll(async () => {
  api = await createTestApp({ logLevel: 'silent' });
});
afterAll(() => api.close());

it.each([hour, -hour])('时钟拨了 %s 毫秒：没有人被登出', async (step) => {
  const visitor = api.visitor();
  await visitor.login(freshNumber());
  api.clock.advance(step);
  expect((await visitor.get('/dtUser/myDetail')).statusCode).toBe(200);
  api.clock.advance(-step);
  expect((await visitor.get('/dtUser/myDetail')).statusCode).toBe(200);
});

it('时钟拨回去以后，“将来”的验证码不能用，马上可以再要一个', async () => {
  const visitor = api.visitor();
  const mobile = freshNumber();
  const code = await visitor.receiveCode(mobile);
  api.clock.advance(-hour);
  expect((await visitor.post('/web/login', { mobile, code })).json()).toMatchObject({ code: 0, reason: 'login.code_expired' });
  expect((await visitor.login(mobile)).json()).toMatchObject({ code: 1 });
  api.clock.advance(hour);
});

it('票据也是：有效期之外的将来不算数', async () => {
  const visitor = api.visitor();
  await visitor.login(freshNumber());
  const { ticket } = (await visitor.post('/auth/ticket', { purpose: 'im' })).json<{ data: { ticket: string } }>().data;
  api.clock.advance(-hour);
  expect((await api.visitor().post('/auth/ticket/exchange', { ticket, purpose: 'im' })).statusCode).toBe(401);
  api.clock.advance(hour);
  expect((await api.visitor().post('/auth/ticket/exchange', { ticket, purpose: 'im' })).statusCode).toBe(200);
});

it('拨快的时候用掉的次数，拨回来不再锁一个小时', async () => {
  const visitor = api.visitor();
  const mobile = freshNumber();
  api.clock.advance(hour);
  const wait = async () => (await visitor.get('/v2/sendNotice', { mobile, captchaVerifyParam: 'ok' })).json<{ data?: { wait?: number } }>().data?.wait ?? 0;
  expect(await wait()).toBe(0);
  api.clock.advance(-hour);
  expect(await wait()).toBe(0);
  expect(await wait()).toBeLessThanOrEqual(minute / 1000);
});

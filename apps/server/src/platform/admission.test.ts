import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../test/app.ts';
import { MOST_CALLS, MOST_WAITING_CALLS } from './admission.ts';
import { one } from './errors.ts';

let api: TestApp;
let finish: () => void = () => undefined;
const gate = new Promise<void>((done) => (finish = done));
let begun = 0;
beforeAll(async () => {
  api = await createTestApp({
    logLevel: 'silent',
    handlers: {
      siteConfig: async (_ctx, { key }) => {
        begun += 1;
        await gate;
        return one({ key, value: null });
      },
    },
  });
});
afterAll(() => api.close());

it('同时处理的调用有上限，有些等着轮到：再来的马上 503，看过的目录、登录和健康检查照常，过去之后不用等', async () => {
  const ask = (url: string) => api.app.inject({ url });
  const known = await ask('/api/navigation');
  const asked = Array.from({ length: MOST_CALLS + MOST_WAITING_CALLS }, (_, index) => ask(`/api/config?key=k${index}`));
  await expect.poll(() => begun).toBe(MOST_CALLS);

  const refused = await ask('/api/app/lastest');
  expect([refused.statusCode, refused.json().reason, refused.headers['retry-after']]).toEqual([503, 'service.unavailable', '2']);
  const old = await ask('/api/navigation');
  expect([old.statusCode, old.body, old.headers.age]).toEqual([200, known.body, expect.any(String)]);
  expect((await ask('/healthz')).statusCode).toBe(200);
  expect((await api.visitor().login('13900000088')).json()).toMatchObject({ code: 1 });

  finish();
  const replies = await Promise.all(asked);
  expect(new Set(replies.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  expect((await ask('/api/app/lastest')).statusCode).toBe(200);
});

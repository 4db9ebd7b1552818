import { expect, it } from 'vitest';
import type { Backend } from './backend.ts';
import { createWebServer } from './createHost.ts';
import { readSettings } from './settings.ts';

/** Only its options are asked before something is mounted. */
const backend = { options: { genReqId: () => 'r-77' } } as unknown as Backend;

it('服务器自己出错：中文页面，说编号、给重试和回首页的路，不给内部的话', async () => {
  const app = createWebServer(readSettings({}), backend);
  app.get('/boom', () => {
    throw new Error('relation "parts" does not exist');
  });
  const answer = await app.inject('/boom');
  expect(answer.statusCode).toBe(500);
  expect(answer.headers['content-type']).toContain('text/html');
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.body).toContain('页面出错了');
  expect(answer.body).toContain('r-77');
  expect(answer.body).toContain('>重试</a>');
  expect(answer.body).toContain('<a href="/">返回首页</a>');
  expect(answer.body).not.toMatch(/Internal Server Error|relation/);
  await app.close();
});

import Fastify from 'fastify';
import { afterEach, expect, it } from 'vitest';
import type { Backend } from './backend.ts';
import { servePlainCart } from './servePlainCart.ts';

const app = Fastify();
const asked: { path: string; body: string }[] = [];
let status = 200;
const backend = {
  hasBudget: () => false,
  fetchFor: () => async (input: string, init: { body: string | URLSearchParams }) => {
    asked.push({ path: new URL(input).pathname, body: init.body.toString() });
    return new Response('{}', { status });
  },
} as unknown as Backend;
servePlainCart(app, { backend, publicOrigin: 'https://chip.example' });

const own = { origin: 'https://chip.example', 'sec-fetch-site': 'same-origin' };
const post = (fields: Record<string, string>, headers: Record<string, string> = own) =>
  app.inject({
    method: 'POST',
    url: '/mall/cart',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(fields).toString(),
  });

afterEach(() => {
  asked.length = 0;
  status = 200;
});

it('改数量和移除各成一个调用，回到购物车并说出结果', async () => {
  const changed = await post({ line: '11', quantity: '200', change: 'quantity' });
  expect([changed.statusCode, changed.headers.location, changed.headers['cache-control']]).toEqual([303, '/mall/cart?outcome=saved', 'no-store']);
  await post({ line: '11', quantity: '200', change: 'remove' });
  expect(asked).toEqual([
    { path: '/api/mall/cart/quantity', body: 'id=11&quantity=200' },
    { path: '/api/mall/cart/remove', body: '{"ids":[11]}' },
  ]);
});

it('服务器没有做的、看不懂的，说没有保存', async () => {
  status = 422;
  expect((await post({ line: '11', quantity: '-1', change: 'quantity' })).headers.location).toBe('/mall/cart?outcome=failed');
  asked.length = 0;
  expect((await post({ line: '1 OR 1', change: 'remove' })).headers.location).toBe('/mall/cart?outcome=failed');
  expect(asked).toEqual([]);
});

it('3.5.1：别的网站的页面带着 Cookie 发来的表单不做，也不问接口', async () => {
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://chip.example', 'sec-fetch-site': 'same-site' },
    { origin: 'null' },
    { 'sec-fetch-site': 'none' },
    {},
  ];
  for (const headers of foreign) expect((await post({ line: '11', change: 'remove' }, headers)).statusCode).toBe(403);
  expect(asked).toEqual([]);
});

it('太大的、不是表单的不读', async () => {
  expect((await post({ line: '11', quantity: '1'.repeat(2000), change: 'quantity' })).statusCode).toBe(413);
  expect((await app.inject({ method: 'POST', url: '/mall/cart', headers: { ...own, 'content-type': 'text/plain' }, payload: 'line=11' })).statusCode).not.toBe(
    303,
  );
  expect(asked).toEqual([]);
});

import { shares } from '@chippage/server/budgets';
import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { createRenderBudget } from './renderBudget.ts';

/** A budget over an API that knows one login, and how often it was asked who that is. */
function budgetOver(isCounted = true) {
  let asked = 0;
  const waitFor = createRenderBudget({
    // The clock stands: what is taken does not grow back while a busy machine counts.
    now: () => 1_000,
    backend: {
      hasBudget: () => isCounted,
      fetchFor: (visitor) => async () => {
        asked += 1;
        return visitor?.headers.cookie === 'token=true' ? Response.json({ code: 1, msg: '', data: { id: 7 } }) : new Response(null, { status: 401 });
      },
    },
  });
  const visit = (ip: string, cookie = '') => waitFor({ ip, headers: { cookie } } as FastifyRequest, cookie !== '');
  return { visit, asked: () => asked };
}

it('一次打开 40 个标签页碰不到；一个地址用完了，别的地址照常', async () => {
  const { visit } = budgetOver();
  for (let tab = 0; tab < 40; tab++) expect(await visit('203.0.113.7')).toBe(0);
  for (let more = 40; more < shares.renders.burst; more++) await visit('203.0.113.7');
  expect(await visit('203.0.113.7')).toBeGreaterThan(0);
  expect(await visit('203.0.113.8')).toBe(0);
});

it('地址用完之后，有效的登录用自己的一份，自称登录的没有', async () => {
  const { visit, asked } = budgetOver();
  for (let count = 0; count < shares.renders.burst; count++) await visit('203.0.113.7', 'token=x');
  expect(asked()).toBe(0);
  expect(await visit('203.0.113.7', 'token=x')).toBeGreaterThan(0);
  expect(await visit('203.0.113.7', 'token=true')).toBe(0);
  for (let count = 1; count < shares.memberRenders.burst - 1; count++) await visit('203.0.113.7', 'token=true');
  expect(await visit('203.0.113.7', 'token=true')).toBeGreaterThan(0);
});

it('不计数的访客没有尽头', async () => {
  const { visit } = budgetOver(false);
  for (let count = 0; count <= shares.renders.burst; count++) expect(await visit('203.0.113.7')).toBe(0);
});

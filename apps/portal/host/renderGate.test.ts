import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createRenderGate, MOST_RENDERS, MOST_WAITING_RENDERS, RendersBusy } from './renderGate.ts';

it('同时渲染的页面有上限，有些等着轮到，都会渲染；再来的马上被拒绝，之后又有地方', async () => {
  const inTurn = createRenderGate();
  const open = Promise.withResolvers<string>();
  const pages = Array.from({ length: MOST_RENDERS + MOST_WAITING_RENDERS }, () => inTurn('203.0.113.7', () => open.promise));
  await expect(inTurn('203.0.113.7', async () => 'one more')).rejects.toThrow(RendersBusy);
  // A newcomer from elsewhere takes the last place of the one that asks for so much.
  const fromElsewhere = inTurn('198.51.100.2', async () => 'elsewhere');
  await expect(pages.at(-1)).rejects.toThrow(RendersBusy);
  open.resolve('page');
  expect(await Promise.all(pages.slice(0, -1))).toHaveLength(MOST_RENDERS + MOST_WAITING_RENDERS - 1);
  expect(await fromElsewhere).toBe('elsewhere');
});

it('docs/security/budgets.md 说的是同样的数目', () => {
  const text = readFileSync(new URL('../../../docs/security/budgets.md', import.meta.url), 'utf8');
  expect(text).toContain(`同时渲染 ${MOST_RENDERS} 页，还有 ${MOST_WAITING_RENDERS} 页等着轮到`);
});

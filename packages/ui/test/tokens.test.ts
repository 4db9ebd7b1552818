import { expect, test } from 'vitest';
import { vars } from '../src/theme/contract.css.ts';
import { tokens } from '../src/theme/tokens.ts';

type Leaf = { path: string; value: unknown };

function leaves(node: unknown, isLeaf: (node: object) => boolean, path: string[] = []): Leaf[] {
  if (typeof node !== 'object' || node === null || isLeaf(node)) return [{ path: path.join('.'), value: node }];
  return Object.entries(node).flatMap(([key, child]) => leaves(child, isLeaf, [...path, key]));
}

const contract = leaves(vars, () => false);
const values = leaves(tokens, (node) => 'description' in node);

test('契约里的每个名字都有令牌，反过来也是', () => {
  expect(values.map(({ path }) => path).sort()).toEqual(contract.map(({ path }) => path).sort());
});

test('名字读得懂，别的站点用 CSS 就能换肤', () => {
  for (const { path, value } of contract) {
    const name = path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    expect(value).toBe(`var(--cp-${name})`);
  }
});

test('每个令牌都说明用途', () => {
  expect(values.filter(({ value }) => (value as { description: string }).description === '')).toEqual([]);
});

test('字号不低于 12 px，随读者的字号缩放', () => {
  for (const { value } of Object.values(tokens.text)) {
    expect(value).toMatch(/rem$/);
    expect(Number.parseFloat(value) * 16).toBeGreaterThanOrEqual(12);
  }
});

test('间距都在 4 px 网格上（2 除外）', () => {
  for (const { value } of Object.values(tokens.space).slice(1)) expect(Number.parseInt(value, 10) % 4).toBe(0);
});

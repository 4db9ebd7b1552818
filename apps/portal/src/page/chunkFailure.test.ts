import { expect, it } from 'vitest';
import { mayReload } from './chunkFailure.ts';

it('页面代码加载失败时重新加载，一分钟内最多一次', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  const start = 1_790_000_000_000;
  expect(mayReload(storage, start)).toBe(true);
  expect(mayReload(storage, start + 59_999)).toBe(false);
  expect(mayReload(storage, start + 60_000)).toBe(true);
});

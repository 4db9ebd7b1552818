// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { drafts } from './drafts.ts';
import { addTrace, forgetTraces } from './traces.ts';

it('退出以后：草稿、页面记着的、两个数据库都没有了，不用再取代码', () => {
  const deleted: string[] = [];
  vi.stubGlobal('indexedDB', { deleteDatabase: (name: string) => deleted.push(name) });
  drafts.setItem('comment:1', '压差');
  expect(drafts.getItem('comment:1')).toBe('压差');
  const forget = vi.fn(() => Promise.resolve());
  addTrace(forget);
  forgetTraces();
  expect(drafts.getItem('comment:1')).toBeNull();
  expect(forget).toHaveBeenCalledOnce();
  expect(deleted).toEqual(['disk', 'articles']);
});

it('浏览器不让用数据库：不出错', () => {
  vi.stubGlobal('indexedDB', undefined);
  expect(forgetTraces).not.toThrow();
});

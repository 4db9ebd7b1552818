// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDraft } from './useDraft.ts';

function bind() {
  const kept = new Map<string, string>();
  const drafts = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
  return { kept, open: (key: string | null) => renderHook(() => useDraft(drafts, key)) };
}

test('写了一半关上，再打开还在；换一样东西是另一份；寄出后不再留', () => {
  const { open } = bind();
  const first = open('comment:7');
  act(() => first.result.current.setText('封装标错'));
  first.unmount();
  const again = open('comment:7');
  expect(again.result.current.text).toBe('封装标错');
  expect(open('comment:8').result.current.text).toBe('');
  act(() => again.result.current.forget());
  again.unmount();
  expect(open('comment:7').result.current.text).toBe('');
});

test('没有名字的什么都不留', () => {
  const { open, kept } = bind();
  const { result } = open(null);
  act(() => result.current.setText('x'));
  expect(kept.size).toBe(0);
});

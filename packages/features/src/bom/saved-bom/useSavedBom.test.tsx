// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { ApiProvider } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import { fakeApi } from '@chippage/api/fakeApi';
import type { Bom } from '@chippage/api/types';
import type { ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { bomLines, bomParts, savedBoms } from '../bom.fixtures.ts';
import { useSavedBom } from './useSavedBom.ts';

test('别处存了新的一版：读到它也不丢改动，保存说不行；存成了才算没有改动', async () => {
  let version = 3;
  const isTaken = vi.fn(() => true);
  const bom = (): Bom => ({ ...savedBoms[0]!, version, latest: version, matchedCount: 86, shareCode: null, lines: [...bomLines], parts: [...bomParts] });
  const client = fakeApi({
    bomDetail: bom,
    shareBom: () => ({ code: 'abc' }),
    saveBom: () => {
      if (isTaken()) throw new ApiError({ status: 409, reason: 'bom.changed', message: '存过新的版本' });
      version += 1;
      return { ...savedBoms[0]!, version };
    },
  });
  const { result } = renderHook(() => useSavedBom(1, undefined), {
    wrapper: ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>,
  });
  await vi.waitFor(() => expect(result.current.work?.name).toBe('网关主板 v2'));
  act(() => result.current.onChange({ name: '改了名字' }));
  version = 4;
  // Sharing reads the list anew.
  await act(() => result.current.onShare(true));
  expect(result.current.value).toMatchObject({ data: { version: 4 } });
  let saved: number | null = 0;
  await act(async () => {
    saved = await result.current.onSave();
  });
  expect(saved).toBeNull();
  expect(result.current).toMatchObject({ isDirty: true, work: { name: '改了名字' }, bom: { version: 3 } });
  isTaken.mockReturnValue(false);
  await act(async () => {
    saved = await result.current.onSave();
  });
  expect(saved).toBe(5);
  await vi.waitFor(() => expect(result.current).toMatchObject({ isDirty: false, bom: { version: 5 } }));
});

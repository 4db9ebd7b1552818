// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { useSent } from './useSent.ts';

afterEach(cleanup);

test.each([
  ['成功', true, '寄出的'],
  ['失败', false, '现在的'],
])('寄出以后还显示寄出的；%s以后（%s）显示%s', async (_name, isDone, after) => {
  const { result, rerender } = renderHook(({ now }) => useSent(now), { initialProps: { now: '寄出的' } });
  const answer = Promise.withResolvers<boolean>();
  let came: Promise<boolean> | undefined;
  act(() => void (came = result.current.send(() => answer.promise)));
  rerender({ now: '现在的' });
  expect(result.current).toMatchObject({ shown: '寄出的', isSent: true });
  await act(async () => {
    answer.resolve(isDone);
    expect(await came).toBe(isDone);
  });
  expect(result.current).toMatchObject({ shown: after, isSent: isDone });
});

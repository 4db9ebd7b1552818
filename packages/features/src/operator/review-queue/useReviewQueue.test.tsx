// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import { fakeApi } from '@chippage/api/fakeApi';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { overview, reviews } from '../operator.fixtures.ts';
import { useReviewQueue } from './useReviewQueue.ts';

afterEach(cleanup);

function bind(decide: () => (typeof reviews)[0]) {
  const read = vi.fn(({ state }: { state?: string }) => ({ data: state === 'pending' ? reviews : [], totalRecord: 3 }));
  const client = fakeApi({ reviews: read, decideReview: decide, operatorOverview: () => overview });
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  return { read, ...renderHook(() => useReviewQueue({ state: 'pending', kind: 'all', page: 1 }), { wrapper }) };
}

test('决定之后重新读列表', async () => {
  const { result, read } = bind(() => ({ ...reviews[0]!, state: 'approved' }));
  await waitFor(() => expect(result.current.reviews).toMatchObject({ status: 'ready', data: { totalRecord: 3 } }));
  const before = read.mock.calls.length;
  await act(() => result.current.onDecide({ id: 31, decision: 'approve' }));
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before));
});

test('别人更快：把拒绝交给界面，看过之后才重新读', async () => {
  const { result, read } = bind(() => {
    throw new ApiError({ status: 200, reason: 'review.decided', message: '已处理' });
  });
  await waitFor(() => expect(result.current.reviews.status).toBe('ready'));
  const before = read.mock.calls.length;
  await act(() => expect(result.current.onDecide({ id: 31, decision: 'approve' })).rejects.toMatchObject({ reason: 'review.decided' }));
  expect(read.mock.calls.length).toBe(before);
  act(() => result.current.onTaken());
  await waitFor(() => expect(read.mock.calls.length).toBeGreaterThan(before));
});

// @vitest-environment jsdom
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { MadeOrder } from './savedOrders.ts';
import { useSavedOrders } from './useSavedOrders.ts';

const order: MadeOrder = { id: 42, orderNo: 'SO-42', currency: 'CNY' };

async function open(isNew: boolean) {
  const result: { current: ReturnType<typeof useSavedOrders> | null } = { current: null };
  function Page() {
    const bound = useSavedOrders('a', isNew, sessionStorage);
    useEffect(() => {
      result.current = bound;
    });
    return null;
  }
  await act(async () => createRoot(document.createElement('div')).render(<Page />));
  return result;
}

beforeAll(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true));
afterAll(() => vi.unstubAllGlobals());

test('后退回来看到已下的订单；重新要同样的，是另一次购买', async () => {
  const first = await open(true);
  expect(first.current?.made).toBeNull();
  await act(async () => first.current?.keepMade([order]));
  expect(first.current?.made).toEqual([order]);
  expect((await open(false)).current?.made).toEqual([order]);
  expect((await open(true)).current?.made).toBeNull();
  // Going back to the new one shows its form.
  expect((await open(false)).current?.made).toBeNull();
});

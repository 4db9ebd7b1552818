// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { DraftsProvider } from './DraftsProvider.tsx';
import { useFormDraft } from './useFormDraft.ts';

function bind(kept = new Map<string, string>()) {
  const store = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
  const wrapper = ({ children }: { children: ReactNode }) => <DraftsProvider store={store}>{children}</DraftsProvider>;
  return { kept, open: (carrier = '') => renderHook(() => useFormDraft('shipment:7', { carrier, trackingNo: '' }), { wrapper }) };
}

test('写了一半关上，再打开还在；没有改过的项照新的', () => {
  const { open } = bind();
  const first = open('顺丰速运');
  act(() => first.result.current.change({ trackingNo: 'SF0011' }));
  first.unmount();
  const again = open('京东快递');
  expect([again.result.current.isRestored, again.result.current.input]).toEqual([true, { carrier: '京东快递', trackingNo: 'SF0011' }]);
});

test('寄出或不要了：回到原来的，不再留', () => {
  const { open, kept } = bind();
  const first = open('顺丰速运');
  act(() => first.result.current.change({ carrier: '德邦' }));
  act(() => first.result.current.forget());
  expect([first.result.current.isRestored, first.result.current.input.carrier, kept.get('shipment:7')]).toEqual([false, '顺丰速运', '']);
});

test('存坏了的、别的类型的不算', () => {
  const { open } = bind(new Map([['shipment:7', '{"trackingNo":3,"other":"x"}']]));
  expect(open('顺丰速运').result.current).toMatchObject({ isRestored: false, input: { carrier: '顺丰速运', trackingNo: '' } });
});

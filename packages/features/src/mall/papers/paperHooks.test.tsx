// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import { fakeApi, type FakeAnswers } from '@chippage/api/fakeApi';
import type { Address, OrderRow } from '@chippage/api/types';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { useAddresses } from './address-list/useAddresses.ts';
import { useInvoiceApply } from './invoice-center/useInvoiceApply.ts';
import { useInvoices } from './invoice-center/useInvoices.ts';
import { sampleOrder } from '../orders/orders.fixtures.ts';
import { sampleAddress, sampleAddresses, sampleInvoice, samplePiDocument, sampleTitles } from './papers.fixtures.ts';
import { usePis } from '../payments/pi-list/usePis.ts';

afterEach(cleanup);

function bind<Result>(hook: () => Result, answers: FakeAnswers) {
  const client = fakeApi(answers);
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  return renderHook(hook, { wrapper }).result;
}

const many = <Row,>(data: Row[]) => ({ data, totalRecord: data.length });
const defaultsOf = (loaded: ReturnType<typeof useAddresses>['addresses']) =>
  loaded.status === 'ready' ? loaded.data.filter(({ isDefault }) => isDefault).map(({ id }) => id) : null;

test('换默认地址：立刻看到，被拒绝就换回来，顺序一直不变', async () => {
  const refuse = vi.fn(() => {
    throw new ApiError({ status: 404, reason: 'resource.not_found', message: '地址不存在或已删除' });
  });
  const result = bind(() => useAddresses(), { addresses: () => many(sampleAddresses.toReversed()), setDefaultAddress: refuse });
  await waitFor(() => expect(result.current.addresses.status).toBe('ready'));
  expect(result.current.addresses).toMatchObject({ data: [{ id: 1 }, { id: 2 }, { id: 3 }] });
  await act(() => expect(result.current.onDefault(sampleAddresses[1]!)).rejects.toThrow('地址不存在或已删除'));
  await waitFor(() => expect(defaultsOf(result.current.addresses)).toEqual([1]));
  expect(refuse).toHaveBeenCalledWith({ id: 2 });
});

test('撤销删除：按原来的内容再存一次', async () => {
  let kept: Address[] = [...sampleAddresses];
  const add = vi.fn(() => {
    kept = [...kept, sampleAddress({ id: 9 })];
    return sampleAddress({ id: 9 });
  });
  const result = bind(() => useAddresses(), {
    addresses: () => many(kept),
    addAddress: add,
    removeAddress: ({ id }) => {
      kept = kept.filter((address) => address.id !== id);
      return null;
    },
  });
  await waitFor(() => expect(result.current.addresses.status).toBe('ready'));
  await act(() => result.current.onRemove(sampleAddresses[2]!));
  expect(result.current.addresses).toMatchObject({ data: [{ id: 1 }, { id: 2 }] });
  await act(() => result.current.onRestore(sampleAddresses[2]!));
  expect(add).toHaveBeenCalledWith(expect.objectContaining({ region: 'TW', city: '台北市', postcode: '10688' }));
  expect(result.current.addresses).toMatchObject({ data: [{ id: 1 }, { id: 2 }, { id: 9 }] });
});

test('申请开票之后，那张订单不再列出', async () => {
  let orders: OrderRow[] = [sampleOrder({ id: 31, state: 'FINISHED', actions: ['apply_invoice'] })];
  const result = bind(() => useInvoiceApply(), {
    orders: () => many(orders),
    invoiceTitles: () => many(sampleTitles),
    applyInvoice: () => {
      orders = [];
      return sampleInvoice({ state: 'applied' });
    },
  });
  await waitFor(() => expect(result.current.orders).toMatchObject({ status: 'ready', data: { total: 1 } }));
  await act(async () => void (await result.current.onApply({ orderIds: [31], titleId: 1, remark: '' })));
  await waitFor(() => expect(result.current.orders).toMatchObject({ data: { total: 0 } }));
});

test('发票文件交给访客，服务端的文件名优先', async () => {
  const onFile = vi.fn();
  const file = new Blob(['%PDF-']);
  const result = bind(() => useInvoices({ state: 'issued', onStateChange: vi.fn(), onFile }), {
    invoices: ({ state }) => many(state === 'issued' ? [sampleInvoice()] : []),
    invoiceFile: () => ({ blob: file, name: null, type: 'application/pdf' }),
  });
  await waitFor(() => expect(result.current.invoices).toMatchObject({ status: 'ready', data: { total: 1 } }));
  await act(() => result.current.onDownload(sampleInvoice(), { id: 1, kind: 'pdf', sizeBytes: 5 }));
  expect(onFile).toHaveBeenCalledWith(file, '25442000000012345678.pdf');
});

test('打开的形式发票作废后，看到的是作废的', async () => {
  let state: 'valid' | 'voided' = 'valid';
  const result = bind(() => usePis({ onFile: vi.fn() }), {
    pis: () => many([samplePiDocument({ state })]),
    piDetail: () => samplePiDocument({ state }),
    voidPi: () => {
      state = 'voided';
      return samplePiDocument({ state });
    },
  });
  await waitFor(() => expect(result.current.pis.status).toBe('ready'));
  act(() => result.current.onOpen(samplePiDocument()));
  await waitFor(() => expect(result.current.opened?.paper).toMatchObject({ data: { state: 'valid' } }));
  await act(() => result.current.onVoid(samplePiDocument()));
  await waitFor(() => expect(result.current.opened?.paper).toMatchObject({ data: { state: 'voided' } }));
});

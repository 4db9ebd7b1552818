// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { ApiError } from '@chippage/api/errors';
import { fakeApi, type FakeAnswers } from '@chippage/api/fakeApi';
import type { SheetResult } from '@chippage/api/types';
import { act, cleanup, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleGoods } from '../../cart/cart.fixtures.ts';
import { sampleMerchant } from '../merchant.fixtures.ts';
import { useMyMerchant } from '../merchant-frame/useMyMerchant.ts';
import { csvFile } from '../../../parts/sheet/sheet.fixtures.ts';
import { useGoodsImport } from './useGoodsImport.ts';

afterEach(cleanup);

function bind(answers: FakeAnswers) {
  const client = fakeApi(answers);
  const onSaveFile = vi.fn<(csv: string, name: string) => void>();
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  return { result: renderHook(() => useGoodsImport({ onSaveFile }), { wrapper }).result, onSaveFile };
}

const list = (count: number) => csvFile(['型号,库存', ...Array.from({ length: count }, (_, at) => `P${at + 1},5`)].join('\n'));
const many = <Row,>(data: Row[]) => ({ data, totalRecord: data.length });

test('分批核对；写到一半断了，再按一次从断的地方接着，前面的不重发', async () => {
  const calls: { first: number; count: number; isTrial: boolean }[] = [];
  let isDown = false;
  const importGoods = ({ rows, isTrial }: { rows: { row: number; mpn: string }[]; isTrial: boolean }) => {
    calls.push({ first: rows[0]!.row, count: rows.length, isTrial });
    if (isDown && calls.length === 5) throw new ApiError({ status: 503, reason: 'service.unavailable', message: '服务繁忙。' });
    return many(rows.map(({ row, mpn }): SheetResult => ({ row, mpn, outcome: 'changed', brandName: null, goodsId: row, changes: [], fault: null })));
  };
  const { result } = bind({ importGoods, merchantGoods: () => many([]), merchantGoodsCounts: () => many([]) });
  await act(() => result.current.onFile(list(450)));
  expect(calls).toEqual([
    { first: 2, count: 200, isTrial: true },
    { first: 202, count: 200, isTrial: true },
    { first: 402, count: 50, isTrial: true },
  ]);
  expect(result.current.state).toMatchObject({ stage: 'checked', stopped: null });
  isDown = true;
  await act(() => result.current.onApply());
  expect(result.current.state).toMatchObject({ stage: 'checked', stopped: { row: 202, reason: '服务繁忙。' } });
  await act(() => result.current.onApply());
  expect(calls.slice(3)).toEqual([
    { first: 2, count: 200, isTrial: false },
    { first: 202, count: 200, isTrial: false },
    { first: 202, count: 200, isTrial: false },
    { first: 402, count: 50, isTrial: false },
  ]);
  expect(result.current.state).toMatchObject({ stage: 'done', rows: { length: 450 } });
});

test('导入写了以后，头上的在售件数重新读；核对时不读', async () => {
  const read = vi.fn(() => sampleMerchant());
  const client = fakeApi({ importGoods: () => many([]), merchantGoods: () => many([]), merchantGoodsCounts: () => many([]), myMerchant: read });
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  const { result } = renderHook(() => ({ merchant: useMyMerchant(), goods: useGoodsImport({ onSaveFile: vi.fn() }) }), { wrapper });
  await waitFor(() => expect(result.current.merchant.status).toBe('ready'));
  await act(() => result.current.goods.onFile(list(3)));
  expect(read).toHaveBeenCalledTimes(1);
  await act(() => result.current.goods.onApply());
  await waitFor(() => expect(read).toHaveBeenCalledTimes(2));
});

test('读不出的行不发，也不丢；没有一行能发就一次也不问', async () => {
  const importGoods = vi.fn();
  const { result } = bind({ importGoods });
  await act(() => result.current.onFile(csvFile('型号,库存\nA,很多')));
  expect(importGoods).not.toHaveBeenCalled();
  expect(result.current.state).toMatchObject({ stage: 'checked', rows: [{ row: 2, outcome: 'refused', fault: { cell: '很多' } }] });
  await act(() => result.current.onFile(csvFile('品牌\nTI')));
  expect(result.current.fault).toEqual({ kind: 'noHead' });
});

test('下载的商品再导入，读出来的就是原来的', async () => {
  const goods = sampleGoods({ packing: 'reel', spq: 2500, warehouses: [{ code: 'SZ', name: '深圳仓', quantity: 26_500 }] });
  let sent: object[] = [];
  const importGoods = ({ rows }: { rows: object[] }) => {
    sent = rows;
    return many([]);
  };
  const { result, onSaveFile } = bind({ importGoods, merchantGoods: () => many([goods]) });
  await act(() => result.current.onOwn());
  await act(() => result.current.onFile(csvFile(onSaveFile.mock.calls[0]?.[0] ?? '')));
  const { sku, mpn, packing, currency, taxMode, moq, multiple, spq, isOnSale, priceLadder } = goods;
  expect(sent).toEqual([expect.objectContaining({ row: 2, sku, mpn, packing, currency, taxMode, moq, multiple, spq, isOnSale, priceLadder, stockSz: 26_500 })]);
});

// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { readAhead } from './ahead.ts';
import { ApiProvider } from './ApiProvider.tsx';
import type { ApiClient } from './client.ts';
import { ApiError } from './errors.ts';
import { fakeApi } from './fakeApi.ts';
import { documentDownload, partDetailQuery, partsByNumberQuery, partStatisticsQuery } from './generated/datasheets.ts';
import { loginBySms } from './generated/account.ts';
import { cartQuery, previewCart as previewCartCall } from './generated/mall.ts';
import { toLoadable } from './loadable.ts';
import { useInvalidate } from './useInvalidate.ts';
import { useReading } from './useReading.ts';
import { useReplace } from './useReplace.ts';
import type { Cart, Statistics, PartRow } from './generated/types.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const counts: Statistics = { parts: 3, brands: 2, domesticBrands: 1, categories: 1, subcategories: 1, documents: 0 };

function row(id: number): PartRow {
  return {
    id,
    mpn: `P${id}`,
    brandId: 1,
    brandName: 'B',
    brandNameCn: null,
    category: 'mcu',
    categoryName: '微控制器',
    packageCase: null,
    pins: null,
    lifecycle: 'unknown',
    params: [],
    datasheet: null,
    match: 'filter',
  };
}

function Parts(): ReactNode {
  const read = toLoadable(partStatisticsQuery.use({}));
  if (read.status === 'loading') return <p>读取中</p>;
  if (read.status === 'failed') return <button onClick={read.onRetry}>{read.message}</button>;
  return <p>共 {read.data.parts} 种</p>;
}

test('键由路径与参数组成，未给出的参数不改变它', () => {
  expect(partDetailQuery.key({ id: 4 })).toEqual(['GET /chip/specification/model/detail', { id: 4 }]);
  expect(partsByNumberQuery.serial({ brandId: 1, category: undefined })).toBe(partsByNumberQuery.serial({ brandId: 1 }));
  expect(partsByNumberQuery.serial({ brandId: 1, pageIndex: 2 })).toBe(partsByNumberQuery.serial({ pageIndex: 2, brandId: 1 }));
  expect(partsByNumberQuery.serial({ brandId: 2 })).not.toBe(partsByNumberQuery.serial({ brandId: 1 }));
});

test('服务器读好的数据直接渲染，水合后不再请求', async () => {
  const partStatistics = vi.fn(() => counts);
  const client = fakeApi({ partStatistics });
  const fallback = { [partStatisticsQuery.serial({})]: await partStatisticsQuery.fetch({}, { client }) };
  const tree = (
    <ApiProvider client={client} fallback={fallback}>
      <Parts />
    </ApiProvider>
  );
  expect(renderToString(tree)).toContain('共 <!-- -->3<!-- --> 种');
  render(tree);
  expect(screen.getByText('共 3 种')).toBeTruthy();
  await new Promise((done) => setTimeout(done, 50));
  expect(partStatistics).toHaveBeenCalledTimes(1);
});

test('没有数据时服务器渲染为读取中，不发请求', () => {
  const partStatistics = vi.fn(() => counts);
  expect(
    renderToString(
      <ApiProvider client={fakeApi({ partStatistics })}>
        <Parts />
      </ApiProvider>,
    ),
  ).toContain('读取中');
  expect(partStatistics).not.toHaveBeenCalled();
});

test('两棵树不共用缓存', async () => {
  render(
    <ApiProvider client={fakeApi({ partStatistics: () => counts })}>
      <Parts />
    </ApiProvider>,
  );
  await screen.findByText('共 3 种');
  render(
    <ApiProvider client={fakeApi({ partStatistics: () => ({ ...counts, parts: 8 }) })}>
      <Parts />
    </ApiProvider>,
  );
  await screen.findByText('共 8 种');
  expect(screen.getByText('共 3 种')).toBeTruthy();
});

test('被拒绝的请求显示说明，不自动重试，可以手动重试', async () => {
  let isOpen = false;
  const partStatistics = vi.fn(() => {
    if (!isOpen) throw new ApiError({ status: 404, reason: 'resource.not_found', message: '没有这个型号' });
    return counts;
  });
  render(
    <ApiProvider client={fakeApi({ partStatistics })}>
      <Parts />
    </ApiProvider>,
  );
  const retry = await screen.findByRole('button', { name: '没有这个型号' });
  expect(partStatistics).toHaveBeenCalledTimes(1);
  isOpen = true;
  act(() => retry.click());
  await screen.findByText('共 3 种');
});

test('参数为 null 时不请求', async () => {
  const partDetail = vi.fn();
  function Waiting() {
    const { data, isLoading } = partDetailQuery.use(null);
    return <p>{isLoading ? '读取中' : data === undefined ? '等待' : '有'}</p>;
  }
  render(
    <ApiProvider client={fakeApi({ partDetail })}>
      <Waiting />
    </ApiProvider>,
  );
  expect(screen.getByText('等待')).toBeTruthy();
  await new Promise((done) => setTimeout(done, 20));
  expect(partDetail).not.toHaveBeenCalled();
});

test('逐页读取：页码从 1 开始，读完即止，首页沿用服务器的数据', async () => {
  const partsByNumber = vi.fn(({ pageIndex = 1 }: { pageIndex?: number }) => ({
    data: [1, 2].map((each) => row(pageIndex * 10 + each)).slice(0, pageIndex === 3 ? 1 : 2),
    totalRecord: 5,
  }));
  const client = fakeApi({ partsByNumber });
  const vars = { brandId: 1, pageSize: 2 };
  const fallback = { [partsByNumberQuery.serial({ ...vars, pageIndex: 1 })]: { data: [row(11), row(12)], totalRecord: 5 } };
  function Pages() {
    const pages = partsByNumberQuery.usePages(vars);
    return (
      <>
        <p>{pages.rows.map((each) => each.mpn).join(' ')}</p>
        <button onClick={pages.loadMore} disabled={pages.done}>
          更多（共 {pages.total}）
        </button>
      </>
    );
  }
  render(
    <ApiProvider client={client} fallback={fallback}>
      <Pages />
    </ApiProvider>,
  );
  expect(screen.getByText('P11 P12')).toBeTruthy();
  const button = screen.getByRole<HTMLButtonElement>('button');
  act(() => button.click());
  await screen.findByText('P11 P12 P21 P22');
  await waitFor(() => expect(button.disabled).toBe(false));
  act(() => button.click());
  await screen.findByText('P11 P12 P21 P22 P31');
  expect(button.disabled).toBe(true);
  expect(partsByNumber.mock.calls.map(([given]) => given.pageIndex)).toEqual([2, 3]);
});

test('某页失败时保留已有的行，重试只补这一页', async () => {
  let isDown = true;
  const partsByNumber = vi.fn(({ pageIndex = 1 }: { pageIndex?: number }) => {
    if (pageIndex === 2 && isDown) throw new ApiError({ status: 429, reason: 'request.too_many', message: '请稍后再试' });
    return { data: [row(pageIndex)], totalRecord: 2 };
  });
  function Pages() {
    const pages = partsByNumberQuery.usePages({ brandId: 1 });
    return <button onClick={pages.error ? pages.retry : pages.loadMore}>{pages.error?.message ?? pages.rows.map((each) => each.mpn).join(' ')}</button>;
  }
  render(
    <ApiProvider client={fakeApi({ partsByNumber })}>
      <Pages />
    </ApiProvider>,
  );
  act(() => screen.getByRole('button').click());
  const button = await screen.findByRole('button', { name: 'P1' });
  act(() => button.click());
  await screen.findByRole('button', { name: '请稍后再试' });
  isDown = false;
  act(() => button.click());
  await screen.findByRole('button', { name: 'P1 P2' });
  expect(partsByNumber.mock.calls.filter(([given]) => given.pageIndex === 1)).toHaveLength(1);
});

test('登录后使旧数据失效，屏幕上的数据重新读取', async () => {
  let parts = 1;
  function Refresh() {
    const invalidate = useInvalidate();
    return <button onClick={() => void invalidate(partStatisticsQuery)}>刷新</button>;
  }
  render(
    <ApiProvider client={fakeApi({ partStatistics: () => ({ ...counts, parts }) })}>
      <Parts />
      <Refresh />
    </ApiProvider>,
  );
  await screen.findByText('共 1 种');
  parts = 2;
  act(() => screen.getByRole('button').click());
  expect(await screen.findByText('共 2 种')).toBeTruthy();
});

test('失效时不在屏幕上的数据，下次显示时重新读取，服务端画好的也一样', async () => {
  let parts = 2;
  function Kept() {
    const { data } = partStatisticsQuery.use({}, { revalidateIfStale: false });
    return <p>共 {data?.parts} 种</p>;
  }
  function Page() {
    const invalidate = useInvalidate();
    const [isShown, setShown] = useState(false);
    return (
      <>
        <button onClick={() => void invalidate(partStatisticsQuery)}>刷新</button>
        <button onClick={() => setShown(true)}>回来</button>
        {isShown && <Kept />}
      </>
    );
  }
  render(
    <ApiProvider client={fakeApi({ partStatistics: () => ({ ...counts, parts }) })} fallback={{ [partStatisticsQuery.serial({})]: { ...counts, parts: 1 } }}>
      <Page />
    </ApiProvider>,
  );
  parts = 3;
  await act(async () => screen.getByRole('button', { name: '刷新' }).click());
  act(() => screen.getByRole('button', { name: '回来' }).click());
  expect(await screen.findByText('共 3 种')).toBeTruthy();
});

test('先读好的答案给下一次读取，只给一次；失效之后不再给出', async () => {
  let parts = 0;
  const partStatistics = vi.fn(() => ({ ...counts, parts: ++parts }));
  const client = fakeApi({ partStatistics });
  const need = { serial: partStatisticsQuery.serial({}), key: partStatisticsQuery.key({}) };
  const ahead = () => readAhead(client, need, () => partStatisticsQuery.fetch({}, { client }));
  function Again(): ReactNode {
    const invalidate = useInvalidate();
    return <button onClick={() => void invalidate(partStatisticsQuery)}>失效</button>;
  }
  ahead();
  render(
    <ApiProvider client={client}>
      <Parts />
      <Again />
    </ApiProvider>,
  );
  await screen.findByText('共 1 种');
  expect(partStatistics).toHaveBeenCalledTimes(1);
  // A page that is left and opened again shows what is kept: what was asked for it stays, and is old after a change.
  ahead();
  await waitFor(() => expect(partStatistics).toHaveBeenCalledTimes(2));
  act(() => screen.getByRole('button', { name: '失效' }).click());
  await screen.findByText('共 3 种');
});

test('先读好的答案没有人来拿，过一会儿就不算数', async () => {
  vi.useFakeTimers();
  let parts = 0;
  const client = fakeApi({ partStatistics: () => ({ ...counts, parts: ++parts }) });
  readAhead(client, { serial: partStatisticsQuery.serial({}), key: partStatisticsQuery.key({}) }, () => partStatisticsQuery.fetch({}, { client }));
  await vi.advanceTimersByTimeAsync(6000);
  vi.useRealTimers();
  render(
    <ApiProvider client={client}>
      <Parts />
    </ApiProvider>,
  );
  await screen.findByText('共 2 种');
});

test('没有准备的调用明确报错', async () => {
  const client = fakeApi({});
  await expect(loginBySms({ mobile: '13800000000', code: '1' }, { client })).rejects.toThrow('fakeApi has no answer for loginBySms');
  await expect(client.request({ id: 'toString', route: 'GET /', encoding: 'form', isFile: false }, {})).rejects.toThrow('no answer for toString');
});

test('假客户端给出文件，数据则是副本', async () => {
  const blob = new Blob(['x']);
  const client: ApiClient = fakeApi({ documentDownload: () => ({ blob, name: 'a.pdf' }), partStatistics: () => counts });
  expect((await documentDownload({ id: 1 }, { client })).blob).toBe(blob);
  const given = await partStatisticsQuery.fetch({}, { client });
  expect(given).toEqual(counts);
  expect(given).not.toBe(counts);
});

test('以 POST 提问的读取：只问一次，换了问题再问，答案可以换成别处来的', async () => {
  const cartOf = (count: number): Cart => ({ groups: [], totals: [], count, checkTime: '2026-01-01T00:00:00.000Z' });
  const previewCart = vi.fn(({ lines }: { lines: unknown[] }) => cartOf(lines.length));
  const cart = vi.fn(() => cartOf(9));
  const line = { goodsId: 1, quantity: 1 };
  function Preview({ lines }: { lines: (typeof line)[] | null }) {
    const priced = useReading(previewCartCall, lines && { lines });
    const read = cartQuery.use({});
    const replace = useReplace();
    return <button onClick={() => replace(cartQuery, {}, cartOf(5))}>{`试算 ${priced.data?.count}，会员 ${read.data?.count}`}</button>;
  }
  const tree = (lines: (typeof line)[] | null) => (
    <ApiProvider client={fakeApi({ previewCart, cart })}>
      <Preview lines={lines} />
    </ApiProvider>
  );
  const { rerender } = render(tree(null));
  await screen.findByText('试算 undefined，会员 9');
  expect(previewCart).not.toHaveBeenCalled();
  rerender(tree([line]));
  const button = await screen.findByText('试算 1，会员 9');
  expect(previewCart).toHaveBeenCalledExactlyOnceWith({ lines: [line] });
  act(() => button.click());
  await screen.findByText('试算 1，会员 5');
  expect(cart).toHaveBeenCalledTimes(1);
});

// @vitest-environment jsdom
import { ApiProvider } from '@chippage/api/ApiProvider';
import { fakeApi } from '@chippage/api/fakeApi';
import { act, cleanup, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { samplePaths } from '../../i18n/features.fixtures.ts';
import { linFavourites, linFollows } from './FavouriteList.fixtures.ts';
import { favouriteHref } from '../../parts/favourite-href/favouriteHref.ts';
import { useFavouriteList } from './useFavouriteList.ts';

afterEach(cleanup);

function bind() {
  const calls: string[] = [];
  const note = (name: string) => (vars: unknown) => {
    calls.push(`${name} ${JSON.stringify(vars)}`);
    return null;
  };
  const client = fakeApi({
    favourites: () => ({ data: linFavourites, totalRecord: 3 }),
    follows: () => ({ data: linFollows, totalRecord: 2 }),
    addFavourite: note('addFavourite'),
    removeFavourite: note('removeFavourite'),
    addFollow: note('addFollow'),
    removeFollow: note('removeFollow'),
  });
  const wrapper = ({ children }: { children: ReactNode }) => <ApiProvider client={client}>{children}</ApiProvider>;
  return { ...renderHook(() => useFavouriteList(), { wrapper }), calls };
}

test('取消收藏：行还在，可以撤销', async () => {
  const { result, calls } = bind();
  await vi.waitFor(() => expect(result.current.rows.status).toBe('ready'));
  const [part] = linFavourites;
  await act(() => result.current.onRemove(part!));
  expect(result.current.isRemoved(part!)).toBe(true);
  await act(() => result.current.onUndo(part!));
  expect(result.current.isRemoved(part!)).toBe(false);
  expect(calls).toEqual(['removeFavourite {"kind":"part","id":101}', 'addFavourite {"kind":"part","id":101}']);
});

test('关注用另外两个接口', async () => {
  const { result, calls } = bind();
  act(() => result.current.onListChange('follows'));
  await vi.waitFor(() => expect(result.current.rows.status === 'ready' && result.current.rows.data.rows[0]?.kind).toBe('brand'));
  await act(() => result.current.onRemove(linFollows[0]!));
  await act(() => result.current.onRemove(linFollows[2]!));
  await act(() => result.current.onRemove(linFollows[3]!));
  await act(() => result.current.onUndo(linFollows[3]!));
  expect(calls).toEqual([
    'removeFollow {"kind":"brand","id":3}',
    'removeFollow {"kind":"merchant","id":7}',
    'removeFollow {"kind":"channel","id":4}',
    'addFollow {"kind":"channel","id":4}',
  ]);
});

test.each([
  [linFavourites[0]!, '/datasheet/datasheetDetail/101'],
  [linFavourites[1]!, '/specification_detail/320?brandId=12'],
  [linFavourites.find(({ isGone }) => isGone)!, null],
  [linFollows[0]!, '/datasheet/datasheetBrand/3'],
  [linFollows[1]!, null],
  [linFollows[2]!, '/mall/businessmen/7'],
  [linFollows[3]!, '/news/channel/4'],
])('$title 的链接', (row, href) => {
  expect(favouriteHref(row, samplePaths)).toBe(href);
});

// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { stayOffline } from './stayOffline.ts';

const onLine = vi.spyOn(navigator, 'onLine', 'get');
afterEach(() => void onLine.mockReset());

function routerThat() {
  const gone: unknown[] = [];
  const router = { navigate: (to: unknown) => Promise.resolve(void gone.push(to)) };
  const blocked = vi.fn();
  stayOffline(router, blocked);
  return { gone, router, blocked };
}

it('断网时没有看过的地址不去，搜索和筛选也一样；后退照旧', async () => {
  onLine.mockReturnValue(false);
  const { gone, router, blocked } = routerThat();
  await router.navigate('/datasheet/datasheetSearch/NE555');
  await router.navigate('?page=2');
  await router.navigate({ search: '?page=3' });
  expect([gone, blocked.mock.calls.length]).toEqual([[], 3]);
  await router.navigate(-1);
  expect(gone).toEqual([-1]);
});

it('有网络时都去', async () => {
  onLine.mockReturnValue(true);
  const { gone, router, blocked } = routerThat();
  await router.navigate('/news/index');
  expect([gone, blocked.mock.calls.length]).toEqual([['/news/index'], 0]);
});

import { expect, it, vi } from 'vitest';
import { PageCache } from './pageCache.ts';

function setUp(maxBytes = 100) {
  let now = 1;
  let renders = 0;
  const cache = new PageCache<{ byteLength: number; text: string }>({ lifeMs: 1000, oldMs: 5000, maxBytes, now: () => now });
  return {
    read: (key: string, byteLength = 10) => cache.get(key, async () => ({ byteLength, text: `${key} ${++renders}` })).then((page) => page.text),
    fail: (key: string) => cache.get(key, () => Promise.reject(new Error('no database'))),
    wait: (ms: number) => void (now += ms),
  };
}

it('renders once for all who ask at the same time and for a while after', async () => {
  const { read, wait } = setUp();
  expect(await Promise.all([read('/'), read('/'), read('/')])).toEqual(['/ 1', '/ 1', '/ 1']);
  wait(1000);
  expect(await read('/')).toBe('/ 1');
  wait(1);
  expect(await read('/')).toBe('/ 2');
});
it('lets the oldest page go when the memory is full', async () => {
  const { read } = setUp(25);
  await read('a');
  await read('b');
  await read('c');
  expect(await read('c')).toBe('c 3');
  expect(await read('a')).toBe('a 4');
});
it('shows the last page for one that cannot be made now, for a while', async () => {
  const { read, fail, wait } = setUp();
  await read('/');
  wait(3000);
  expect(await fail('/')).toMatchObject({ text: '/ 1' });
  expect(await read('/')).toBe('/ 2');
  wait(7000);
  await expect(fail('/')).rejects.toThrow('no database');
});
it('does not keep a failure', async () => {
  const { read, fail } = setUp();
  await expect(fail('/')).rejects.toThrow('no database');
  expect(await read('/')).toBe('/ 1');
});

it('把时钟拨回去，页面也不会一直留着', async () => {
  const cache = new PageCache<{ byteLength: number; text: string }>({ lifeMs: 20, oldMs: 0, maxBytes: 1000 });
  const render = async () => ({ byteLength: 1, text: 'x' });
  await cache.get('/', render);
  const dayTime = vi.spyOn(Date, 'now').mockReturnValue(0);
  await vi.waitFor(() => expect(cache.has('/')).toBe(false));
  dayTime.mockRestore();
});

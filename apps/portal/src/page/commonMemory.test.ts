import type { ApiClient } from '@chippage/api/http';
import { expect, test, vi } from 'vitest';
import { CommonMemory } from './commonMemory.ts';
import type { Need } from './needs.ts';

const client = {} as ApiClient;
const visit = (sharedBy: string | null) => ({ client, answers: {}, sharedBy });
const needOf = (fetch: Need['fetch']): Need => ({ serial: 'navigation {}', key: ['navigation', {}], fetch, isVital: false, isCommon: true });

test('两秒之内的匿名页面只问一次，过后再问', async () => {
  let now = 1;
  const memory = new CommonMemory(() => now);
  const fetch = vi.fn(async () => ({ at: now }));
  expect(await memory.read(needOf(fetch), visit('https://a.example'))).toEqual({ at: 1 });
  now = 2_000;
  expect(await memory.read(needOf(fetch), visit('https://a.example'))).toEqual({ at: 1 });
  now = 2_002;
  expect(await memory.read(needOf(fetch), visit('https://a.example'))).toEqual({ at: 2_002 });
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('会员的页面总是自己去问，各个主机各有各的回答', async () => {
  const memory = new CommonMemory(() => 0);
  const fetch = vi.fn(async () => ({}));
  await memory.read(needOf(fetch), visit('https://a.example'));
  await memory.read(needOf(fetch), visit('https://b.example'));
  await memory.read(needOf(fetch), visit(null));
  await memory.read(needOf(fetch), visit(null));
  expect(fetch).toHaveBeenCalledTimes(4);
});

test('失败不留下', async () => {
  const memory = new CommonMemory(() => 0);
  const fetch = vi.fn<Need['fetch']>().mockRejectedValueOnce(new Error('down')).mockResolvedValue({});
  await expect(memory.read(needOf(fetch), visit('https://a.example'))).rejects.toThrow('down');
  await expect(memory.read(needOf(fetch), visit('https://a.example'))).resolves.toEqual({});
});

test('编出来的主机名撑不大它', async () => {
  const memory = new CommonMemory(() => 0);
  const fetch = vi.fn(async () => ({}));
  for (let at = 0; at < 100; at++) await memory.read(needOf(fetch), visit(`https://${at}.example`));
  await memory.read(needOf(fetch), visit('https://0.example'));
  expect(fetch).toHaveBeenCalledTimes(101);
});

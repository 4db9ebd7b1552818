import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import type { lookup } from 'node:dns';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { listenOn } from '../../test/rawSocket.ts';
import { fetchPublic } from './fetchPublic.ts';
import { isPublicAddress, publicLookup } from './publicAddress.ts';

let canary: Server;
let port = 0;
let connections = 0;
beforeAll(async () => {
  canary = createServer((socket) => {
    connections += 1;
    socket.destroy();
  });
  port = await listenOn(canary);
});
afterAll(async () => {
  canary.close();
  await once(canary, 'close');
});

const inside = [
  '127.0.0.1',
  '0.0.0.0',
  '10.0.0.1',
  '172.16.0.1',
  '172.31.255.255',
  '192.168.1.1',
  '100.64.0.1',
  '100.100.100.200',
  '169.254.169.254',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  '::ffff:10.0.0.1',
  '::ffff:127.0.0.1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  'x',
  '',
];

it.each(inside)('1.3.6/15.3.2（46）：%s 不是互联网上的地址', (ip) => expect(isPublicAddress(ip)).toBe(false));
it.each(['1.1.1.1', '203.119.1.1', '172.32.0.1', '2400:3200::1'])('%s 是', (ip) => expect(isPublicAddress(ip)).toBe(true));

/** A name server that answers one after another. */
function answering(...answers: string[][]) {
  const asked: string[] = [];
  const resolve = ((hostname: string, _options: object, done: (error: null, found: { address: string; family: number }[]) => void) => {
    const found = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push(hostname);
    done(
      null,
      found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as unknown as typeof lookup;
  return { asked, lookup: publicLookup(resolve) };
}

it.each([['127.0.0.1'], ['1.1.1.1', '127.0.0.1'], ['::1'], ['169.254.169.254']])('46：名字指向内网（%s …）就不连接', async (...answer) => {
  const { lookup } = answering(answer);
  await expect(fetchPublic(new URL(`https://pictures.example:${port}/`), { maxBytes: 100, lookup })).rejects.toThrow('not on the internet');
  expect(connections).toBe(0);
});

it('46：第二次查询换成内网的名字：连接只用查过的那个地址', async () => {
  const { asked, lookup } = answering(['192.0.2.1'], ['127.0.0.1']);
  await expect(fetchPublic(new URL(`https://pictures.example:${port}/`), { maxBytes: 100, timeoutMs: 300, lookup })).rejects.toThrow();
  expect(asked).toEqual(['pictures.example']);
  expect(connections).toBe(0);
});

it.each(['http://127.0.0.1', 'https://127.0.0.1', 'https://[::1]', 'https://0x7f.1', 'https://2130706433', 'https://[::ffff:10.0.0.1]'])(
  '46：%s 不去取',
  async (origin) => {
    expect(await fetchPublic(new URL(`${origin}:${port}/`), { maxBytes: 100 })).toBeNull();
    expect(connections).toBe(0);
  },
);

import type { InboxConnection } from '@chippage/api/inboxStream';
import type { InboxEvent, InboxEventPage } from '@chippage/api/types';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type InboxHappening, startInboxLive } from './inboxLive.ts';

const event = (id: number): InboxEvent => ({ id, kind: 'conversation', conversationId: 1, message: null, readSeq: null, otherReadSeq: null });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A server that keeps events, and streams that are opened and cut. */
function start() {
  const kept: InboxEvent[] = [];
  const told: (number | string)[] = [];
  const server = { hidden: false, refuses: false, silent: false, isReset: false, asked: [] as (number | null)[], connections: [] as InboxConnection[] };
  const ends: (() => void)[] = [];
  const live = startInboxLive({
    everyMs: 20_000,
    isHidden: () => server.hidden,
    read: async (after): Promise<InboxEventPage> => {
      server.asked.push(after);
      if (server.silent) throw new Error('nobody answers');
      const data = after === null ? [] : kept.filter(({ id }) => id > after);
      return {
        code: 1,
        msg: '',
        data,
        totalRecord: data.length,
        lastId: kept.at(-1)?.id ?? 0,
        isReset: server.isReset,
        unread: { notices: 0, messages: kept.length },
      };
    },
    connect: (connection) =>
      new Promise((resolve, reject) => {
        if (server.refuses) {
          reject(new Error('no stream'));
          return;
        }
        server.connections.push(connection);
        connection.signal.addEventListener('abort', () => resolve());
        ends.push(resolve);
        connection.onOpen();
      }),
  });
  const counts: number[] = [];
  live.watchUnread(({ messages }) => counts.push(messages));
  const begins: number[] = [];
  live.subscribe((what: InboxHappening) =>
    what.kind === 'begin' ? begins.push(server.asked.length) : told.push(what.kind === 'event' ? what.event.id : what.kind),
  );
  const happens = (id: number, isStreamed = true) => {
    kept.push(event(id));
    if (!isStreamed) return;
    server.connections.at(-1)?.onEvent(event(id));
    server.connections.at(-1)?.onUnread({ notices: 0, messages: kept.length });
  };
  return { live, server, told, begins, counts, happens, cut: () => ends.at(-1)?.(), wait: (ms: number) => vi.advanceTimersByTimeAsync(ms) };
}

it('事件和未读数一来就说；没有轮询', async () => {
  const { live, server, told, counts, happens, wait } = start();
  await wait(0);
  expect(live.status()).toBe('live');
  happens(1);
  happens(2);
  expect(told).toEqual([1, 2]);
  expect(counts.at(-1)).toBe(2);
  live.recount();
  const asked = server.asked.length;
  await wait(600_000);
  expect(server.asked).toHaveLength(asked);
});

it('断了之后补上漏掉的，一条也不说两遍', async () => {
  const { live, server, told, happens, cut, wait } = start();
  await wait(0);
  happens(1);
  cut();
  await wait(0);
  expect(live.status()).toBe('down');
  happens(2, false);
  happens(3, false);
  await wait(1000);
  expect(live.status()).toBe('live');
  // The stream repeats what the question brought.
  server.connections.at(-1)?.onEvent(event(3));
  happens(4);
  expect(told).toEqual([1, 2, 3, 4]);
});

it('开始跟随时说一次：屏幕上的可能是那以前读的；断了再来不说', async () => {
  const { begins, server, cut, wait } = start();
  await wait(0);
  expect(begins).toEqual([1]);
  cut();
  await wait(60_000);
  expect(server.asked.length).toBeGreaterThan(1);
  expect(begins).toEqual([1]);
});

it('流打不开时每 20 秒问一次', async () => {
  const { live, server, told, happens, wait } = start();
  server.refuses = true;
  await wait(0);
  await wait(60_000);
  const before = server.asked.length;
  happens(1, false);
  await wait(60_000);
  expect(server.asked.length - before).toBe(3);
  expect([live.status(), told]).toEqual(['down', [1]]);
});

it('服务没有回答就问得越来越少，有了网络马上再问', async () => {
  const { live, server, wait } = start();
  await wait(0);
  server.silent = true;
  server.refuses = true;
  server.connections.at(-1)?.signal.dispatchEvent(new Event('abort'));
  await wait(300_000);
  const before = server.asked.length;
  await wait(60_000);
  expect(server.asked.length - before).toBe(1);
  server.silent = false;
  server.refuses = false;
  live.wake();
  await wait(0);
  expect(live.status()).toBe('live');
});

it('没人看的页面一分钟后放下流，再看时补上', async () => {
  const { live, server, told, happens, wait } = start();
  await wait(0);
  server.hidden = true;
  live.wake();
  await wait(60_000);
  expect(server.connections.at(-1)?.signal.aborted).toBe(true);
  const asked = server.asked.length;
  happens(1, false);
  await wait(600_000);
  expect([server.asked.length, told]).toEqual([asked, []]);
  server.hidden = false;
  live.wake();
  await wait(0);
  expect(told).toEqual([1]);
});

it('中间的事件已经不在了就重新读，停下之后什么也不说', async () => {
  const { live, server, told, cut, happens, wait } = start();
  await wait(0);
  server.isReset = true;
  cut();
  await wait(1000);
  expect(told).toEqual(['reset']);
  live.stop();
  happens(9);
  await wait(60_000);
  expect(told).toEqual(['reset']);
});

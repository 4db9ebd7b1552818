// @vitest-environment jsdom
import type { Call } from '@chippage/api/http';
import { afterEach, expect, test, vi } from 'vitest';
import { waitingActions } from './waitingActions.ts';

const call = (id: string): Call => ({ id, route: `POST /${id}`, encoding: 'form', isFile: false });
const setOnline = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);
afterEach(() => vi.restoreAllMocks());

test('有网络时不等', async () => {
  setOnline(true);
  await waitingActions.gate(call('setFavourite'), undefined);
  expect(waitingActions.count()).toBe(0);
});

test('断网时排队，数目告诉页面；连上后按次序各放行一次', async () => {
  setOnline(false);
  const said = vi.fn();
  const stop = waitingActions.subscribe(said);
  const sent: string[] = [];
  const both = ['a', 'b'].map(async (id) => {
    await waitingActions.gate(call(id), undefined);
    sent.push(id);
  });
  expect([waitingActions.count(), said.mock.calls.length]).toEqual([2, 2]);
  waitingActions.send();
  waitingActions.send();
  await Promise.all(both);
  expect([sent, waitingActions.count()]).toEqual([['a', 'b'], 0]);
  stop();
});

test('页面自己记的不排队；不要了的从队里去掉', async () => {
  setOnline(false);
  await waitingActions.gate(call('addHistory'), undefined);
  const stop = new AbortController();
  const held = waitingActions.gate(call('a'), stop.signal);
  stop.abort(new Error('left'));
  await expect(held).rejects.toThrow('left');
  expect(waitingActions.count()).toBe(0);
});

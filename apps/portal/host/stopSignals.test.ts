import { afterEach, expect, it } from 'vitest';
import { onStopSignals } from './stopSignals.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const streams = [process.stdout, process.stderr];
afterEach(() => {
  for (const signal of signals) process.removeAllListeners(signal);
  for (const stream of streams) stream.removeAllListeners('error');
});

function listen() {
  const heard: string[] = [];
  let at = 0;
  onStopSignals({ stop: () => heard.push('stop'), cutShort: () => heard.push('now') }, () => at);
  return { heard, send: (signal: (typeof signals)[number], ms: number) => ((at = ms), process.emit(signal)) };
}

it.each(signals)('%s stops once; its copies within a second are the same signal', (signal) => {
  const { heard, send } = listen();
  send(signal, 0);
  send('SIGTERM', 40);
  send(signal, 999);
  expect(heard).toEqual(['stop']);
});
it('a later one ends now', () => {
  const { heard, send } = listen();
  send('SIGTERM', 0);
  send('SIGTERM', 1000);
  expect(heard).toEqual(['stop', 'now']);
});
it('a closed terminal does not end the stop', () => {
  listen();
  for (const stream of streams) expect(stream.emit('error', new Error('write EIO'))).toBe(true);
});

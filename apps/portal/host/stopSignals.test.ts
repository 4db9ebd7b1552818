import { afterAll, afterEach, beforeEach, expect, it } from 'vitest';
import { onStopSignals } from './stopSignals.ts';

const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;
const streams = [process.stdout, process.stderr];
// Other files of this worker may listen as well: what they put there is away while these run.
const places = [...signals.map((name) => [process, name] as const), ...streams.map((stream) => [stream, 'error'] as const)];
const others = places.map(([emitter, name]) => (emitter as NodeJS.EventEmitter).rawListeners(name));
const silence = () => places.forEach(([emitter, name]) => (emitter as NodeJS.EventEmitter).removeAllListeners(name));
beforeEach(silence);
afterEach(silence);
afterAll(() =>
  places.forEach(([emitter, name], at) => others[at]?.forEach((listener) => void (emitter as NodeJS.EventEmitter).on(name, listener as () => void))),
);

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

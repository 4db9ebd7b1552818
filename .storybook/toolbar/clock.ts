// What time a story believes it is: now, the day of the fixtures, or sixty times as fast, so that nobody waits for a countdown.

/** Choices of the toolbar. */
export type ClockMode = 'real' | 'frozen' | 'fast';

/** Noon of the day on which the fixtures were made. */
const FIXED = Date.parse('2026-11-21T12:00:00+08:00');
const SPEED = 60;
/** Shorter waits are for the eye or the next frame, not for people. */
const LEAST_WAIT_MS = 1_000;

const RealDate = Date;
const timers = { setTimeout: globalThis.setTimeout, setInterval: globalThis.setInterval };

let current: ClockMode = 'real';

/** Puts up a clock; what was mounted under the other one should be mounted anew. */
export function setClock(mode: ClockMode) {
  if (mode === current) return;
  current = mode;
  const began = RealDate.now();
  const now = mode === 'frozen' ? () => FIXED : () => began + (RealDate.now() - began) * SPEED;
  globalThis.Date = mode === 'real' ? RealDate : dateAt(now);
  Object.assign(globalThis, timers, mode === 'fast' && { setTimeout: hurried(timers.setTimeout), setInterval: hurried(timers.setInterval) });
}

function dateAt(now: () => number): DateConstructor {
  return new Proxy(RealDate, {
    construct: (target, given) => Reflect.construct(target, given.length === 0 ? [now()] : given),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
}

function hurried<T extends typeof setTimeout | typeof setInterval>(timer: T): T {
  const sooner = (work: () => void, wait = 0, ...rest: unknown[]) =>
    Reflect.apply(timer, globalThis, [work, wait >= LEAST_WAIT_MS ? wait / SPEED : wait, ...rest]);
  return sooner as unknown as T;
}

import { useSyncExternalStore } from 'react';
import { useMessages } from '../FeaturesProvider.tsx';
import { absoluteTime, ageOf } from './friendlyTime.ts';
import { friendlyTimeMessages } from './messages.ts';

export interface FriendlyTimeProps {
  /** ISO 8601, with offset. */
  dateTime: string;
}

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

// One clock for every time on the page: a list of a hundred rows must not wake a hundred timers.
function everyMinute(listener: () => void) {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const each of listeners) each();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) {
      clearInterval(timer);
      timer = undefined;
    }
  };
}

let shownNow = 0;
function steadyNow() {
  // A store's snapshot must hold still between ticks, else React renders without end.
  const now = Date.now();
  if (Math.abs(now - shownNow) >= MINUTE_MS / 2) shownNow = now;
  return shownNow;
}
const noClockOnTheServer = () => null;

/** A time as people say it (3 小时前); the server writes the date, and the exact minute is always in the title. */
export function FriendlyTime({ dateTime }: FriendlyTimeProps) {
  const t = useMessages(friendlyTimeMessages);
  const now = useSyncExternalStore(everyMinute, steadyNow, noClockOnTheServer);
  const time = Date.parse(dateTime);
  if (Number.isNaN(time)) return null;
  const { date, minute } = absoluteTime(time);
  const age = now === null ? { key: 'date' as const } : ageOf(time, now);
  return (
    <time dateTime={dateTime} title={minute}>
      {age.key === 'date' ? date : 'count' in age ? t(age.key, { count: age.count }) : t(age.key)}
    </time>
  );
}

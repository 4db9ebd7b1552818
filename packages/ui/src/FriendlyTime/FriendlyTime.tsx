import { useSyncExternalStore } from 'react';
import { absoluteTime, ageOf } from './friendlyTime.ts';

/** How an age is said. */
export interface AgeWords {
  /** 刚刚. */
  justNow: string;
  /** 2 分钟前, from 2 on. */
  minutesAgo: (count: number) => string;
  /** 1 小时前. */
  hoursAgo: (count: number) => string;
  /** 1 天前. */
  daysAgo: (count: number) => string;
  /** 一周前, at seven whole days. */
  weekAgo: string;
}

/** Props of `FriendlyTime`. */
export interface FriendlyTimeProps {
  /** ISO 8601, with offset. What is no time is not drawn. */
  dateTime: string;
  /** How its age is said. */
  words: AgeWords;
  /** Whose calendar the date follows; the readers of a site live in one. @default 'Asia/Shanghai' */
  timeZone?: string;
}

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let shownNow = 0;
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
      // Nobody looks any more: the next time on the page starts from its own moment.
      shownNow = 0;
    }
  };
}

function steadyNow() {
  // A store's snapshot must hold still between ticks, else React renders without end.
  const now = Date.now();
  if (Math.abs(now - shownNow) >= MINUTE_MS / 2) shownNow = now;
  return shownNow;
}
const noClockOnTheServer = () => null;

/** A time as people say it (3 小时前); the server writes the date, and the exact minute is always in the title. */
export function FriendlyTime({ dateTime, words, timeZone }: FriendlyTimeProps) {
  const now = useSyncExternalStore(everyMinute, steadyNow, noClockOnTheServer);
  const time = Date.parse(dateTime);
  if (Number.isNaN(time)) return null;
  const { date, minute } = absoluteTime(time, timeZone);
  const age = now === null ? { key: 'date' as const } : ageOf(time, now);
  return (
    <time dateTime={dateTime} title={minute}>
      {age.key === 'date' ? date : 'count' in age ? words[age.key](age.count) : words[age.key]}
    </time>
  );
}

import { expect, it } from 'vitest';
import { countedSince, waitFor } from './rateLimits.rules.ts';

const now = new Date('2026-11-16T02:00:00Z');
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);

it.each([
  ['还没有用过', { hits: 0, oldest: null }, 0],
  ['用过，还没有满', { hits: 2, oldest: ago(10) }, 0],
  ['刚好满了：等到最早的一次过去', { hits: 3, oldest: ago(10) }, 50],
  ['超过了', { hits: 9, oldest: ago(59) }, 1],
  ['不足一秒也等一秒', { hits: 3, oldest: new Date(ago(60).getTime() + 1) }, 1],
  ['不是整秒时进一', { hits: 3, oldest: new Date(ago(10).getTime() + 1) }, 51],
])('一分钟 3 次，%s', (_, counted, wait) => expect(waitFor({ limit: 3, seconds: 60 }, counted, now)).toBe(wait));

it('只数窗口之内的', () => expect(countedSince({ limit: 3, seconds: 60 }, now)).toEqual(ago(60)));

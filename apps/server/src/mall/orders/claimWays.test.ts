// Every way that a claim can go, the clock among what may happen: each ends decided, by whom the table lets decide it.
import type { Claim } from '@chippage/api/types';
import { expect, it } from 'vitest';
import { allows, subjects } from '../states.rules.ts';
import { answerDeadline, claimedBefore, claimDeadline, CLAIM_HOURS, CLAIM_REMINDER_HOURS } from './orders.rules.ts';

const HOUR = 3_600_000;
const createdAt = new Date('2026-11-20T12:00:00Z');

type Outcome = Claim['outcome'];
/** A claim on its way, so many hours after it was made. */
interface Way {
  outcome: Outcome;
  hours: number;
  reminded: number;
  steppedIn: number | null;
  by: 'merchant' | 'operator' | null;
}
type Event =
  | '同意换货'
  | '寄回'
  | '发出换货'
  | '签收'
  | '没有寄回'
  | '没有发出'
  | '卖家同意'
  | '卖家不同意'
  | '裁决退款'
  | '裁决不退款'
  | '过一天'
  | '过一小时'
  | '任务';

/** Steps of an exchange, each by whoever is awaited, or by time. */
const steps = {
  同意换货: ['answer', 'returning'],
  寄回: ['send_back', 'returned'],
  发出换货: ['send_replacement', 'replaced'],
  签收: ['receive', 'exchanged'],
  没有寄回: ['lapse', 'declined'],
} as const;
const ends = {
  卖家同意: ['answer', 'refund'],
  卖家不同意: ['answer', 'declined'],
  裁决退款: ['decide', 'refund'],
  裁决不退款: ['decide', 'declined'],
} as const;
const events = [
  ...(Object.keys(steps) as (keyof typeof steps)[]),
  '没有发出',
  ...(Object.keys(ends) as (keyof typeof ends)[]),
  '过一天',
  '过一小时',
  '任务',
] as const satisfies Event[];

/** What the job does, as it asks the rules. */
function look(way: Way): Way {
  const now = new Date(createdAt.getTime() + way.hours * HOUR);
  if (!allows('claim', way.outcome, 'answer')) return way;
  if (createdAt <= claimedBefore(now, 'step_in')) return { ...way, outcome: 'platform', steppedIn: way.hours };
  return createdAt <= claimedBefore(now, 'remind') && way.reminded === 0 ? { ...way, reminded: 1 } : way;
}

function after(way: Way, event: Event): Way {
  if (event === '任务') return look(way);
  if (event === '过一天' || event === '过一小时') return { ...way, hours: way.hours + (event === '过一天' ? 24 : 1) };
  // Time that runs out after the goods came back is the platform's, whatever the clock says here of the answer.
  if (event === '没有发出') return way.outcome === 'returned' ? { ...way, outcome: 'platform', steppedIn: CLAIM_HOURS } : way;
  if (event in steps) {
    const [step, next] = steps[event as keyof typeof steps];
    if (!allows('claim', way.outcome, step, next)) return way;
    return { ...way, outcome: next, by: next === 'exchanged' || next === 'declined' ? 'merchant' : way.by };
  }
  const [deed, to] = ends[event as keyof typeof ends];
  return allows('claim', way.outcome, deed, to) ? { ...way, outcome: to, by: deed === 'answer' ? 'merchant' : 'operator' } : way;
}

/** All that can be reached by so many events. */
function reach(depth: number): Way[] {
  const start: Way = { outcome: 'open', hours: 0, reminded: 0, steppedIn: null, by: null };
  const seen = new Map([[JSON.stringify(start), start]]);
  let edge = [start];
  for (let step = 0; step < depth; step++) {
    const next = edge.flatMap((way) => events.map((event) => after(way, event))).filter((way) => !seen.has(JSON.stringify(way)));
    for (const way of next) seen.set(JSON.stringify(way), way);
    edge = next;
  }
  return [...seen.values()];
}
const ways = reach(8);

it('走到过每一种结果，卖家答复的、平台裁决的都有', () => {
  const ended = new Set(ways.map(({ outcome, by }) => `${outcome} ${by}`));
  expect([...ended].toSorted()).toEqual([
    'declined merchant',
    'declined operator',
    'exchanged merchant',
    'open null',
    'platform null',
    'refund merchant',
    'refund operator',
    'replaced null',
    'returned null',
    'returning null',
  ]);
});

it('平台只在期限到了以后介入，介入以后只由平台裁决；决定了就不再变', () => {
  const steppedIn = ways.filter((way) => way.steppedIn !== null);
  const decided = ways.filter(({ by }) => by !== null);
  expect(steppedIn.filter(({ steppedIn: at }) => (at ?? 0) < CLAIM_HOURS)).toEqual([]);
  expect(decided.filter((way) => way.by !== (way.steppedIn === null ? 'merchant' : 'operator'))).toEqual([]);
  const changed = decided.filter((way) => events.some((event) => after(way, event).outcome !== way.outcome || after(way, event).by !== way.by));
  expect(changed).toEqual([]);
  expect([steppedIn.length, decided.length].every((count) => count > 20)).toBe(true);
});

it('提醒不早于到期前一天；期限过了，任务一看就介入，不再提醒', () => {
  expect(ways.filter(({ reminded, hours }) => reminded > 0 && hours < CLAIM_HOURS - CLAIM_REMINDER_HOURS)).toEqual([]);
  const overdue = ways.filter(({ outcome, hours }) => outcome === 'open' && hours >= CLAIM_HOURS);
  expect(overdue.length).toBeGreaterThan(5);
  expect(overdue.filter((way) => look(way).outcome !== 'platform' || look(way).reminded !== way.reminded)).toEqual([]);
});

it('没有决定的总有人能决定；只有等卖家的写着期限', () => {
  for (const outcome of Object.keys(subjects.claim.states) as Outcome[]) {
    const isOver = outcome === 'refund' || outcome === 'declined' || outcome === 'exchanged';
    const deeds = ['answer', 'decide', 'send_back', 'send_replacement', 'receive'] as const;
    expect(deeds.filter((deed) => allows('claim', outcome, deed))).toHaveLength(isOver ? 0 : 1);
    expect(claimDeadline({ outcome, createdAt, steppedInAt: null, movedAt: null })).toEqual(outcome === 'open' ? answerDeadline({ createdAt }) : null);
  }
  expect(answerDeadline({ createdAt }).getTime() - createdAt.getTime()).toBe(CLAIM_HOURS * HOUR);
});

// Random walks of a company, a buyer, the clock and an operator over the steps of a row: whatever they do, in any order.
import { expect, it } from 'vitest';
import { Failure } from '../../platform/errors.ts';
import { seeded } from '../../platform/seeded.ts';
import { allows, onlyTarget, subjects } from '../states.rules.ts';
import { type RowState, type RowStep, takeRowStep, whyNot } from './rowSteps.rules.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const from = new Date('2026-11-26T08:00:00Z');
const posted = (now: Date): RowState => ({
  state: 'live',
  days: 30,
  renewCount: 0,
  refreshedAt: now,
  expiresAt: new Date(now.getTime() + 30 * DAY),
  warnedAt: null,
  removedReason: null,
  deletedAt: null,
});
const after = (row: RowState, step: RowStep, now = from): RowState => ({ ...row, ...takeRowStep(row, step, now) });

const steps: readonly RowStep[] = [
  { deed: 'refresh' },
  { deed: 'renew' },
  { deed: 'close' },
  { deed: 'reopen' },
  { deed: 'remove' },
  { deed: 'deal' },
  { deed: 'take_down', reason: '被举报' },
];

/** Every way that a row can go, written out: a table that allows another one, or one less, is found here. */
const ways = [
  'live refresh live',
  'live renew live',
  'expired renew live',
  'live close closed',
  'expired close closed',
  'closed reopen live',
  'live remove live',
  'closed remove closed',
  'expired remove expired',
  'removed remove removed',
  'live deal dealt',
  'live expire expired',
  'live take_down removed',
  'closed take_down removed',
  'expired take_down removed',
];

it('十万步随机的走法：只走写出来的路，成交和下架的不再回到板上，到期时间和次数总对得上', () => {
  const random = seeded(20_261_127);
  const pick = (below: number) => Math.floor(random() * below);
  const seen = new Set<string>();
  let now = from.getTime();
  let row = posted(from);
  let renewed = 0;
  // A hundred thousand assertions take longer than the walk.
  const wrong = (isWrong: boolean, what: string) => {
    if (isWrong) throw new Error(`${what}: ${JSON.stringify(row)} at ${new Date(now).toISOString()}`);
  };
  for (let at = 0; at < 100_000; at++) {
    now += pick(2) === 0 ? pick(2 * DAY) : pick(20 * DAY);
    const before = row;
    const step = steps[pick(steps.length + 1)];
    if (step === undefined) {
      // The job that ends what has run out.
      if (allows('row', row.state, 'expire') && row.expiresAt.getTime() <= now) {
        row = { ...row, state: onlyTarget('row', 'expire') };
        seen.add(`${before.state} expire ${row.state}`);
      }
    } else {
      const isOwn = step.deed !== 'deal' && step.deed !== 'take_down';
      const refused = isOwn ? whyNot(row, step.deed as 'close', new Date(now)) : null;
      try {
        if (refused === null) {
          row = after(row, step, new Date(now));
          seen.add(`${before.state} ${step.deed} ${row.state}`);
          if (step.deed === 'renew') renewed++;
          wrong(step.deed === 'refresh' && row.refreshedAt.getTime() - before.refreshedAt.getTime() < DAY, 'refreshed twice within a day');
        }
      } catch (error) {
        if (!(error instanceof Failure)) throw error;
        wrong(isOwn, 'refused although nothing spoke against it');
      }
    }
    wrong((before.state === 'dealt' || before.state === 'removed') && row.state !== before.state, 'came back from where nothing leads');
    wrong(before.state === 'dealt' && JSON.stringify(row) !== JSON.stringify(before), 'a deal has changed');
    wrong(row.deletedAt !== null && row.state === 'dealt', 'a deal was deleted');
    wrong(row.state === 'live' && before.state !== 'live' && row.expiresAt.getTime() !== now + row.days * DAY, 'came back without its whole time');
    wrong(row.state === 'live' && before.state !== 'live' && row.warnedAt !== null, 'will not be told again that it runs out');
    wrong(row.state === 'expired' && row.expiresAt.getTime() > now, 'expired before its time');
    wrong(row.expiresAt < before.expiresAt || row.refreshedAt < before.refreshedAt, 'went back in time');
    wrong(row.renewCount !== renewed, 'counts other renewals than there were');
    wrong((row.state === 'removed') !== (row.removedReason !== null), 'taken down without a reason, or a reason without that');
    // Told some days before it runs out, as the job does.
    if (row.state === 'live' && row.expiresAt.getTime() - now < 3 * DAY) row = { ...row, warnedAt: new Date(now) };
    // What is deleted nobody finds any more; every few steps after an end another row begins.
    if (row.deletedAt !== null || ((row.state === 'dealt' || row.state === 'removed') && pick(8) === 0)) {
      row = posted(new Date(now));
      renewed = 0;
    }
  }
  expect([...seen].toSorted()).toEqual(ways.toSorted());
});

it('每个状态里公司能做的，和不能做时说的话', () => {
  const row = posted(from);
  const later = new Date(from.getTime() + DAY);
  expect(whyNot(row, 'refresh', from)).toBe('24 小时内刷新过，请稍后再刷新');
  expect(whyNot(row, 'refresh', later)).toBeNull();
  expect(whyNot(row, 'reopen', from)).toBe('现在是“进行中”，已关闭的才能重新发布');
  const dealt = after(row, { deed: 'deal' });
  const deeds = ['refresh', 'renew', 'close', 'reopen', 'edit', 'remove'] as const;
  expect(deeds.filter((deed) => whyNot(dealt, deed, later) === null)).toEqual([]);
  expect(deeds.filter((deed) => whyNot({ ...row, state: 'closed' }, deed, later) === null)).toEqual(['reopen', 'edit', 'remove']);
  expect(() => takeRowStep(dealt, { deed: 'deal' }, from)).toThrow(`${subjects.row.name}现在是“已成交”，不能再接受报价`);
});

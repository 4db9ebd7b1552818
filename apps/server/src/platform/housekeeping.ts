import { forgetNonces } from '../services/captcha/captcha.queries.ts';
import { forgetOutbox } from '../services/sms/outbox.queries.ts';
import { forgetCounted } from './audit.queries.ts';
import type { Platform } from './context.ts';
import type { HousekeepingStep } from './domain.ts';
import { forgetHits } from './rateLimits.queries.ts';
import { forgetKeys, KEY_MS } from './repeatable.queries.ts';
import { sweepBytes } from './storedBytes.queries.ts';

const DAY = 86_400_000;

/** What is no domain's. */
const own: readonly HousekeepingStep[] = [
  ({ db }, ago) => forgetHits(db, ago(DAY)),
  ({ db }, ago) => forgetNonces(db, ago(0)),
  ({ db }, ago) => forgetOutbox(db, ago(DAY)),
  ({ db }) => forgetCounted(db),
  ({ db }, ago) => forgetKeys(db, ago(KEY_MS)),
];

/** Removes, once an hour, what has no use any more. */
export function registerHousekeeping(platform: Platform, steps: readonly HousekeepingStep[]): void {
  platform.jobs.handle(
    'housekeeping',
    async () => {
      const ago = (ms: number) => new Date(platform.clock.now().getTime() - ms);
      for (const step of [...own, ...steps]) await step(platform, ago);
      await platform.files.sweep(DAY);
    },
    { everyCron: '17 * * * *' },
  );
  platform.jobs.handle('housekeeping.bytes', () => sweepBytes(platform, DAY), { everyCron: '41 3 * * *' });
}

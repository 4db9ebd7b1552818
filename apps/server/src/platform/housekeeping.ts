import { lt } from 'drizzle-orm';
import { captchaNonces } from '../services/captcha/captcha.schema.ts';
import { devOutbox } from '../services/sms/outbox.schema.ts';
import type { Platform } from './context.ts';
import type { HousekeepingStep } from './domain.ts';
import { forgetHits } from './rateLimits.ts';

const DAY = 86_400_000;

/** What is no domain's. */
const own: readonly HousekeepingStep[] = [
  ({ db }, ago) => forgetHits(db, ago(DAY)),
  ({ db }, ago) => db.delete(captchaNonces).where(lt(captchaNonces.expiresAt, ago(0))),
  ({ db }, ago) => db.delete(devOutbox).where(lt(devOutbox.at, ago(DAY))),
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
}

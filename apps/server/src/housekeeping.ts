import { lt } from 'drizzle-orm';
import { forgetCodes } from './account/codes.queries.ts';
import { requeueMails } from './account/mails.ts';
import { forgetSecrets } from './account/oneTimeSecrets.ts';
import { forgetSessions } from './account/sessions.queries.ts';
import { forgetOldVisits } from './history/history.queries.ts';
import { forgetPageVisits } from './history/tracking.ts';
import { forgetRemovedLines } from './mall/cart/cart.queries.ts';
import { forgetLooseFiles } from './mall/mallJobs.ts';
import { forgetKeys, KEY_MS } from './mall/repeatable.ts';
import { forgetReads } from './news/reads.ts';
import { recount } from './news/recount.ts';
import type { Platform } from './platform/context.ts';
import { forgetHits } from './platform/rateLimits.ts';
import { captchaNonces } from './services/captcha/captcha.schema.ts';
import { forgetUploads } from './uploads/uploadBytes.ts';
import { devOutbox } from './services/sms/outbox.schema.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** Removes, once an hour, what has no use any more. */
export function registerHousekeeping(platform: Platform): void {
  const { jobs, db, files, clock } = platform;
  jobs.handle(
    'housekeeping',
    async () => {
      const ago = (ms: number) => new Date(clock.now().getTime() - ms);
      await forgetHits(db, ago(DAY));
      await forgetCodes(db, ago(2 * DAY));
      await forgetSecrets(db, ago(0));
      await requeueMails(platform);
      await forgetSessions(db, ago(30 * DAY), ago(180 * DAY));
      await db.delete(captchaNonces).where(lt(captchaNonces.expiresAt, ago(0)));
      await db.delete(devOutbox).where(lt(devOutbox.at, ago(DAY)));
      await forgetPageVisits(db, ago(90 * DAY));
      await forgetOldVisits(db, ago(365 * DAY));
      await forgetReads(db, ago(2 * DAY));
      await recount(db);
      await forgetRemovedLines(db, clock.now());
      await forgetKeys(db, ago(KEY_MS));
      await forgetLooseFiles(platform);
      await forgetUploads(platform);
      await files.sweep(DAY);
    },
    { everyCron: '17 * * * *' },
  );
}

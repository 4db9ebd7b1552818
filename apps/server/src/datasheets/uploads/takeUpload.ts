import type { Ctx, Session } from '../../platform/context.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';

/** Files of one member within a day and an hour. */
const PER_DAY = 100;
const PER_HOUR = 60;

/** Counts one more file of the member. @returns how long to wait, and what to say, when there were too many */
export async function takeUpload({ db, session, clock }: Ctx<Session>): Promise<{ seconds: number; msg: string } | null> {
  const limits = [
    { key: `spec_upload:${session.memberId}`, limit: PER_DAY, seconds: 86_400 },
    { key: `spec_upload_hour:${session.memberId}`, limit: PER_HOUR, seconds: 3600 },
  ];
  const seconds = await takeHit(db, limits, clock.now());
  return seconds > 0 ? { seconds, msg: `上传得太多了：每小时最多 ${PER_HOUR} 份、每天最多 ${PER_DAY} 份，请稍后再传` } : null;
}

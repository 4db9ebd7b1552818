import type { Ctx, Session } from '../../platform/context.ts';
import { tooManyRequests } from '../../platform/errors.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';

const HOUR = 3600;
const DAY = 86_400;

/** How often a member does what costs room or somebody's time. An editor saves by itself half as often. */
const turns = {
  new: { limit: 100, seconds: DAY, message: '一天最多新建 100 篇文章，请明天再来' },
  save: { limit: 2400, seconds: HOUR, message: '保存过于频繁，请稍后再试' },
  submit: { limit: 30, seconds: DAY, message: '一天最多提交 30 次，请明天再来' },
  import: { limit: 20, seconds: HOUR, message: '一小时最多导入 20 篇，请稍后再试' },
  picture: { limit: 300, seconds: HOUR, message: '上传过于频繁，请稍后再试' },
} as const;

/** Counts one more. @throws Failure 429 where it is too often */
export async function takeTurn({ db, session, clock }: Pick<Ctx<Session>, 'db' | 'session' | 'clock'>, what: keyof typeof turns): Promise<void> {
  const { limit, seconds, message } = turns[what];
  const wait = await takeHit(db, [{ key: `article ${what}:${session.memberId}`, limit, seconds }], clock.now());
  if (wait > 0) throw tooManyRequests(wait, message);
}

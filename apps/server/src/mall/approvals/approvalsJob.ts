import type { Platform } from '../../platform/context.ts';
import { tellRequester } from './approvalNotices.ts';
import { lockEnding, moveRequest } from './approvals.queries.ts';

const AT_ONCE = 200;
const words = {
  due: '没有人在期限内审批，可以修改后再提交。',
  left: '申请人已不在企业里，申请结束。',
  lapsed: '企业认证已过期，申请结束。',
} as const;

/** Ends requests whose time has run out, whose requester has left the company, or whose company is verified no more. */
export async function endRequests({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<number> {
  const now = clock.now();
  return db.transaction(async (tx) => {
    const ending = await lockEnding(tx, now, AT_ONCE);
    for (const { request, why } of ending) {
      const moved = await moveRequest(tx, request, 'expire', 'expired', { memberId: null, text: words[why], note: null, now });
      await tellRequester(tx, moved, '采购申请已过期', words[why], now);
    }
    return ending.length;
  });
}

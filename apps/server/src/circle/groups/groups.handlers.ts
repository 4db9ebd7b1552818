import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { groupNotFoundFailure } from '../circle.errors.ts';
import { findGroup, listFollowed, listGroups, setFollow } from './groups.queries.ts';

/** Groups and who follows them. */
export const groupHandlers = {
  async trendGroups({ db, session }, { keywords, ...page }) {
    const { rows, total } = await listGroups(db, session?.memberId ?? 0, keywords, pageOf(page));
    return many(rows, total);
  },
  async myTrendGroups({ db, session }, page) {
    const { rows, total } = await listFollowed(db, session.memberId, pageOf(page));
    return many(rows, total);
  },
  async trendGroupDetail({ db, session }, { id }) {
    const group = await findGroup(db, session?.memberId ?? 0, id);
    if (!group) throw groupNotFoundFailure();
    return one(group);
  },
  async followTrendGroup({ db, session, clock }, { id, isFollowed }) {
    const { memberId } = session;
    if (!(await setFollow(db, { memberId, groupId: id, isFollowed, now: clock.now() }))) throw groupNotFoundFailure();
    const group = await findGroup(db, memberId, id);
    if (!group) throw groupNotFoundFailure();
    return one(group, isFollowed ? '已关注' : '已取消关注');
  },
} satisfies Handlers<'trendGroups' | 'myTrendGroups' | 'trendGroupDetail' | 'followTrendGroup'>;

import { notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { findPublicCompany } from './companies.queries.ts';
import { dropFollow, findFollow, saveFollow } from './follows.queries.ts';

/** Which companies a member follows, and what they are told of. */
export const followHandlers = {
  companyFollow: async ({ db, session }, { id }) => one(await findFollow(db, session.memberId, id)),

  async followCompany({ db, session, clock }, { enterpriseId, wantsSupply, wantsDemand }) {
    if (!(await findPublicCompany(db, enterpriseId))) throw notFound('企业');
    await saveFollow(db, { memberId: session.memberId, enterpriseId, wantsSupply, wantsDemand }, clock.now());
    return one({ isFollowed: true, wantsSupply, wantsDemand }, '已关注');
  },

  async unfollowCompany({ db, session }, { enterpriseId }) {
    await dropFollow(db, session.memberId, enterpriseId);
    return one({ isFollowed: false, wantsSupply: false, wantsDemand: false }, '已取消关注');
  },
} satisfies Handlers<'companyFollow' | 'followCompany' | 'unfollowCompany'>;

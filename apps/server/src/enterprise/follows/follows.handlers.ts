import type { Ctx, Session } from '../../platform/context.ts';
import { notFound, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { companyOf } from '../companyOf.ts';
import { findPublicCompany } from './companies.queries.ts';
import { dropFollow, findFollow, saveFollow } from './follows.queries.ts';

const none = { isFollowed: false, wantsSupply: false, wantsDemand: false };
const isOwn = async ({ db, session }: Ctx<Session>, id: number) => (await companyOf(db, session.memberId))?.id === id;

/** Which companies a member follows, and what they are told of. */
export const followHandlers = {
  async companyFollow(ctx, { id }) {
    const [follow, own] = await Promise.all([findFollow(ctx.db, ctx.session.memberId, id), isOwn(ctx, id)]);
    return one({ isOwn: own, ...follow });
  },

  async followCompany(ctx, { enterpriseId, wantsSupply, wantsDemand }) {
    const { db, session, clock } = ctx;
    if (!(await findPublicCompany(db, enterpriseId))) throw notFound('企业');
    await saveFollow(db, { memberId: session.memberId, enterpriseId, wantsSupply, wantsDemand }, clock.now());
    return one({ isOwn: await isOwn(ctx, enterpriseId), isFollowed: true, wantsSupply, wantsDemand }, '已关注');
  },

  async unfollowCompany(ctx, { enterpriseId }) {
    await dropFollow(ctx.db, ctx.session.memberId, enterpriseId);
    return one({ isOwn: await isOwn(ctx, enterpriseId), ...none }, '已取消关注');
  },
} satisfies Handlers<'companyFollow' | 'followCompany' | 'unfollowCompany'>;

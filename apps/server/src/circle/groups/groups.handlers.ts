import type { Ctx } from '../../platform/context.ts';
import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { groupNotFoundFailure } from '../circle.errors.ts';
import { findGroup, listFollowed, listGroups, setGroupFollow } from './groups.queries.ts';

/** No member has the number 0. */
const meOf = ({ session }: Ctx) => session?.memberId ?? 0;

async function shown(db: Ctx['db'], memberId: number, id: number) {
  const group = await findGroup(db, memberId, id);
  if (!group) throw groupNotFoundFailure();
  return group;
}

/** Groups of the circle. */
export const groupHandlers = {
  async circleGroups(ctx, { keywords, ...page }) {
    const { rows, total } = await listGroups(ctx.db, meOf(ctx), keywords, pageOf(page));
    return many(rows, total);
  },
  async ownCircleGroups({ db, session }, page) {
    const { rows, total } = await listFollowed(db, session.memberId, pageOf(page));
    return many(rows, total);
  },
  circleGroup: async (ctx, { id }) => one(await shown(ctx.db, meOf(ctx), id)),
  async followCircleGroup({ db, session: { memberId }, clock }, { id, isFollowed }) {
    if (!(await setGroupFollow(db, { memberId, id, isFollowed, now: clock.now() }))) throw groupNotFoundFailure();
    return one(await shown(db, memberId, id), isFollowed ? '已关注' : '已取消关注');
  },
} satisfies Handlers<'circleGroups' | 'ownCircleGroups' | 'circleGroup' | 'followCircleGroup'>;

import type { Ctx } from '../../platform/context.ts';
import type { Composition } from '../../platform/domain.ts';
import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { trendNotFoundFailure } from '../circle.errors.ts';
import { isPersonal } from '../people/people.queries.ts';
import { likeTrend, reportTrend, vote } from './answers.ts';
import { findTrend, toTrends } from './cards.queries.ts';
import { listIds, listOwnIds, readerOf } from './list.queries.ts';
import { listVersions, updateTrend } from './trends.queries.ts';
import { changeTrend, deleteTrend, lockOwn, ownTrend, writeTrend } from './writing.ts';

const done = (msg: string) => ({ code: 1, msg, data: null }) as const;
const readerFor = ({ db, session }: Ctx) => readerOf(db, session?.memberId ?? 0);

/** Which tag a list is narrowed to: a part goes before a brand. */
function tagOf({ partId, brandId }: { partId?: number | undefined; brandId?: number | undefined }) {
  if (partId !== undefined) return { kind: 'part' as const, id: partId };
  return brandId === undefined ? undefined : { kind: 'brand' as const, id: brandId };
}

/** Posts of the circle. */
export const trendHandlers = ({ things }: Pick<Composition, 'things'>) =>
  ({
    async trend(ctx, { id }) {
      const found = await findTrend(ctx.db, await readerFor(ctx), id, ctx.clock.now());
      if (!found) throw trendNotFoundFailure();
      return one(found);
    },
    async trends(ctx, { groupId, isFollowed, partId, brandId, sort, ...page }) {
      const { db, session, clock } = ctx;
      const reader = await readerFor(ctx);
      const wish = { groupId, isFollowed, sort, tag: tagOf({ partId, brandId }), ...pageOf(page) };
      const isOwnOrder = sort === 'recommended' && session !== null && (await isPersonal(db, session.memberId));
      const { ids, total } = await listIds(db, reader, { ...wish, isPersonal: isOwnOrder });
      return many(await toTrends(db, reader, ids, clock.now()), total);
    },
    async myTrends({ db, session, clock }, page) {
      const { ids, total } = await listOwnIds(db, session.memberId, pageOf(page));
      return many(await toTrends(db, await readerOf(db, session.memberId), ids, clock.now()), total);
    },
    async trendHistory(ctx, { id }) {
      if (!(await findTrend(ctx.db, await readerFor(ctx), id, ctx.clock.now()))) throw trendNotFoundFailure();
      return many(await listVersions(ctx.db, id));
    },
    async addTrend(ctx, form) {
      const written = await ownTrend(ctx, await writeTrend(ctx, things, form));
      return one(written, written.state === 'pending' ? '动态已提交，审核通过后公开显示' : '动态已发布');
    },
    async changeTrend(ctx, form) {
      const refused = await changeTrend(ctx, form);
      if (refused) return refused;
      const changed = await ownTrend(ctx, form.id);
      return one(changed, changed.state === 'pending' ? '已修改，审核通过后公开显示' : '已修改');
    },
    async deleteTrend(ctx, { id }) {
      await deleteTrend(ctx, id);
      return done('动态已删除');
    },
    async closeTrend(ctx, { id, isClosed }) {
      await ctx.db.transaction(async (tx) => {
        await lockOwn(tx, ctx.session.memberId, id);
        await updateTrend(tx, id, { isClosed });
      });
      return one(await ownTrend(ctx, id), isClosed ? '已关闭评论' : '已打开评论');
    },
    likeTrend: async (ctx, { id, isLiked }) => one(await likeTrend(ctx, id, isLiked)),
    voteTrend: async (ctx, { id, optionId }) => (await vote(ctx, id, optionId)) ?? one(await ownTrend(ctx, id), '已投票'),
    reportTrend: async (ctx, form) => (await reportTrend(ctx, form)) ?? done('举报已提交，我们会尽快查看'),
  }) satisfies Handlers<
    'trend' | 'trends' | 'myTrends' | 'trendHistory' | 'addTrend' | 'changeTrend' | 'deleteTrend' | 'closeTrend' | 'likeTrend' | 'voteTrend' | 'reportTrend'
  >;

import type { Ctx } from '../../platform/context.ts';
import { many } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOfCards } from '../articles/articles.queries.ts';
import { followChannels, unfollowChannel } from './channelFollows.queries.ts';
import { flattened, isFollowedBy, listChannels } from './channels.queries.ts';
import { channelNotFoundFailure } from '../news.errors.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { readerOf } from '../reader.ts';

type ChannelOperation = 'channels' | 'channelChildren' | 'recommendedChannels' | 'followedArticles' | 'followChannels' | 'unfollowChannel';

const allChannels = async (ctx: Ctx) => many(await listChannels(ctx.db, readerOf(ctx)));

/** Channels and what a member follows. */
export const channelHandlers = {
  channels: allChannels,
  async channelChildren(ctx, { parentId }) {
    const parent = flattened(await listChannels(ctx.db, readerOf(ctx))).find(({ id }) => id === parentId);
    if (!parent) throw channelNotFoundFailure();
    return many(parent.children);
  },
  async recommendedChannels(ctx, { size }) {
    const channels = await listChannels(ctx.db, readerOf(ctx));
    const others = channels.filter(({ isFollowed, articleCount }) => !isFollowed && articleCount > 0).toSorted((a, b) => b.articleCount - a.articleCount);
    return many(others.slice(0, size));
  },
  async followedArticles(ctx, page) {
    const where = isFollowedBy(ctx.session.memberId);
    const { rows, total } = await pageOfCards(ctx.db, readerOf(ctx), { order: 'newest', where, ...pageOf(page) });
    return many(rows, total);
  },
  async followChannels(ctx, { ids }) {
    const wanted = [...new Set(ids.split(',').map(Number))];
    if (!wanted.every(Number.isSafeInteger) || !(await followChannels(ctx.db, ctx.session.memberId, wanted, ctx.clock.now()))) throw channelNotFoundFailure();
    return allChannels(ctx);
  },
  async unfollowChannel(ctx, { id }) {
    await unfollowChannel(ctx.db, ctx.session.memberId, id);
    return allChannels(ctx);
  },
} satisfies Handlers<ChannelOperation>;

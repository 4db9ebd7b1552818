import type { Ctx } from '../../platform/context.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { isOfChannel, listCards, pageOfCards } from './articles.queries.ts';
import { listChannels } from '../channels/channels.queries.ts';
import { listNewestAuthors } from '../authors/authors.queries.ts';
import { findDetail } from './detail.queries.ts';
import { findFigure } from './figures.queries.ts';
import { newsHotWords, noteNewsSearch } from './hotWords.ts';
import { setArticleLike } from './likes.queries.ts';
import { articleNotFoundFailure, articleTakenDownFailure } from '../news.errors.ts';
import { findArticleTakeDown } from './operatorArticles.queries.ts';
import { findPictureFile } from '../myArticles/pictures.queries.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { readerOf } from '../reader.ts';
import { noteRead } from './reads.ts';
import { articlesOfPart } from './partArticles.queries.ts';
import { searchArticles } from './search.queries.ts';

type ArticleOperation =
  | 'newsIndex'
  | 'newsIndexV0'
  | 'redArticles'
  | 'newsHotWords'
  | 'channelArticles'
  | 'articleList'
  | 'articleSearch'
  | 'articleDetail'
  | 'articleDetailV1'
  | 'noteArticleRead'
  | 'setArticleLike'
  | 'newestArticles'
  | 'articleFigure'
  | 'partArticles';

const MOST_PINNED = 3;
const HOT_WORDS = 24;

async function index(ctx: Ctx) {
  const { db } = ctx;
  const reader = readerOf(ctx);
  const [channels, pinned, hotWords, hottest, newest, red, newestAuthors] = await Promise.all([
    listChannels(db, reader),
    listCards(db, reader, { order: 'pinned', limit: MOST_PINNED }),
    newsHotWords(db, HOT_WORDS, reader.now),
    listCards(db, reader, { order: 'hottest', limit: 10 }),
    listCards(db, reader, { order: 'newest', limit: 20 }),
    listCards(db, reader, { order: 'liked', limit: 10 }),
    listNewestAuthors(db, reader, 6),
  ]);
  return one({ channels, pinned: pinned.filter(({ isPinned }) => isPinned), hotWords, hottest, newest, red, newestAuthors });
}

async function list(ctx: Ctx, { categoryId, sort, ...page }: { categoryId?: number; sort: 'newest' | 'hottest'; pageIndex: number; pageSize: number }) {
  const order = sort === 'newest' ? 'pinned' : 'hottest';
  const where = categoryId === undefined ? {} : { where: isOfChannel(categoryId) };
  const { rows, total } = await pageOfCards(ctx.db, readerOf(ctx), { order, ...pageOf(page), ...where });
  return many(rows, total);
}

async function detail(ctx: Ctx, { id }: { id: number }) {
  const article = await findDetail(ctx.db, id, readerOf(ctx));
  if (article) return one(article);
  const kind = await findArticleTakeDown(ctx.db, id);
  throw kind ? articleTakenDownFailure(kind) : articleNotFoundFailure();
}

/** Articles: lists, the article itself, readers and likes. */
export const articleHandlers = {
  newsIndex: index,
  newsIndexV0: index,
  redArticles: async (ctx, { size }) => many(await listCards(ctx.db, readerOf(ctx), { order: 'liked', limit: size })),
  newsHotWords: async ({ db, clock }, { size }) => many(await newsHotWords(db, size, clock.now())),
  channelArticles: list,
  articleList: list,
  async articleSearch(ctx, { keywords, categoryId, sort, ...page }) {
    const { rows, total } = await searchArticles(ctx.db, readerOf(ctx), { keywords, channelId: categoryId, sort, ...pageOf(page) });
    if (page.pageIndex === 1)
      noteNewsSearch(
        ctx.db,
        keywords,
        rows.flatMap(({ title, tags }) => [title, ...tags.map(({ mpn }) => mpn)]),
        ctx.uuid || ctx.ip,
      );
    return many(rows, total);
  },
  articleDetail: detail,
  articleDetailV1: detail,
  async noteArticleRead(ctx, { id }) {
    const counters = await noteRead(ctx, id);
    if (!counters) throw articleNotFoundFailure();
    return one(counters);
  },
  async setArticleLike({ db, session, clock }, { id, isLiked }) {
    const likes = await setArticleLike(db, { memberId: session.memberId, id, isLiked, now: clock.now() });
    if (!likes) throw articleNotFoundFailure();
    return one(likes);
  },
  newestArticles: async (ctx, { size }) => many(await listCards(ctx.db, readerOf(ctx), { order: 'newest', limit: size })),
  async articleFigure({ db }, { figureId }) {
    const figure = await findFigure(db, figureId);
    if (figure) return storedFile({ ...figure, contentType: 'image/svg+xml', disposition: 'inline' });
    const picture = await findPictureFile(db, figureId);
    if (!picture) throw notFound('图片');
    return storedFile({ ...picture, name: `${figureId}.webp`, contentType: 'image/webp', disposition: 'inline', isForever: true });
  },
  partArticles: async (ctx, { id }) => one(await articlesOfPart(ctx.db, readerOf(ctx), id)),
} satisfies Handlers<ArticleOperation>;

import type { Ctx, Session } from '../../platform/context.ts';
import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { listCards, pageOfCards } from '../articles/articles.queries.ts';
import { findAuthor, isBy, listAuthors, listBlocked, listNewestAuthors, setBlocked } from './authors.queries.ts';
import { authorNotFoundFailure } from '../news.errors.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { readerOf } from '../reader.ts';

type AuthorOperation =
  | 'authorDetail'
  | 'authorArticles'
  | 'authorHotArticles'
  | 'newestAuthors'
  | 'authorList'
  | 'blockAuthor'
  | 'unblockAuthor'
  | 'blockedAuthors';

/** An author's own page shows what they wrote, also to who blocked them. */
const everybody = (ctx: Ctx) => ({ ...readerOf(ctx), memberId: null });

async function block({ db, session, clock }: Ctx<Session>, authorId: number, isBlocked: boolean) {
  if (!(await setBlocked(db, session.memberId, authorId, isBlocked, clock.now()))) throw authorNotFoundFailure();
  return { code: 1, msg: isBlocked ? '已屏蔽，不再显示这位作者的文章' : '已取消屏蔽', data: null } as const;
}

async function knownAuthor(ctx: Ctx, id: number) {
  const author = await findAuthor(ctx.db, id, readerOf(ctx));
  if (!author) throw authorNotFoundFailure();
  return author;
}

/** Authors, their articles, and whom a member does not want to read. */
export const authorHandlers = {
  authorDetail: async (ctx, { id }) => one(await knownAuthor(ctx, id)),
  async authorArticles(ctx, { id, ...page }) {
    await knownAuthor(ctx, id);
    const { rows, total } = await pageOfCards(ctx.db, everybody(ctx), { order: 'newest', where: isBy(id), ...pageOf(page) });
    return many(rows, total);
  },
  async authorHotArticles(ctx, { id, size }) {
    await knownAuthor(ctx, id);
    return many(await listCards(ctx.db, everybody(ctx), { order: 'hottest', where: isBy(id), limit: size }));
  },
  newestAuthors: async (ctx, { size }) => many(await listNewestAuthors(ctx.db, readerOf(ctx), size)),
  async authorList(ctx, { keywords, ...page }) {
    const { rows, total } = await listAuthors(ctx.db, readerOf(ctx), { keywords, ...pageOf(page) });
    return many(rows, total);
  },
  blockAuthor: (ctx, { authorId }) => block(ctx, authorId, true),
  unblockAuthor: (ctx, { authorId }) => block(ctx, authorId, false),
  async blockedAuthors({ db, session, clock }, page) {
    const { rows, total } = await listBlocked(db, { memberId: session.memberId, now: clock.now() }, pageOf(page));
    return many(rows, total);
  },
} satisfies Handlers<AuthorOperation>;

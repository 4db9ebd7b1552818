import type { ArticleWords, OwnArticle } from '@chippage/api/types';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { once } from '../../platform/repeatable.ts';
import { handIn } from './handIn.ts';
import { articleChangedFailure, refuseArticlesFull, refuseFigureTooLarge, refuseFigureUnreadable } from './myArticles.errors.ts';
import { countByState, factsOf, findOwn, listOwn, lockOwn, type OwnRecord, toRows } from './ownArticles.queries.ts';
import { keepPicture } from './pictures.ts';
import { listPictures } from './pictures.queries.ts';
import { linkedParts } from './previews.ts';
import { addOwn, readWords, savedAs, saveOwn, writeWords } from './saving.ts';
import { setStatus } from './setStatus.ts';
import { requireDeed } from './states.rules.ts';
import { takeTurn } from './takeTurn.ts';
import { findVersion, listVersions, toVersionRow } from './versions.queries.ts';
import { picturesOf } from './words.rules.ts';
import { importFromWechat } from './wechat/importFromWechat.ts';

type MyArticleOperation =
  | 'ownArticles'
  | 'ownArticleCounts'
  | 'ownArticle'
  | 'addArticle'
  | 'saveArticle'
  | 'submitArticle'
  | 'setArticleStatus'
  | 'ownArticleVersions'
  | 'ownArticleVersion'
  | 'restoreArticleVersion'
  | 'importWechatArticle'
  | 'uploadArticleFigure';

/** The contract knows the body as any object. */
const toContract = (words: OwnRecord['own']['words']): ArticleWords => ({ ...words, document: { ...words.document } });

async function opened({ db, session, clock }: Ctx<Session>, id: number): Promise<OwnArticle> {
  const record = await findOwn(db, session.memberId, id, clock.now());
  const { words, createdAt } = record.own;
  const [parts, figures] = await Promise.all([linkedParts(db, words), listPictures(db, picturesOf(words))]);
  return { ...factsOf(record), words: toContract(words), parts, figures, corrections: record.corrections, createTime: createdAt.toISOString() };
}

const statusWords = { DELETEED: '已删除，30 天内可以恢复', DISMOUNT: '已下架', DRAFT: '已放回草稿' } as const;

/** Articles that members write. */
export const myArticleHandlers = {
  async ownArticles({ db, session, clock }, { type, keywords, ...page }) {
    const { records, total } = await listOwn(db, session.memberId, { type, keywords, ...pageOf(page) }, clock.now());
    return many(await toRows(db, records), total);
  },
  ownArticleCounts: async ({ db, session, clock }) => one(await countByState(db, session.memberId, clock.now())),
  ownArticle: async (ctx, { id }) => one(await opened(ctx, id)),
  async addArticle(ctx, written) {
    const words = await readWords(ctx, written);
    return once(ctx, 'addArticle', words, async (tx) => {
      const { memberId } = ctx.session;
      await takeTurn({ ...ctx, db: tx }, 'new');
      const id = await addOwn(tx, memberId, words, 'writing', ctx.clock.now());
      return id === null ? refuseArticlesFull() : one(await savedAs(tx, memberId, id, ctx.clock.now()), '已保存');
    });
  },
  async saveArticle(ctx, { id, baseVersion, ...written }) {
    await takeTurn(ctx, 'save');
    return one(await saveOwn(ctx, id, baseVersion, await readWords(ctx, written)), '已保存');
  },
  async submitArticle(ctx, { id, ...submission }) {
    await handIn(ctx, { id, ...submission });
    return one(await savedAs(ctx.db, ctx.session.memberId, id, ctx.clock.now()), '已提交，审核通过后发布');
  },
  async setArticleStatus(ctx, { id, state }) {
    if (!(await setStatus(ctx, id, state))) return refuseArticlesFull();
    return one(await savedAs(ctx.db, ctx.session.memberId, id, ctx.clock.now()), statusWords[state]);
  },
  async ownArticleVersions({ db, session, clock }, { id }) {
    await findOwn(db, session.memberId, id, clock.now());
    const rows = await listVersions(db, id);
    return many(rows, rows.length);
  },
  async ownArticleVersion({ db, session }, { versionId }) {
    const row = await findVersion(db, session.memberId, versionId);
    return one({ ...toVersionRow(row), articleId: row.articleId, words: toContract(row.words), figures: await listPictures(db, picturesOf(row.words)) });
  },
  async restoreArticleVersion(ctx, { versionId, baseVersion }) {
    const { memberId } = ctx.session;
    const now = ctx.clock.now();
    const { articleId, words } = await findVersion(ctx.db, memberId, versionId);
    await ctx.db.transaction(async (tx) => {
      const { own, standing } = await lockOwn(tx, memberId, articleId, now);
      requireDeed(standing, 'edit');
      if (own.version !== baseVersion) throw articleChangedFailure(own.version, own.savedAt);
      await writeWords(tx, { id: articleId, memberId, version: own.version + 1, words, kind: 'restore', now });
    });
    return one(await opened(ctx, articleId), '已恢复成这个版本，原来的也在版本记录里');
  },
  importWechatArticle: (ctx, { url }) => importFromWechat(ctx, url),
  async uploadArticleFigure(ctx, { file }) {
    const { memberId } = ctx.session;
    await takeTurn(ctx, 'picture');
    const picture = file instanceof Uint8Array ? await keepPicture(ctx, memberId, file) : 'unreadable';
    if (picture === 'too_large') return refuseFigureTooLarge();
    if (picture === 'unreadable') return refuseFigureUnreadable();
    await audit(ctx, { event: 'picture.upload', outcome: 'ok', memberId });
    return one(picture, '已上传');
  },
} satisfies Handlers<MyArticleOperation>;

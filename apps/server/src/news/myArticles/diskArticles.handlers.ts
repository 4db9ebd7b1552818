import type { DiskArticle } from '@chippage/api/types';
import type { Ctx, Session } from '../../platform/context.ts';
import { invalidInput, many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { once } from '../../platform/repeatable.ts';
import { refuseArticlesFull } from './myArticles.errors.ts';
import { factsOf, findOwn, listOwn, lockOwn, type OwnRecord, sizeOf } from './ownArticles.queries.ts';
import { previewOf } from './previews.ts';
import { addOwn, writeWords } from './saving.ts';
import { removeOwn } from './setStatus.ts';
import { requireDeed } from './states.rules.ts';
import { takeTurn } from './takeTurn.ts';
import { tidied } from './words.rules.ts';

type DiskArticleOperation = 'diskArticles' | 'renameDiskArticle' | 'copyDiskArticle' | 'dropDiskArticles' | 'articlePreview';

const toFile = (record: OwnRecord): DiskArticle => ({
  ...factsOf(record),
  name: record.own.title,
  size: sizeOf(record.own),
  createTime: record.own.createdAt.toISOString(),
});

const fileOf = async ({ db, session, clock }: Ctx<Session>, id: number) => toFile(await findOwn(db, session.memberId, id, clock.now()));

/** What a copy is called: 4 of 100 characters are room for the mark. */
const copyOf = (title: string) => `${title.slice(0, 96)} 副本`.trim();

/** Own articles as files of the disk. */
export const diskArticleHandlers = {
  async diskArticles({ db, session, clock }, { isDeleted, keywords, ...page }) {
    const { records, total } = await listOwn(db, session.memberId, { type: isDeleted ? 'DELETEED' : 'ALL', keywords, ...pageOf(page) }, clock.now());
    return many(records.map(toFile), total);
  },
  async renameDiskArticle(ctx, { id, name }) {
    const { memberId } = ctx.session;
    const now = ctx.clock.now();
    await ctx.db.transaction(async (tx) => {
      const { own, standing } = await lockOwn(tx, memberId, id, now);
      requireDeed(standing, 'edit');
      const words = tidied({ ...own.words, title: name });
      if (words.title === '') throw invalidInput([{ field: 'name', msg: '请输入名称' }]);
      if (words.title !== own.words.title) await writeWords(tx, { id, memberId, version: own.version + 1, words, kind: 'writing', now });
    });
    return one(await fileOf(ctx, id), '已重命名');
  },
  copyDiskArticle: (ctx, { id }) =>
    once(ctx, 'copyDiskArticle', { id }, async (tx) => {
      const { memberId } = ctx.session;
      await takeTurn({ ...ctx, db: tx }, 'new');
      const { words } = (await findOwn(tx, memberId, id, ctx.clock.now())).own;
      const copied = await addOwn(tx, memberId, { ...words, title: copyOf(words.title), publishTime: null }, 'writing', ctx.clock.now());
      return copied === null ? refuseArticlesFull() : one(await fileOf({ ...ctx, db: tx }, copied), '已复制成新的草稿');
    }),
  async dropDiskArticles(ctx, { ids }) {
    const wanted = ids.split(',').map(Number);
    if (!wanted.every(Number.isSafeInteger)) throw invalidInput([{ field: 'ids', msg: '文章编号有误' }]);
    await removeOwn(ctx, wanted);
    return { code: 1, msg: '已删除，30 天内可以恢复', data: null };
  },
  async articlePreview({ db, session, clock }, { id }) {
    const { own } = await findOwn(db, session.memberId, id, clock.now());
    return one(await previewOf(db, own));
  },
} satisfies Handlers<DiskArticleOperation>;

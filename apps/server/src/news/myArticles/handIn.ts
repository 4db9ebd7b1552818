import { lengthOf } from '@chippage/api/articleDocument';
import { submitReview } from '../../reviews/queue.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { shanghaiInWords } from '../../platform/shanghai.ts';
import type { Db } from '../../platform/database/connect.ts';
import { authorRequiredFailure } from '../authors/ownAuthor.errors.ts';
import { authorOf } from '../authors/ownAuthor.queries.ts';
import { articleChangedFailure, incompleteFailure } from './myArticles.errors.ts';
import type { Words } from './myArticles.schema.ts';
import { channelNames, lockOwn, updateOwn } from './ownArticles.queries.ts';
import { requireDeed } from './states.rules.ts';
import { takeTurn } from './takeTurn.ts';
import { keepSubmitted } from './versions.queries.ts';
import { missing } from './words.rules.ts';

const originNames: Record<Words['origin'], string> = { original: '原创', reprint: '转载', translation: '翻译', authorised: '授权' };
const aiNames: Record<Words['ai'], string> = { none: '无', part: '含 AI 生成内容', whole: 'AI 生成' };

/** What an operator judges by beside the article itself. */
async function factsFor(tx: Db, authorName: string, words: Words, correction: string) {
  const channels = await channelNames(tx, words.channelIds);
  const names = words.channelIds.flatMap((id) => channels.get(id)?.name ?? []);
  const facts: [string, string][] = [
    ['作者', authorName],
    ['频道', names.join('、')],
    ['摘要', words.summary],
    ['字数', `${lengthOf(words.document)}`],
    ['类型', originNames[words.origin]],
    ['来源', words.source],
    ['原文链接', words.sourceUrl],
    ['授权', words.licence],
    ['AI 生成', aiNames[words.ai]],
    ['发布时间', words.publishTime === null ? '通过后' : shanghaiInWords(new Date(words.publishTime))],
    ['更正说明', correction],
  ];
  return facts.flatMap(([name, value]) => (value === '' ? [] : [{ name, value }]));
}

/**
 * Hands in what was saved last. What readers see stays as it is until an operator approves.
 * @throws Failure
 */
export async function handIn(ctx: Ctx<Session>, { id, baseVersion, correction }: { id: number; baseVersion: number; correction: string }): Promise<void> {
  const { memberId } = ctx.session;
  const now = ctx.clock.now();
  const author = await authorOf(ctx.db, memberId);
  if (!author) throw authorRequiredFailure();
  await takeTurn(ctx, 'submit');
  await ctx.db.transaction(async (tx) => {
    const { own, standing } = await lockOwn(tx, memberId, id, now);
    requireDeed(standing, 'submit');
    if (own.version !== baseVersion) throw articleChangedFailure(own.version, own.savedAt);
    const { words } = own;
    const gaps = missing(words, now);
    if (gaps.length > 0) throw incompleteFailure(gaps);
    const versionId = await keepSubmitted(tx, { articleId: id, memberId, version: own.version, words, now });
    await updateOwn(tx, id, { submission: 'review', reason: null });
    const isChange = standing.state === 'PUBLISHED' || standing.state === 'SCHEDULED';
    const note = isChange ? correction.trim() : '';
    await submitReview(
      tx,
      {
        kind: 'article',
        memberId,
        title: isChange ? `文章《${words.title}》的修改` : `文章《${words.title}》`,
        facts: await factsFor(tx, author.name, words, note),
        isOneOfMany: true,
        payload: { articleId: id, versionId, correction: note },
      },
      now,
    );
    await audit({ ...ctx, db: tx }, { event: 'article.submit', outcome: 'ok', memberId, detail: { article: id, version: own.version } });
  });
}

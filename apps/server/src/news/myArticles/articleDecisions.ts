import type { Correction } from '@chippage/api/types';
import { textOf, chipMpns } from '@chippage/api/articleDocument';
import { listPartNames } from '../../datasheets/parts/namedParts.queries.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import { giveNotice } from '../../messages/notices.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import type { ReviewDecisions } from '../../platform/domain.ts';
import { shanghaiDate, shanghaiInWords } from '../../platform/shanghai.ts';
import { writeArticle } from '../articles/articleWrites.queries.ts';
import { authorOf } from '../authors/ownAuthor.queries.ts';
import { noAuthorFailure, noChannelFailure } from './myArticles.errors.ts';
import { lockOwn, type OwnRecord, updateOwn } from './ownArticles.queries.ts';
import { listPictures } from './pictures.queries.ts';
import { isAwaited } from './states.rules.ts';

const editHref = (id: number) => `/userCenter/cloudDisk/editArticle?id=${id}`;

/** When readers see it: not before its writer wants it; what they saw once keeps its day. */
function timeOf({ own, publishTime, standing }: OwnRecord, now: Date): Date {
  if (standing.state === 'PUBLISHED' && publishTime !== null) return publishTime;
  const wanted = own.words.publishTime === null ? now : new Date(own.words.publishTime);
  return wanted > now ? wanted : now;
}

/** Puts what was handed in where readers see it. @returns since when */
async function publish(tx: Db, record: OwnRecord, correction: string, now: Date): Promise<Date> {
  const { id, memberId, words, version } = record.own;
  const author = await authorOf(tx, memberId);
  if (!author) throw noAuthorFailure();
  const [channelId, ...otherChannels] = words.channelIds;
  if (channelId === undefined) throw noChannelFailure();
  const [parts, covers] = await Promise.all([listPartNames(tx, words.partIds), listPictures(tx, words.coverId === null ? [] : [words.coverId])]);
  const mpnOf = new Map(parts.map((part) => [Number(part.id), part.mpn]));
  const publishTime = timeOf(record, now);
  const corrections: Correction[] = correction === '' ? record.corrections : [...record.corrections, { date: shanghaiDate(now), text: correction }];
  const tags = [...words.partIds.flatMap((partId) => mpnOf.get(partId) ?? []), ...words.tags];
  const isOwn = words.origin === 'original';
  await writeArticle(tx, {
    id,
    row: {
      title: words.title,
      summary: words.summary,
      channelId,
      authorId: author.id,
      source: isOwn ? '' : words.source,
      sourceUrl: words.sourceUrl || null,
      licence: isOwn ? null : words.licence,
      origin: words.origin,
      isAi: words.ai !== 'none',
      isAiInPart: words.ai === 'part',
      state: 'PUBLISHED',
      publishTime,
      coverUrl: covers[0]?.src ?? null,
      markdown: '',
      blocks: [],
      document: words.document,
      corrections,
      plainText: textOf(words.document),
      editedAt: now,
      updatedAt: now,
    },
    tags: [...new Map(tags.map((tag) => [partKey(tag), tag])).values()],
    mpns: chipMpns(words.document),
    otherChannels,
  });
  await updateOwn(tx, id, { submission: 'none', reason: null, publishedVersion: version, ...(publishTime <= now && { announcedAt: now }) });
  return publishTime;
}

/** Carries out what an operator decided about articles. */
export const articleDecisions: Pick<ReviewDecisions, 'article'> = {
  async article(tx, { memberId, payload }, { isApproved, reason, now }) {
    const id = Number(payload['articleId']);
    const record = await lockOwn(tx, 'anybody', id, now);
    if (!isAwaited(record.standing)) return;
    const isChange = record.standing.state !== 'REVIEW';
    const what = `文章《${record.own.title}》${isChange ? '的修改' : ''}`;
    if (!isApproved) {
      await updateOwn(tx, id, { submission: 'refused', reason });
      const body = `${what}没有通过${isChange ? '，读者看到的还是原来的' : ''}。改好后可以再提交。原因：${reason}`;
      await giveNotice(tx, { memberId, kind: 'review', href: editHref(id), title: '文章没有通过审核', body }, now);
      return;
    }
    const at = await publish(tx, record, typeof payload['correction'] === 'string' ? payload['correction'] : '', now);
    const [title, body] =
      at > now ? ['文章已通过审核', `${what}已通过，将在 ${shanghaiInWords(at)} 发布。`] : ['文章已发布', `${what}已通过，读者现在看得到。`];
    await giveNotice(tx, { memberId, kind: 'review', href: at > now ? editHref(id) : `/news/article-details/${id}`, title, body }, now);
  },
};

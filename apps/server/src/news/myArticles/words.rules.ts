import { figureIds, lengthOf } from '@chippage/api/articleDocument';
import { ownArticleLimits } from '@chippage/api/limits';
import { plainName } from '../../account/names.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import type { FieldError } from '../../platform/errors.ts';
import { isPageAddress } from '../../platform/webAddress.ts';
import type { Words } from './myArticles.schema.ts';

const DAY = 86_400_000;
const { leastTitle, leastSummary, leastBody, scheduleDays } = ownArticleLimits;

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];

/** One form of each sign, nothing unseen, each thing named once; the writer's own spaces within stay while they write. */
export function tidied(words: Words): Words {
  return {
    ...words,
    title: plainName(words.title),
    summary: plainName(words.summary),
    source: plainName(words.source),
    licence: plainName(words.licence),
    channelIds: unique(words.channelIds),
    tags: unique(words.tags.map(plainName)).filter((tag) => partKey(tag) !== ''),
    partIds: unique(words.partIds),
  };
}

/** The pictures that an article holds, the cover among them. */
export const picturesOf = ({ coverId, document }: Words): number[] => unique([...(coverId === null ? [] : [coverId]), ...figureIds(document)]);

/** Whether two texts of an article are the same: then nothing is saved. */
export const isSame = (a: Words, b: Words): boolean => stable(a) === stable(b);

/** As text with its names in one order: the database gives them in another than the client. */
const stable = (value: unknown): string =>
  JSON.stringify(value, (_name, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** What is missing before an operator reads it, field by field. */
export function missing(words: Words, now: Date): FieldError[] {
  const { title, summary, channelIds, origin, source, sourceUrl, licence, publishTime } = words;
  const isOwn = origin === 'original';
  const checks: [boolean, string, string][] = [
    [[...title].length < leastTitle, 'title', `标题至少 ${leastTitle} 个字`],
    [[...summary].length < leastSummary, 'summary', `请写摘要，至少 ${leastSummary} 个字，列表和搜索里显示它`],
    [channelIds.length === 0, 'channelIds', '请选择频道'],
    [lengthOf(words.document) < leastBody, 'document', `正文至少 ${leastBody} 个字`],
    [!isOwn && source === '', 'source', '请填写最先发表的媒体或授权方'],
    [(origin === 'reprint' || origin === 'translation') && !isPageAddress(sourceUrl), 'sourceUrl', '请填写原文链接'],
    [!isOwn && licence === '', 'licence', '请写明凭什么转载，例如：已获授权、CC BY 4.0'],
    [publishTime !== null && new Date(publishTime).getTime() > now.getTime() + scheduleDays * DAY, 'publishTime', `最多预约 ${scheduleDays} 天以后`],
  ];
  return checks.flatMap(([isMissing, field, msg]) => (isMissing ? [{ field, msg }] : []));
}

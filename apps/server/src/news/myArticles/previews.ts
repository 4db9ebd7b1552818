import { chipMpns, headingsOf, textOf } from '@chippage/api/articleDocument';
import type { ArticlePreview, ArticleTag } from '@chippage/api/types';
import { findPartsOfKeys, listPartNames } from '../../datasheets/parts/namedParts.queries.ts';
import { partKey } from '../../datasheets/parts/partKey.ts';
import type { Db } from '../../platform/database/connect.ts';
import { drawBody } from '../articles/drawBody.ts';
import { readingMinutes } from '../articles/articleText.ts';
import { authorOf } from '../authors/ownAuthor.queries.ts';
import type { Words } from './myArticles.schema.ts';
import { channelNames } from './ownArticles.queries.ts';
import { listPictures } from './pictures.queries.ts';
import { picturesOf } from './words.rules.ts';

/** The parts that a writer let the article be linked to, as far as they are there. */
export async function linkedParts(db: Db, { partIds }: Pick<Words, 'partIds'>): Promise<ArticleTag[]> {
  const parts = new Map((await listPartNames(db, partIds)).map((part) => [Number(part.id), part.mpn]));
  return partIds.flatMap((partId) => {
    const mpn = parts.get(partId);
    return mpn === undefined ? [] : [{ mpn, partId }];
  });
}

/** Numbers of the parts that chips mean, by their MPN as written. */
async function partsOfChips(db: Db, mpns: readonly string[]): Promise<Map<string, number>> {
  const parts = await findPartsOfKeys(db, mpns.map(partKey));
  return new Map(
    mpns.flatMap((mpn) => {
      const alike = parts.filter((part) => part.mpnKey === partKey(mpn));
      const meant = alike.find((part) => part.mpn === mpn) ?? alike[0];
      return meant ? [[mpn, meant.id] as const] : [];
    }),
  );
}

/** What a member wrote as readers will see it. */
export async function previewOf(
  db: Db,
  { id, memberId, words, savedAt }: { id: number; memberId: number; words: Words; savedAt: Date },
): Promise<ArticlePreview> {
  const [channels, author, figures, parts, partIds] = await Promise.all([
    channelNames(db, words.channelIds),
    authorOf(db, memberId),
    listPictures(db, picturesOf(words)),
    linkedParts(db, words),
    partsOfChips(db, chipMpns(words.document)),
  ]);
  const { title, summary, origin, ai, document } = words;
  return {
    id,
    title,
    summary,
    coverUrl: figures.find((figure) => figure.id === words.coverId)?.src ?? null,
    channels: words.channelIds.flatMap((channelId) => channels.get(channelId) ?? []),
    authorName: author?.name ?? null,
    origin,
    source: origin === 'original' ? (author?.name ?? '') : words.source,
    sourceUrl: words.sourceUrl || null,
    licence: origin === 'original' ? null : words.licence || null,
    ai,
    tags: [...parts, ...words.tags.map((mpn) => ({ mpn, partId: null }))],
    body: drawBody(document, { figures: new Map(figures.map((figure) => [figure.id, figure])), partIds }),
    toc: headingsOf(document).filter(({ level }) => level <= 3),
    readingMinutes: readingMinutes(textOf(document)),
    saveTime: savedAt.toISOString(),
  };
}

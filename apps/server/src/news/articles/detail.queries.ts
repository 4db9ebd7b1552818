import { sql } from 'drizzle-orm';
import { type ArticleDocument, figureIds, headingsOf } from '@chippage/api/articleDocument';
import type { ArticleBlock, ArticleDetail, ArticleLink, ArticlePart, Correction } from '@chippage/api/types';
import { partOf } from '../../datasheets/parts/namedParts.queries.ts';
import { listPictures } from '../myArticles/pictures.queries.ts';
import { isLikedBy } from '../../favourites/thingMarks.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { type CardRow, cardColumns, cardSource, isListed, isOfChannel, isPublished, type Reader, toCard } from './articles.queries.ts';
import { readingMinutes, tocOf, toShownBlocks } from './articleText.ts';
import { drawBody } from './drawBody.ts';
import { findAuthor } from '../authors/authors.queries.ts';

interface DetailRow extends CardRow {
  sourceUrl: string | null;
  licence: string | null;
  isAiInPart: boolean;
  document: ArticleDocument | null;
  blocks: ArticleBlock[];
  corrections: Correction[];
  plainText: string;
  updatedAt: string;
  isLiked: boolean;
  isPublished: boolean;
}

/** A part that the article names, so spelt in it. */
interface NamedPart extends Record<string, unknown>, ArticlePart {
  named: string;
  position: number | null;
}

async function findParts(db: Db, articleId: number): Promise<NamedPart[]> {
  const { rows } = await db.execute<NamedPart>(sql`
    select p.*, t.mpn as named, t.position
    from article_parts t cross join lateral ${partOf({ key: sql`t.mpn_key`, mpn: sql`t.mpn` })} p
    where t.article_id = ${articleId} order by t.position nulls last, t.mpn`);
  return rows;
}

function toPart(row: NamedPart): ArticlePart {
  const { named: _, position: _position, ...part } = row;
  return part;
}

/** The neighbours in the article's channel. */
async function findNeighbours(db: Db, row: DetailRow, reader: Reader): Promise<{ previous: ArticleLink | null; next: ArticleLink | null }> {
  if (row.publishTime === null) return { previous: null, next: null };
  const at = new Date(row.publishTime).toISOString();
  const neighbour = async (isBefore: boolean) => {
    const { rows } = await db.execute<{ id: string; title: string }>(sql`
      select a.id, a.title from articles a
      where ${isListed(reader)} and ${isOfChannel(Number(row.channelId))}
        and (a.publish_time, a.id) ${isBefore ? sql`<` : sql`>`} (${at}::timestamptz, ${Number(row.id)}::bigint)
      order by ${isBefore ? sql`a.publish_time desc, a.id desc` : sql`a.publish_time, a.id`} limit 1`);
    return rows[0] ? { id: Number(rows[0].id), title: rows[0].title } : null;
  };
  const [previous, next] = await Promise.all([neighbour(true), neighbour(false)]);
  return { previous, next };
}

async function drawnOf(db: Db, document: ArticleDocument, partIds: ReadonlyMap<string, number>) {
  const figures = await listPictures(db, figureIds(document));
  return drawBody(document, { figures: new Map(figures.map((figure) => [figure.id, figure])), partIds });
}

/** One article whole; undefined where it is not for this reader: what is not published is there for its author only. */
export async function findDetail(db: Db, id: number, reader: Reader): Promise<ArticleDetail | undefined> {
  const me = reader.memberId ?? 0;
  const { rows } = await db.execute<DetailRow>(sql`
    select ${cardColumns}, a.source_url as "sourceUrl", a.licence, a.is_ai_in_part as "isAiInPart", a.document, a.blocks, a.corrections, a.plain_text as "plainText", a.updated_at as "updatedAt",
      (${isPublished(reader.now)}) is true as "isPublished",
      ${isLikedBy(me, 'article', sql`a.id`)} as "isLiked"
    from ${cardSource} where a.id = ${id} and ((${isPublished(reader.now)}) or u.member_id = ${me})`);
  const [row] = rows;
  if (!row) return undefined;
  const [parts, neighbours, authorCard] = await Promise.all([findParts(db, id), findNeighbours(db, row, reader), findAuthor(db, Number(row.authorId), reader)]);
  if (!authorCard) return undefined;
  const partIds = new Map(parts.map((part) => [part.named, part.id]));
  const blocks = toShownBlocks(row.blocks, partIds);
  const body = row.document && (await drawnOf(db, row.document, partIds));
  return {
    ...toCard(row),
    ...neighbours,
    origin: row.origin,
    sourceUrl: row.sourceUrl,
    licence: row.licence,
    ai: row.isAi ? (row.isAiInPart ? 'part' : 'whole') : 'none',
    blocks,
    body,
    toc: row.document ? headingsOf(row.document).filter(({ level }) => level <= 3) : tocOf(blocks),
    readingMinutes: readingMinutes(row.plainText),
    corrections: row.corrections.toSorted((a, b) => (a.date < b.date ? -1 : 1)),
    updateTime: new Date(row.updatedAt).toISOString(),
    parts: parts.filter(({ position }) => position !== null).map(toPart),
    authorCard,
    isLiked: row.isLiked,
    isFollowed: authorCard.isFollowed,
    isOnlyForAuthor: !row.isPublished,
  };
}

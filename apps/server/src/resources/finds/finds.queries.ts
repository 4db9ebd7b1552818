// Who is read most, and which parts are used: looked at across all resources.
import type { PopularAuthor, ResourceName, UsedPart } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import { partOf } from '../../datasheets/parts/namedParts.queries.ts';
import type { Reader } from '../../news/articles/articles.queries.ts';
import { authorsWithWork, findAuthors } from '../../news/authors/authors.queries.ts';
import type { Db } from '../../platform/database/connect.ts';
import { isOnSite } from '../resources/cards.queries.ts';

/** A file that was fetched weighs as much as so many reads. */
const READS = 10;

interface Part {
  limit: number;
  offset: number;
}

interface RankedRow extends Record<string, unknown> {
  id: string;
  place: number;
  views: number;
  resources: number;
  downloads: number;
  best: ResourceName[];
}

/** A page of authors with something published, by what others did with it. */
export async function listPopularAuthors(
  db: Db,
  reader: Reader,
  { keywords, limit, offset }: Part & { keywords: string },
): Promise<{ rows: PopularAuthor[]; total: number }> {
  // Places are given before the words narrow the list: whoever is third stays the third.
  const ranked = sql`
    select u.id, u."isFound", u.views, o.resources, o.downloads,
      row_number() over (order by u.views + ${READS} * o.downloads desc, u.articles + o.resources desc, u.id)::int as place
    from ${authorsWithWork(reader, keywords)} u
    cross join lateral (select count(*)::int as resources, coalesce(sum(r.downloads), 0)::int as downloads from resources r where r.author_id = u.id and ${isOnSite}) o
    where u.articles + o.resources > 0`;
  const found = sql`from (${ranked}) u where u."isFound"`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<RankedRow>(sql`
      select u.id, u.place, u.views, u.resources, u.downloads,
        (select coalesce(json_agg(json_build_object('id', b.id, 'kind', b.kind, 'title', b.title)), '[]') from (
          select r.id, r.kind, r.title from resources r where r.author_id = u.id and ${isOnSite}
          order by r.downloads desc, r.published_at desc, r.id desc limit 3) b) as best
      ${found} order by u.place, u.id limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${found}`),
  ]);
  const authors = await findAuthors(
    db,
    rows.map(({ id }) => Number(id)),
    reader,
  );
  return {
    rows: rows.flatMap(({ id, place, views, resources, downloads, best }) => {
      const author = authors.get(Number(id));
      return author ? [{ ...author, place, views, resourceCount: resources, downloads, best }] : [];
    }),
    total: counted.rows[0]?.total ?? 0,
  };
}

interface UsedRow extends Record<string, unknown> {
  part: UsedPart['part'];
  resourceCount: number;
  resources: ResourceName[];
}

/** A page of parts of the catalogue that published resources name, of a category and those below it. */
export async function listUsedParts(
  db: Db,
  { category, limit, offset }: Part & { category: string | undefined },
): Promise<{ rows: UsedPart[]; total: number }> {
  // One number may be spelt in two ways; it is one part.
  const named = sql`
    select n.mpn_key, min(n.mpn) as mpn, array_agg(r.id order by r.published_at desc, r.id desc) as ids
    from resource_parts n join resources r on r.id = n.resource_id where ${isOnSite} group by n.mpn_key`;
  const found = sql`from (${named}) n cross join lateral ${partOf({ key: sql`n.mpn_key`, mpn: sql`n.mpn` })} x
    ${category === undefined ? sql`` : sql`where x.category = ${category} or starts_with(x.category, ${`${category}/`})`}`;
  const [{ rows }, counted] = await Promise.all([
    db.execute<UsedRow>(sql`
      select to_jsonb(x) as part, cardinality(n.ids) as "resourceCount",
        (select json_agg(json_build_object('id', r.id, 'kind', r.kind, 'title', r.title) order by array_position(n.ids, r.id))
          from resources r where r.id = any(n.ids[1:3])) as resources
      ${found} order by cardinality(n.ids) desc, x.mpn, x.id limit ${limit} offset ${offset}`),
    db.execute<{ total: number }>(sql`select count(*)::int as total ${found}`),
  ]);
  return { rows: rows.map(({ part, resourceCount, resources }) => ({ part, resourceCount, resources })), total: counted.rows[0]?.total ?? 0 };
}

import type { TextFacetValue } from '@chippage/api/types';
import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { type TextQuery, toTextQuery } from './textQuery.ts';

/** What is wished of a search in texts. */
export interface TextWish {
  query: TextQuery;
  category: string | undefined;
  brandId: number | undefined;
  limit: number;
  offset: number;
}

/** A document that has the words. */
interface FoundDocument {
  id: number;
  hitPages: number;
}

/** A page of a search. */
export interface FoundTexts extends Record<string, unknown> {
  rows: FoundDocument[];
  total: number;
  hitPages: number;
  isPartial: boolean;
  categories: TextFacetValue[];
  brands: TextFacetValue[];
}

/** Of more pages only so many are looked at: the places of phrases must be read one by one. */
const MOST_PAGES = 3000;
/** And so many where filters leave only a part of them. */
const MOST_FILTERED_PAGES = 10_000;
const MOST_FACETS = 30;

/** A document that visitors can open in the reader, and whose text was read wholly; `d` is the document. */
const isSearchable = sql`d.taken_down_at is null
  and exists (select from document_texts s where s.document_id = d.id and s.state = 'read')
  and exists (select from document_parts l where l.document_id = d.id)`;

const ofBrand = ({ brandId }: TextWish) => (brandId === undefined ? sql`true` : sql`d.brand_id = ${brandId}`);
const ofCategory = ({ category }: TextWish) =>
  category === undefined
    ? sql`true`
    : sql`exists (select from document_parts l join parts q on q.id = l.part_id
        where l.document_id = d.id and (q.category_id = ${category} or starts_with(q.category_id, ${`${category}/`})))`;

/** Documents whose pages have the words: those that have them together first, then those of which they fill most. */
export async function searchTexts(db: Db, wish: TextWish): Promise<FoundTexts> {
  const found = await search(db, wish, MOST_PAGES);
  const isFiltered = wish.brandId !== undefined || wish.category !== undefined;
  // The part that was looked at need not hold what the filters leave.
  return found.isPartial && isFiltered ? search(db, wish, MOST_FILTERED_PAGES) : found;
}

/** Pages that have the words, by their index: reading the words of all pages instead takes far longer than the planner thinks. */
const byIndex = <Row extends Record<string, unknown>>(db: Db, query: SQL) =>
  db.transaction(async (tx) => {
    await tx.execute(sql`select set_config('enable_seqscan', 'off', true)`);
    return (await tx.execute<Row>(query)).rows;
  });

/** The index knows on which pages words stand, but not whether one after another: that is read of the pages themselves, of so many at most. */
const isHit = ({ all, loose }: TextQuery): SQL => (all === loose ? sql`true` : sql`t.words @@ ${all}::tsquery`);

async function search(db: Db, wish: TextWish, mostPages: number): Promise<FoundTexts> {
  const { query } = wish;
  const near = query.together === null ? sql`false` : sql`t.words @@ ${query.together}::tsquery`;
  const [row] = await byIndex<FoundTexts>(
    db,
    sql`
    with looked as materialized (
      select t.document_id, ${near} as is_near, ${isHit(query)} as is_hit from document_pages t where t.words @@ ${query.loose}::tsquery limit ${mostPages + 1}
    ),
    counted as materialized (select document_id as id, count(*)::int as hit_pages, bool_or(is_near) as is_near from looked where is_hit group by document_id),
    found as materialized (
      select c.*, d.brand_id, d.published_on, c.hit_pages / sqrt(greatest(d.page_count, c.hit_pages)) as weight,
        ${ofBrand(wish)} as is_of_brand, ${ofCategory(wish)} as is_of_category
      from counted c join documents d on d.id = c.id where ${isSearchable}
    ),
    wished as (select * from found where is_of_brand and is_of_category)
    select
      (select coalesce(json_agg(r), '[]') from (
        select id, hit_pages as "hitPages" from wished
        order by is_near desc, weight desc, published_on desc nulls last, id limit ${wish.limit} offset ${wish.offset}) r) as rows,
      (select count(*)::int from wished) as total,
      (select coalesce(sum(hit_pages), 0)::int from wished) as "hitPages",
      (select count(*) > ${mostPages} from looked) as "isPartial",
      (select coalesce(json_agg(f), '[]') from (
        select c.id, c.name, count(distinct w.id)::int as count
        from found w join document_parts l on l.document_id = w.id join parts q on q.id = l.part_id join categories c on c.id = q.category_id
        where w.is_of_brand group by c.id, c.name order by count(distinct w.id) desc, c.no limit ${MOST_FACETS}) f) as categories,
      (select coalesce(json_agg(f), '[]') from (
        select b.id::text as id, coalesce(b.name_cn, b.name) as name, count(*)::int as count
        from found w join brands b on b.id = w.brand_id where w.is_of_category group by b.id order by count(*) desc, b.id limit ${MOST_FACETS}) f) as brands`,
  );
  if (!row) throw new Error('a search without an answer');
  return row;
}

/** How many documents `searchTexts` finds, at least. */
export async function countTextsFound(db: Db, keywords: string): Promise<number> {
  const query = toTextQuery(keywords);
  if (query === null) return 0;
  const [row] = await byIndex<{ count: number }>(
    db,
    sql`
    with looked as materialized (
      select t.document_id, ${isHit(query)} as is_hit from document_pages t where t.words @@ ${query.loose}::tsquery limit ${MOST_PAGES}),
    counted as materialized (select distinct document_id as id from looked where is_hit)
    select count(*)::int as count from counted c join documents d on d.id = c.id where ${isSearchable}`,
  );
  return row?.count ?? 0;
}

/** A page to show of a document. */
export interface ShownPage extends Record<string, unknown> {
  id: number;
  page: number;
  text: string;
}

/** Pages that are shown of a document. */
const SHOWN_PAGES = 3;

/** Of each document the pages that have most of the words, those that have them together first; in their order. */
export async function readBestPages(db: Db, ids: readonly number[], { all, together }: TextQuery): Promise<ShownPage[]> {
  const near = together === null ? sql`` : sql`t.words @@ ${together}::tsquery desc,`;
  const { rows } = await db.execute<ShownPage>(sql`
    select w.id, p.page, p.text from unnest(${sql.param([...ids])}::int[]) w(id) cross join lateral (
      select t.page, t.text from document_pages t where t.document_id = w.id and t.words @@ ${all}::tsquery
      order by ${near} ts_rank(t.words, ${all}::tsquery) desc, t.page limit ${SHOWN_PAGES}) p
    order by w.id, p.page`);
  return rows;
}

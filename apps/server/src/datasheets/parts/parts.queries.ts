import { idsAfter } from '../../platform/database/idsAfter.ts';
import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { LinkStatus, Match, Param, PartRow } from '@chippage/api/types';
import type { Db } from '../../platform/database/connect.ts';
import type { FindThings } from '../../platform/domain.ts';
import { linkHealthOf } from '../documents/links.rules.ts';
import { brandName } from './brandNames.queries.ts';
import { brands } from './brands.schema.ts';
import { catalogueOf } from './catalogue/catalogue.ts';
import type { IndexParameter } from './catalogue/catalogueIndex.ts';
import { chosenHotWords, parts } from './parts.schema.ts';
import { storedMeasure } from './understanding/formatMeasure.ts';
import { valueLabel } from './valueLabels.ts';

/** Values by parameter code, as stored. */
export type StoredParams = Readonly<Record<string, string | number | boolean>>;

interface Row extends Record<string, unknown> {
  id: number;
  mpn: string;
  brandId: number;
  brandName: string;
  brandNameCn: string | null;
  category: string;
  categoryName: string;
  packageCase: string | null;
  pins: number | null;
  lifecycle: PartRow['lifecycle'];
  params: StoredParams;
  documentId: number | null;
  url: string | null;
  host: string | null;
  linkStatus: LinkStatus | null;
  checkedAt: string | null;
  movedTo: string | null;
  pageCount: number | null;
  isHosted: boolean | null;
  isSample: boolean | null;
}

/** A part to show and why it is in the result. */
export interface FoundPart {
  id: number;
  match: Match;
}

/** Rows of parts in the order asked for; missing ones are left out. */
export async function findPartRows(db: Db, found: readonly FoundPart[], parameters: readonly IndexParameter[]): Promise<PartRow[]> {
  if (found.length === 0) return [];
  const { rows } = await db.execute<Row>(sql`
    select p.id, p.mpn, p.brand_id as "brandId", b.name as "brandName", b.name_cn as "brandNameCn", p.category_id as category, c.name as "categoryName",
      p.package_case as "packageCase", p.pins, p.lifecycle, p.params, d.id as "documentId", coalesce(k.address, d.outside_url) as url, coalesce(k.host, d.host) as host, k.status as "linkStatus", k.checked_at as "checkedAt", k.moved_to as "movedTo", d.page_count as "pageCount", d.sha256 is not null as "isHosted", d.is_sample as "isSample"
    from parts p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
    left join lateral (
      select d.* from document_parts l join documents d on d.id = l.document_id where l.part_id = p.id and d.taken_down_at is null order by d.sha256 is null, d.id limit 1
    ) d on true
    left join document_links k on k.document_id = d.id
    where p.id = any(${sql.param(found.map((part) => part.id))})`);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return found.flatMap(({ id, match }) => {
    const row = byId.get(id);
    return row ? [toPartRow(row, match, parameters)] : [];
  });
}

/** One part as a row, or undefined. */
export async function findPartRow({ db }: { db: Db }, id: number): Promise<PartRow | undefined> {
  const { index } = await catalogueOf(db).current();
  return (await findPartRows(db, [{ id, match: 'exact' }], index.parameters))[0];
}

function toPartRow(row: Row, match: Match, parameters: readonly IndexParameter[]): PartRow {
  const { id, mpn, brandId, brandName, brandNameCn, category, categoryName, packageCase, pins, lifecycle } = row;
  const { documentId, url, host, pageCount } = row;
  const kept = { isHosted: row.isHosted === true, isSample: row.isSample === true };
  const datasheet = documentId === null ? null : { documentId, url, host, link: linkHealthOf(row), pageCount, ...kept };
  return {
    id,
    mpn,
    brandId,
    brandName,
    brandNameCn,
    category,
    categoryName,
    packageCase,
    pins,
    lifecycle,
    params: paramsOf(row.params, parameters),
    datasheet,
    match,
  };
}

/** Values with their names, in the catalogue's order of parameters. */
function paramsOf(params: StoredParams, parameters: readonly IndexParameter[]): Param[] {
  return parameters.flatMap(({ code, name, unit }): Param[] => {
    const value = params[code];
    if (value === undefined) return [];
    if (typeof value !== 'number') return [{ code, name, unit, valueText: valueLabel(code, value), valueNum: null }];
    const measure = storedMeasure(code, value, unit);
    return [{ code, name, unit: measure.unit, valueText: String(measure.number), valueNum: measure.number }];
  });
}

/** What the detail page shows beside the row. */
export interface PartFacts extends Record<string, unknown> {
  isPattern: boolean;
  updatedAt: string;
  /** Where the facts are from, numbered as the page marks them. */
  sources: { no: number; name: string; licence: string; url: string | null }[];
}

/** Facts of one part beside its row. */
export const findPartFacts = async (db: Db, id: number): Promise<PartFacts | undefined> => (await findFactsOfParts(db, [id])).get(id);

/** Facts of parts beside their rows, by part. */
export async function findFactsOfParts(db: Db, ids: readonly number[]): Promise<Map<number, PartFacts>> {
  const { rows } = await db.execute<PartFacts & { id: number }>(sql`
    select p.id, p.is_pattern as "isPattern", p.updated_at as "updatedAt", array(
      select json_build_object('no', named.place, 'name', coalesce(s.name, named.code), 'licence', coalesce(s.licence, '未知'), 'url', s.url)
      from unnest(string_to_array(p.source, '+')) with ordinality as named (code, place) left join data_sources s on s.code = named.code
      where named.code <> '' order by named.place
    ) as sources
    from parts p where p.id = any(${sql.param([...ids])}::int[])`);
  return new Map(rows.map(({ id, ...facts }) => [id, facts]));
}

/** Documents of parts for hints: our own files first. */
export async function findHintDocuments(
  db: Db,
  partIds: readonly number[],
  limit: number,
): Promise<{ id: number; title: string; partId: number; brandName: string; host: string | null; pageCount: number | null }[]> {
  if (partIds.length === 0) return [];
  const { rows } = await db.execute<{ id: number; title: string; partId: number; brandName: string; host: string | null; pageCount: number | null }>(sql`
    select d.id, d.title, wanted.id as "partId", b.name as "brandName", d.host, d.page_count as "pageCount"
    from unnest(${sql.param([...partIds])}::int[]) with ordinality as wanted (id, place)
    join lateral (select l.document_id from document_parts l join documents o on o.id = l.document_id where l.part_id = wanted.id and o.taken_down_at is null order by o.sha256 is null, o.id limit 1) l on true
    join documents d on d.id = l.document_id join brands b on b.id = d.brand_id
    order by d.sha256 is null, wanted.place`);
  return rows.filter((row, at) => rows.findIndex((other) => other.id === row.id) === at).slice(0, limit);
}

/** Documents in all. */
export async function countDocuments(db: Db): Promise<number> {
  const { rows } = await db.execute<{ n: string }>(sql`select count(*) as n from documents where taken_down_at is null`);
  return Number(rows[0]?.n ?? 0);
}

/** Words that were searched most in the last month. */
export async function listSearchWords(db: Db, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ word: string }>(
    sql`select word from search_words where searches >= 3 and last_at > now() - interval '30 days' order by searches desc, word limit ${limit}`,
  );
  return rows.map((row) => row.word);
}

/** Adds searches of words. */
export async function addSearchWords(db: Db, words: ReadonlyMap<string, number>): Promise<void> {
  await db.execute(sql`
    insert into search_words as w (word, searches) select key, value::int from jsonb_each_text(${JSON.stringify(Object.fromEntries(words))}::jsonb)
    on conflict (word) do update set searches = w.searches + excluded.searches, last_at = now()`);
}

/** Whether the portal has its categories: without them no part has a place. */
export async function hasCategories(db: Db): Promise<boolean> {
  return (await db.execute(sql`select 1 from categories limit 1`)).rows.length > 0;
}

/** Parts with the words that a list of favourites shows. */
export const findPartThings: FindThings = (db, ids) =>
  db
    .select({ id: parts.id, title: parts.mpn, detail: brandName, brandId: parts.brandId })
    .from(parts)
    .innerJoin(brands, eq(brands.id, parts.brandId))
    .where(inArray(parts.id, ids));

/** Numbers of parts by the key of their part numbers; of several that are written alike, the one that is known best. */
export async function findPartIdsByKey(db: Db, keys: readonly string[]): Promise<Map<string, number>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .select({ key: parts.mpnKey, id: parts.id })
    .from(parts)
    .where(and(inArray(parts.mpnKey, [...keys]), eq(parts.isPattern, false)))
    .orderBy(asc(parts.popularity), desc(parts.id));
  return new Map(rows.map(({ key, id }) => [key, id]));
}

/** Words under the search that an operator chose, in their order. */
export async function listChosenHotWords(db: Db): Promise<string[]> {
  const rows = await db.select({ word: chosenHotWords.word }).from(chosenHotWords).orderBy(asc(chosenHotWords.position));
  return rows.map(({ word }) => word);
}

/** Puts other words in place of those chosen before. */
export async function replaceHotWords(tx: Db, words: readonly string[]): Promise<void> {
  await tx.delete(chosenHotWords);
  if (words.length > 0) await tx.insert(chosenHotWords).values(words.map((word, position) => ({ word, position })));
}

/** Parts of the sample catalogue that its merchants sell: every sixth, and those that many sources know. */
export const listSoldSampleParts = (db: Db) =>
  db
    .select({
      id: parts.id,
      mpn: parts.mpn,
      mpnKey: parts.mpnKey,
      brandId: parts.brandId,
      categoryId: parts.categoryId,
      packageCase: parts.packageCase,
      pins: parts.pins,
      params: parts.params,
    })
    .from(parts)
    .where(and(eq(parts.origin, 'sample'), eq(parts.isPattern, false), or(sql`${parts.id} % 6 = 0`, gt(parts.popularity, 2))))
    .orderBy(parts.id);

/** Parts that have a page: all of them. */
export const listedParts = idsAfter(parts, parts.id);

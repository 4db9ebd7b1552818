import { idsAfter } from '../../platform/database/idsAfter.ts';
import { asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import type { Brand } from '@chippage/api/types';
import type { Db } from '../../platform/database/connect.ts';
import type { Thing } from '../../platform/domain.ts';
import { brands } from './brands.schema.ts';
import { catalogueOf, type Snapshot } from './catalogue/catalogue.ts';
import { brandsNamed } from './hints.ts';
import { keptBy } from './keptBy.ts';
import { totalsOf } from './totals.ts';

interface BrandRow extends Record<string, unknown>, Omit<Brand, 'partCount' | 'documentCount'> {
  documentCount: string;
  origin: 'sample' | 'import' | 'member';
}

/** A page of a list. */
export interface Page<T> {
  items: T[];
  total: number;
}

interface BrandWish {
  keywords?: string;
  initial?: string | undefined;
  isDomestic?: boolean | undefined;
  offset?: number;
  limit: number;
}

/** All brands in the order of their names; kept as long as the catalogue does not change. */
export async function allBrands(db: Db): Promise<readonly Brand[]> {
  const snapshot = await catalogueOf(db).current();
  return keptBy(snapshot, 'brands', () => readBrands(db, snapshot));
}

async function readBrands(db: Db, snapshot: Snapshot): Promise<Brand[]> {
  const { rows } = await db.execute<BrandRow>(sql`
    select b.id, b.name, b.name_cn as "nameCn", b.initial, b.pinyin, b.country, b.is_domestic as "isDomestic", b.website, b.founded, b.parent, b.aliases, b.origin, coalesce(d.n, 0) as "documentCount"
    from brands b left join (select brand_id, count(*) as n from documents where taken_down_at is null group by brand_id) d on d.brand_id = b.id`);
  const counts = totalsOf(snapshot).brand;
  const place = new Map(snapshot.index.brands.map((brand, at) => [brand.id, at]));
  return rows
    .map(({ origin, ...row }): Brand => ({
      ...row,
      partCount: counts[place.get(row.id) ?? -1] ?? 0,
      documentCount: Number(row.documentCount),
      ...(origin === 'member' && { isFromMember: true }),
    }))
    .toSorted((a, b) => compareNames(a.name, b.name));
}

/** One brand, or undefined. */
export async function findBrand(db: Db, id: number): Promise<Brand | undefined> {
  return (await allBrands(db)).find((brand) => brand.id === id);
}

/** A brand's name as it is stored now. */
export async function findBrandName(db: Db, id: number): Promise<string | undefined> {
  const [row] = await db.select({ name: brands.name }).from(brands).where(eq(brands.id, id));
  return row?.name;
}

/** Brands by name, initial and origin; with words the best match first, else by name. */
export async function listBrands(db: Db, { keywords = '', initial, isDomestic, offset = 0, limit }: BrandWish): Promise<Page<Brand>> {
  const all = await allBrands(db);
  let brands = all;
  if (keywords.trim() !== '') {
    const snapshot = await catalogueOf(db).current();
    const byId = new Map(all.map((brand) => [brand.id, brand]));
    brands = brandsNamed(snapshot, keywords).flatMap(({ at }) => byId.get(snapshot.index.brands[at]?.id ?? -1) ?? []);
  }
  const found = brands.filter(
    (brand) => (initial === undefined || initialsOf(brand).includes(initial)) && (isDomestic === undefined || brand.isDomestic === isDomestic),
  );
  return { items: found.slice(offset, offset + limit), total: found.length };
}

/** A brand stands under the initial of its name and of its Chinese name: 3PEAK under # and, as 思瑞浦, under S. */
export function initialsOf({ initial, pinyin }: { initial: string; pinyin: string | null }): string[] {
  const chinese = pinyin?.charAt(0).toUpperCase() ?? '';
  return chinese >= 'A' && chinese <= 'Z' && chinese !== initial ? [initial, chinese] : [initial];
}

/** The order of names in lists: by their signs, whatever their case. */
export const compareNames = (a: string, b: string): number => {
  const [x, y] = [a.toLowerCase(), b.toLowerCase()];
  return x < y ? -1 : x > y ? 1 : 0;
};

/** Sources with the number of parts that name them. */
export async function listDataSources(db: Db): Promise<{ name: string; licence: string; url: string | null; rows: number }[]> {
  const snapshot = await catalogueOf(db).current();
  return keptBy(snapshot, 'sources', async () => {
    const { rows } = await db.execute<{ name: string; licence: string; url: string | null; rows: string }>(sql`
      select s.name, s.licence, s.url, coalesce(c.n, 0) as rows from data_sources s
      left join (select code, sum(n) as n from (select source, count(*) as n from parts group by source) p, unnest(string_to_array(p.source, '+')) as code group by code) c on c.code = s.code
      order by s.no`);
    return rows.map((row) => ({ ...row, rows: Number(row.rows) }));
  });
}

/** Brands with a website, domestic ones first. */
export async function listBrandSites(db: Db, limit: number): Promise<{ name: string; nameCn: string | null; url: string | null }[]> {
  return db
    .select({ name: brands.name, nameCn: brands.nameCn, url: brands.website })
    .from(brands)
    .where(isNotNull(brands.website))
    .orderBy(desc(brands.isDomestic), asc(brands.id))
    .limit(limit);
}

/** Brands with the words that a list of follows shows. */
export async function findBrandThings(db: Db, ids: number[]): Promise<(Thing & { id: number })[]> {
  const rows = await db.select({ id: brands.id, name: brands.name, nameCn: brands.nameCn }).from(brands).where(inArray(brands.id, ids));
  return rows.map(({ id, name, nameCn }) => ({ id, title: nameCn ?? name, detail: nameCn === null ? null : name, brandId: id }));
}

/** Brands that have a page: all of them. */
export const listedBrands = idsAfter(brands, brands.id);

import type { Lifecycle } from '@chippage/api/types';
import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';

/** Documents of each category. */
const perCategory = 3;
/** Numbers that people type first; they get a document wherever they rank. */
const wellKnown = [
  'STM32F103C8T6',
  'GD32F103CBT6',
  'CH32V003F4P6',
  'ATMEGA328P-AU',
  'STM32F407VGT6',
  'NE555DR',
  'LM358DR',
  'AMS1117-3.3',
  'TPS5430DDA',
  'AO3400A',
  'LM317T',
  '1N4148',
  'BAT54',
  'MPU-6050',
  'BME280',
  'SN65HVD230DR',
  'LAN8720A',
];

/** Whether a part is one that people type first; its sheet gets an older revision too. */
export const isWellKnown = ({ mpn }: Pick<Wanted, 'mpn'>): boolean => wellKnown.includes(mpn);

/** A part that is to get a sample document. */
export interface Wanted extends Record<string, unknown> {
  id: number;
  brandId: number;
  brandName: string;
  brandNameCn: string | null;
  mpn: string;
  categoryId: string;
  categoryName: string;
  topName: string | null;
  packageCase: string | null;
  pins: number | null;
  lifecycle: Lifecycle;
  params: Record<string, string | number | boolean>;
  source: string;
}

/** The best-known parts of every category that have no sample document yet; those with most facts first. */
export async function findWanted(db: Db): Promise<Wanted[]> {
  const { rows } = await db.execute<Wanted>(sql`
    select id, brand_id as "brandId", brand_name as "brandName", brand_name_cn as "brandNameCn", mpn, category_id as "categoryId", category_name as "categoryName",
      top_name as "topName", package_case as "packageCase", pins, lifecycle, params, source
    from (
      select p.*, b.name as brand_name, b.name_cn as brand_name_cn, c.name as category_name, t.name as top_name,
        row_number() over (partition by p.category_id order by p.is_pattern, (p.package_case is null)::int + (p.pins is null)::int, p.popularity desc,
          (select count(*) from jsonb_object_keys(p.params)) desc, p.id) as place
      from parts p join brands b on b.id = p.brand_id join categories c on c.id = p.category_id left join categories t on t.id = c.parent_id
      where p.origin = 'sample'
    ) ranked
    where (place <= ${perCategory} or mpn = any(${sql.param(wellKnown)}))
      and not exists (select from document_parts l join documents d on d.id = l.document_id where l.part_id = ranked.id and d.is_sample)
    order by mpn <> all(${sql.param(wellKnown)}), place, category_id`);
  return rows;
}

interface Parameter extends Record<string, unknown> {
  code: string;
  name: string;
  unit: string | null;
}

interface Source extends Record<string, unknown> {
  code: string;
  name: string;
  licence: string;
}

/** What sheets call parameters, in their order, and sources by their code. */
export async function readSheetNames(db: Db): Promise<{ parameters: Parameter[]; sources: Map<string, Source> }> {
  const parameters = await db.execute<Parameter>(sql`select code, name, unit from parameters order by no`);
  const sources = await db.execute<Source>(sql`select code, name, licence from data_sources`);
  return { parameters: parameters.rows, sources: new Map(sources.rows.map((row) => [row.code, row])) };
}

/** The numbers that parts of a category have, by parameter. */
export async function readPeers(db: Db, categoryId: string): Promise<Map<string, number[]>> {
  const { rows } = await db.execute<{ code: string; values: number[] }>(sql`
    select key as code, array_agg(value::text::float8) as values
    from parts, jsonb_each(params) where category_id = ${categoryId} and jsonb_typeof(value) = 'number' group by key`);
  return new Map(rows.map((row) => [row.code, row.values]));
}

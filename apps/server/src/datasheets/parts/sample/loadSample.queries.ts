import { sql } from 'drizzle-orm';
import type { Db } from '../../../platform/database/connect.ts';
import { partKey } from '../partKey.ts';
import { popularityOf } from '../popularity.ts';
import type { SampleCatalogue, SamplePart } from './sampleCatalogue.ts';

const PARTS_AT_ONCE = 5000;

/** Which sample is there; held until the transaction ends. */
export async function lockSampleHash(tx: Db): Promise<string | null> {
  await tx.execute(sql`insert into catalogue_state (id, revision, epoch) values (1, 0, 0) on conflict do nothing`);
  const { rows } = await tx.execute<{ hash: string | null }>(sql`select sample_hash as hash from catalogue_state where id = 1 for update`);
  return rows[0]?.hash ?? null;
}

/** Writes down which sample is there. */
export async function setSampleHash(tx: Db, hash: string): Promise<void> {
  await tx.execute(sql`update catalogue_state set sample_hash = ${hash} where id = 1`);
}

/** Writes brands, categories, parameters and sources. */
export async function writeNames(tx: Db, catalogue: SampleCatalogue): Promise<void> {
  const rows = (list: readonly object[]) => sql`${JSON.stringify(list)}::jsonb`;
  await tx.execute(sql`
    insert into brands (id, name, name_cn, initial, pinyin, country, is_domestic, website, founded, parent, aliases, origin)
    select id, name, "nameCn", initial, pinyin, country, "isDomestic", website, founded, parent, aliases, 'sample'
    from jsonb_to_recordset(${rows(catalogue.brands)}) as r (id int, name text, "nameCn" text, initial text, pinyin text, country text, "isDomestic" boolean, website text, founded int, parent text, aliases text[])
    on conflict (name) do update set name_cn = excluded.name_cn, initial = excluded.initial, pinyin = excluded.pinyin, country = excluded.country, is_domestic = excluded.is_domestic,
      website = excluded.website, founded = excluded.founded, parent = excluded.parent, aliases = excluded.aliases
    where brands.origin = 'sample'`);
  // Numbers of categories move when a category is added; a free range keeps the unique index quiet while they do.
  await tx.execute(sql`update categories set no = -no`);
  await tx.execute(sql`
    insert into categories (id, no, name, name_en, parent_id)
    select id, no, name, "nameEn", "parentId" from jsonb_to_recordset(${rows(catalogue.categories)}) as r (id text, no int, name text, "nameEn" text, "parentId" text)
    on conflict (id) do update set no = excluded.no, name = excluded.name, name_en = excluded.name_en, parent_id = excluded.parent_id`);
  await tx.execute(sql`
    insert into parameters (code, no, name, name_en, unit)
    select code, no, name, "nameEn", unit from jsonb_to_recordset(${rows(catalogue.parameters)}) as r (code text, no int, name text, "nameEn" text, unit text)
    on conflict (code) do update set no = excluded.no, name = excluded.name, name_en = excluded.name_en, unit = excluded.unit`);
  await tx.execute(sql`
    insert into data_sources (code, no, name, licence, url)
    select code, no, name, licence, url from jsonb_to_recordset(${rows(catalogue.sources)}) as r (code text, no int, name text, licence text, url text)
    on conflict (code) do update set no = excluded.no, name = excluded.name, licence = excluded.licence, url = excluded.url`);
}

/** Writes the sample's parts; those that it does not have any more go. */
export async function writeParts(tx: Db, catalogue: SampleCatalogue, found: readonly SamplePart[], revision: number): Promise<void> {
  // A brand may be there from an import under another number.
  const { rows: known } = await tx.execute<{ id: number; name: string }>(sql`select id, name from brands`);
  const idOfName = new Map(known.map((brand) => [brand.name, brand.id]));
  const brandOf = new Map(catalogue.brands.map((brand) => [brand.id, idOfName.get(brand.name) ?? brand.id]));
  const parts = found.map((part) => ({
    ...part,
    brandId: brandOf.get(part.brandId) ?? part.brandId,
    mpnKey: partKey(part.mpn),
    popularity: popularityOf(part.source),
  }));
  await tx.execute(sql`
    delete from parts where origin = 'sample' and (brand_id, mpn) not in
      (select "brandId", mpn from jsonb_to_recordset(${JSON.stringify(parts.map(({ brandId, mpn }) => ({ brandId, mpn })))}::jsonb) as r ("brandId" int, mpn text))`);
  for (let start = 0; start < parts.length; start += PARTS_AT_ONCE) {
    await tx.execute(sql`
      insert into parts (id, brand_id, category_id, mpn, mpn_key, package_case, pins, lifecycle, params, originals, datasheet_url, is_pattern, source, popularity, origin, revision)
      select id, "brandId", category, mpn, "mpnKey", package, pins, lifecycle, params, originals, "datasheetUrl", "isPattern", source, popularity, 'sample', ${revision}
      from jsonb_to_recordset(${JSON.stringify(parts.slice(start, start + PARTS_AT_ONCE))}::jsonb) as r (id int, "brandId" int, category text, mpn text, "mpnKey" text, package text, pins int, lifecycle text,
        params jsonb, originals jsonb, "datasheetUrl" text, "isPattern" boolean, source text, popularity int)
      on conflict (brand_id, mpn) do update set category_id = excluded.category_id, mpn_key = excluded.mpn_key, package_case = excluded.package_case, pins = excluded.pins, lifecycle = excluded.lifecycle,
        params = excluded.params, originals = excluded.originals, datasheet_url = excluded.datasheet_url, is_pattern = excluded.is_pattern, source = excluded.source, popularity = excluded.popularity, revision = excluded.revision, updated_at = now()
      where parts.origin = 'sample'`);
  }
}

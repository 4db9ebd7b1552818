import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { sortingOf } from './brandSorting.ts';
import { brands } from './brands.schema.ts';
import { advanceCatalogue } from './catalogueWrites.queries.ts';
import { partKey } from './partKey.ts';
import { parts } from './parts.schema.ts';

/** Writes a brand down that a member named. @returns its number */
export async function insertMemberBrand(tx: Db, name: string): Promise<number> {
  const row = { name, ...sortingOf(name, null), isDomestic: false, aliases: [], origin: 'member' as const };
  const [written] = await tx.insert(brands).values(row).returning({ id: brands.id });
  if (!written) throw new Error('the brand was not written');
  return written.id;
}

/** Writes parts down that a member named, with nothing but what the member said. */
export async function insertMemberParts(
  tx: Db,
  { brandId, categoryId, mpns }: { brandId: number; categoryId: string; mpns: readonly string[] },
): Promise<void> {
  await tx.execute(sql`
    insert into data_sources (code, no, name, licence, url)
    select 'member', coalesce(max(no), 0) + 1, '会员上传', '上传者声明有权分享', null from data_sources on conflict do nothing`);
  const said = {
    brandId,
    categoryId,
    lifecycle: 'unknown',
    params: {},
    isPattern: false,
    source: 'member',
    popularity: 1,
    origin: 'member',
    revision: 0,
  } as const;
  await tx
    .insert(parts)
    .values(mpns.map((mpn) => ({ ...said, mpn, mpnKey: partKey(mpn) })))
    .onConflictDoNothing();
}

/** What a member says of a maker. */
export interface EnteredBrand {
  name: string;
  nameCn: string | null;
  country: string | null;
  website: string | null;
}

/** Writes a brand down as a member entered it; lists show it at once. @param tx A transaction. @returns its number */
export async function insertEnteredBrand(tx: Db, { name, nameCn, country, website }: EnteredBrand): Promise<number> {
  await advanceCatalogue(tx, { isEpoch: true });
  const row = { name, nameCn, country, website, ...sortingOf(name, nameCn), isDomestic: country === 'CN', aliases: [], origin: 'member' as const };
  const [written] = await tx.insert(brands).values(row).returning({ id: brands.id });
  if (!written) throw new Error('the brand was not written');
  return written.id;
}

/** Puts what a brand's owner says onto its row; the sample writes it no more. @param tx A transaction. */
export async function changeBrandFacts(tx: Db, id: number, { nameCn, country, website }: Omit<EnteredBrand, 'name'>): Promise<void> {
  const [brand] = await tx.select({ name: brands.name }).from(brands).where(eq(brands.id, id));
  if (!brand) return;
  await advanceCatalogue(tx, { isEpoch: true });
  const facts = { nameCn, country, website, ...sortingOf(brand.name, nameCn), isDomestic: country === 'CN', origin: 'member' as const };
  await tx.update(brands).set(facts).where(eq(brands.id, id));
}

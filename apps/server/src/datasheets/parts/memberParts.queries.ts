import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { sortingOf } from './brandSorting.ts';
import { brands } from './brands.schema.ts';
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

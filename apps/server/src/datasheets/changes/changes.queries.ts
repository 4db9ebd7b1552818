import type { ChangeBrand, ChangedPart, ChangeNotice } from '@chippage/api/types';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { brands } from '../parts/brands.schema.ts';
import { changedParts, changeNotices } from './changes.schema.ts';

interface Wish {
  id?: number | undefined;
  brandId?: number | undefined;
  kind?: ChangeNotice['kind'] | undefined;
  partId?: number | undefined;
  limit: number;
  offset: number;
}

const about = (partId: number): SQL => sql`exists (select from changed_parts c where c.notice_id = ${changeNotices.id} and c.part_id = ${partId}::bigint)`;

/** Notices, the newest first. */
export async function listChanges(db: Db, { id, brandId, kind, partId, limit, offset }: Wish): Promise<{ rows: ChangeNotice[]; total: number }> {
  const where = and(
    id === undefined ? undefined : eq(changeNotices.id, id),
    brandId === undefined ? undefined : sql`${changeNotices.brandId} = ${brandId}::bigint`,
    kind === undefined ? undefined : eq(changeNotices.kind, kind),
    partId === undefined ? undefined : about(partId),
  );
  const [found, [counted]] = await Promise.all([
    db
      .select({ notice: changeNotices, brandName: brands.name, brandNameCn: brands.nameCn })
      .from(changeNotices)
      .innerJoin(brands, eq(brands.id, changeNotices.brandId))
      .where(where)
      .orderBy(desc(changeNotices.publishedOn), desc(changeNotices.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(changeNotices).where(where),
  ]);
  const parts = await partsOf(
    db,
    found.map(({ notice }) => notice.id),
  );
  const rows = found.map(({ notice: { createdAt: _filed, ...notice }, brandName, brandNameCn }) => ({
    ...notice,
    brandName,
    brandNameCn,
    parts: parts.get(notice.id) ?? [],
  }));
  return { rows, total: counted?.total ?? 0 };
}

async function partsOf(db: Db, ids: readonly number[]): Promise<Map<number, ChangedPart[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select()
    .from(changedParts)
    .where(inArray(changedParts.noticeId, [...ids]))
    .orderBy(asc(changedParts.noticeId), asc(changedParts.position));
  return new Map([...Map.groupBy(rows, ({ noticeId }) => noticeId)].map(([id, own]) => [id, own.map(({ partId, mpn }): ChangedPart => ({ partId, mpn }))]));
}

/** Makers with notices, the most first. */
export async function listChangeBrands(db: Db): Promise<ChangeBrand[]> {
  const total = count();
  return db
    .select({ brandId: brands.id, name: brands.name, nameCn: brands.nameCn, count: total })
    .from(changeNotices)
    .innerJoin(brands, eq(brands.id, changeNotices.brandId))
    .groupBy(brands.id)
    .orderBy(desc(total), asc(brands.id));
}

/** Number of the maker that is called so, in any of its names. */
export async function brandCalled(db: Db, name: string): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select b.id from brands b, lower(${name}) as n
    where lower(b.name) = n or lower(b.name_cn) = n or n in (select lower(a) from unnest(b.aliases) a) order by b.id limit 1`);
  return rows[0]?.id;
}

interface NewChange {
  notice: typeof changeNotices.$inferInsert;
  parts: readonly ChangedPart[];
}

/** Files a notice. @returns its number; null when its maker's notice of that number is there */
export async function insertChange(tx: Db, { notice, parts }: NewChange): Promise<number | null> {
  const { brandId, number } = notice;
  if (number != null) {
    await lockKey(tx, `change:${brandId}`);
    const same = await tx
      .select({ id: changeNotices.id })
      .from(changeNotices)
      .where(and(eq(changeNotices.brandId, brandId), eq(changeNotices.number, number)));
    if (same.length > 0) return null;
  }
  const [row] = await tx.insert(changeNotices).values(notice).returning({ id: changeNotices.id });
  if (!row) throw new Error('the notice was not written');
  await tx.insert(changedParts).values(parts.map((part, position) => ({ noticeId: row.id, position, ...part })));
  return row.id;
}

/** Takes a notice away. @returns whether it was there */
export async function deleteChange(tx: Db, id: number): Promise<boolean> {
  return (await tx.delete(changeNotices).where(eq(changeNotices.id, id)).returning({ id: changeNotices.id })).length > 0;
}

import { inArray, sql } from 'drizzle-orm';
import { parts } from '../datasheets/datasheets.schema.ts';
import { agents, brands } from '../directory/directory.schema.ts';
import { documents } from '../documents/documents.schema.ts';
import type { Db } from '../platform/database/connect.ts';

/** What can be kept, followed or liked. */
export type ThingKind = 'part' | 'document' | 'brand' | 'agent';

/** The words that a list shows of a thing. */
export interface Thing {
  title: string;
  detail: string | null;
  brandId: number | null;
}

const agentKinds = { authorized: '授权代理', catalog: '目录分销', independent: '独立贸易商' } as const;
/** The columns' numbers end at 2³¹: what lies beyond names nothing. */
const storable = (ids: readonly number[]) => ids.filter((id) => id <= 2_147_483_647);

/** Looks things up; those that are gone are left out. */
export async function findThings(db: Db, kind: ThingKind, wanted: readonly number[]): Promise<Map<number, Thing>> {
  const ids = storable(wanted);
  if (ids.length === 0) return new Map();
  const brandName = sql<string>`coalesce(${brands.nameCn}, ${brands.name})`;
  if (kind === 'part' || kind === 'document') {
    const table = kind === 'part' ? parts : documents;
    const title = kind === 'part' ? parts.mpn : documents.title;
    const rows = await db
      .select({ id: table.id, title, detail: brandName, brandId: table.brandId })
      .from(table)
      .innerJoin(brands, sql`${brands.id} = ${table.brandId}`)
      .where(inArray(table.id, ids));
    return new Map(rows.map(({ id, ...thing }) => [id, thing]));
  }
  if (kind === 'brand') {
    const rows = await db.select({ id: brands.id, name: brands.name, nameCn: brands.nameCn }).from(brands).where(inArray(brands.id, ids));
    return new Map(rows.map(({ id, name, nameCn }) => [id, { title: nameCn ?? name, detail: nameCn === null ? null : name, brandId: id }]));
  }
  const rows = await db.select({ id: agents.id, name: agents.name, nameCn: agents.nameCn, kind: agents.kind }).from(agents).where(inArray(agents.id, ids));
  return new Map(rows.map((row) => [row.id, { title: row.nameCn ?? row.name, detail: agentKinds[row.kind], brandId: null }]));
}

import { eq, inArray, sql } from 'drizzle-orm';
import { parts } from '../datasheets/datasheets.schema.ts';
import { agents, brands } from '../directory/directory.schema.ts';
import { documents } from '../documents/documents.schema.ts';
import { newsAuthors } from '../news/news.schema.ts';
import type { Db } from '../platform/database/connect.ts';
import type { favourites, follows, likes } from './favourites.schema.ts';

/** What can be kept, followed or liked. */
export type ThingKind = (typeof favourites | typeof follows | typeof likes)['$inferSelect']['kind'];

/** The words that a list shows of a thing. */
export interface Thing {
  title: string;
  detail: string | null;
  brandId: number | null;
}

/** Looks up the things of a kind that are there. */
type Finder = (db: Db, ids: number[]) => Promise<(Thing & { id: number })[]>;

const agentKinds = { authorized: '授权代理', catalog: '目录分销', independent: '独立贸易商' } as const;
const brandName = sql<string>`coalesce(${brands.nameCn}, ${brands.name})`;

/** A kind that is not here has no things yet. */
const finders: Partial<Record<ThingKind, Finder>> = {
  part: (db, ids) =>
    db
      .select({ id: parts.id, title: parts.mpn, detail: brandName, brandId: parts.brandId })
      .from(parts)
      .innerJoin(brands, eq(brands.id, parts.brandId))
      .where(inArray(parts.id, ids)),
  document: (db, ids) =>
    db
      .select({ id: documents.id, title: documents.title, detail: brandName, brandId: documents.brandId })
      .from(documents)
      .innerJoin(brands, eq(brands.id, documents.brandId))
      .where(inArray(documents.id, ids)),
  author: (db, ids) =>
    db
      .select({ id: newsAuthors.id, title: newsAuthors.name, detail: newsAuthors.field, brandId: sql<null>`null` })
      .from(newsAuthors)
      .where(inArray(newsAuthors.id, ids)),
  async brand(db, ids) {
    const rows = await db.select({ id: brands.id, name: brands.name, nameCn: brands.nameCn }).from(brands).where(inArray(brands.id, ids));
    return rows.map(({ id, name, nameCn }) => ({ id, title: nameCn ?? name, detail: nameCn === null ? null : name, brandId: id }));
  },
  async agent(db, ids) {
    const rows = await db.select({ id: agents.id, name: agents.name, nameCn: agents.nameCn, kind: agents.kind }).from(agents).where(inArray(agents.id, ids));
    return rows.map(({ id, name, nameCn, kind }) => ({ id, title: nameCn ?? name, detail: agentKinds[kind], brandId: null }));
  },
};

/** Looks things up; those that are gone are left out. */
export async function findThings(db: Db, kind: ThingKind, wanted: readonly number[]): Promise<Map<number, Thing>> {
  // The columns' numbers end at 2³¹: what lies beyond names nothing.
  const ids = wanted.filter((id) => id <= 2_147_483_647);
  const found = ids.length === 0 ? [] : ((await finders[kind]?.(db, ids)) ?? []);
  return new Map(found.map(({ id, ...thing }) => [id, thing]));
}

import { eq, sql } from 'drizzle-orm';
import { partKey } from '../datasheets/parts/partKey.ts';
import type { Db } from '../platform/database/connect.ts';
import { toSearchVector } from '../platform/searchTokens.ts';
import { resourceFieldNames } from './names.ts';
import { resourceFigures, resourceParts, resources } from './resources.schema.ts';

/** A resource to write: what its row holds, and the part numbers in it. */
export interface ResourceWrite {
  row: Omit<typeof resources.$inferInsert, 'id' | 'searchWords'>;
  /** Part numbers that it names, those of its bill of materials first. */
  mpns: readonly string[];
  /** Words of its lessons. */
  moreText?: string;
}

const MOST_PARTS = 200;

/**
 * Writes a resource with its part numbers and its words for the search.
 * @param id Over this one; absent: over the one with the same slug, or a new one.
 * @returns its number
 */
export async function writeResource(tx: Db, { row, mpns, moreText = '' }: ResourceWrite, id?: number): Promise<number> {
  const vector = toSearchVector([
    { text: row.title, weight: 'A' },
    { text: [row.summary, ...row.tags, resourceFieldNames[row.field], ...mpns].join(' '), weight: 'B' },
    { text: `${row.plainText} ${moreText}`, weight: 'D' },
  ]);
  const values = { ...row, searchWords: sql`${vector}::tsvector` };
  const { slug: _, ...changes } = values;
  const [written] =
    id === undefined
      ? await tx.insert(resources).values(values).onConflictDoUpdate({ target: resources.slug, set: changes }).returning({ id: resources.id })
      : await tx.update(resources).set(changes).where(eq(resources.id, id)).returning({ id: resources.id });
  if (!written) throw new Error('the resource was not written');
  await tx.delete(resourceParts).where(eq(resourceParts.resourceId, written.id));
  const named = new Map<string, string>();
  for (const mpn of mpns) if (partKey(mpn) !== '' && !named.has(partKey(mpn))) named.set(partKey(mpn), mpn);
  const rows = [...named].slice(0, MOST_PARTS).map(([mpnKey, mpn], position) => ({ resourceId: written.id, mpnKey, mpn, position }));
  if (rows.length > 0) await tx.insert(resourceParts).values(rows);
  return written.id;
}

/** Writes drawings down; those that are there stay. */
export async function insertFigures(tx: Db, figures: (typeof resourceFigures.$inferInsert)[]): Promise<void> {
  if (figures.length > 0) await tx.insert(resourceFigures).values(figures).onConflictDoNothing();
}

import type { BomLine } from '@chippage/api/types';
import { and, eq, lt } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { boms, bomVersions } from './bom.schema.ts';
import { isSettled } from './bomLines.rules.ts';

/** Numbers of those whose lines are still being matched. @param before Only those that were saved before this moment */
export async function listMatching(db: Db, before?: Date): Promise<number[]> {
  const where = and(eq(boms.state, 'matching'), before && lt(boms.updatedAt, before));
  return (await db.select({ id: boms.id }).from(boms).where(where)).map(({ id }) => id);
}

/** The lines of one that is being matched; null when there is nothing to do. */
export async function findMatching(db: Db, id: number): Promise<{ version: number; lines: BomLine[] } | null> {
  const [row] = await db
    .select({ version: bomVersions.version, lines: bomVersions.lines })
    .from(boms)
    .innerJoin(bomVersions, and(eq(bomVersions.bomId, boms.id), eq(bomVersions.version, boms.version)))
    .where(and(eq(boms.id, id), eq(boms.state, 'matching')));
  return row ?? null;
}

/** Says how far it has come. */
export const noteMatched = (db: Db, id: number, matchedCount: number) => db.update(boms).set({ matchedCount }).where(eq(boms.id, id));

/** Puts the matched lines in the place of those without, all at once. */
export async function finishMatching(db: Db, { id, version, lines }: { id: number; version: number; lines: BomLine[] }): Promise<void> {
  await db.transaction(async (tx) => {
    const settledCount = lines.filter(isSettled).length;
    const done = await tx
      .update(boms)
      .set({ state: 'ready', settledCount, matchedCount: lines.length })
      .where(and(eq(boms.id, id), eq(boms.version, version), eq(boms.state, 'matching')))
      .returning({ id: boms.id });
    if (done.length === 0) return;
    await tx
      .update(bomVersions)
      .set({ lines, settledCount })
      .where(and(eq(bomVersions.bomId, id), eq(bomVersions.version, version)));
  });
}

import { eq } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { articleFigures } from '../news.schema.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';

/** A figure by its digest: nothing else of the file store is reached by this. */
export async function findFigure(db: Db, sha256: string): Promise<{ sha256: string; sizeBytes: number; name: string } | undefined> {
  const [row] = await db.select().from(articleFigures).where(eq(articleFigures.sha256, sha256));
  return row;
}

/** Writes figures down; those that are there stay. */
export async function insertFigures(tx: Db, figures: (typeof articleFigures.$inferInsert)[]): Promise<void> {
  if (figures.length > 0) await tx.insert(articleFigures).values(figures).onConflictDoNothing();
}

/** Bytes of what is drawn in articles. */
export const figureBytes = bytesIn(articleFigures);

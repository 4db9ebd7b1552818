import type { OpenFile, OpenRelease, OpenTable } from '@chippage/api/types';
import { and, asc, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { bytesIn } from '../../platform/storedBytes.queries.ts';
import { openFiles, openReleases } from './openData.schema.ts';
import { factsOfFile } from './openFiles.rules.ts';

/** Releases that are kept. */
const KEPT = 30;

const isComplete = isNotNull(openReleases.completedAt);

/** Bytes of releases. */
export const openDataBytes = bytesIn(openFiles);

/** The newest complete release before a day; undefined: there is none. */
export async function findDayBefore(db: Db, day: string): Promise<string | undefined> {
  const [found] = await db
    .select({ day: openReleases.day })
    .from(openReleases)
    .where(and(isComplete, lt(openReleases.day, day)))
    .orderBy(desc(openReleases.day))
    .limit(1);
  return found?.day;
}

/** Whether the release of a day is there. */
export async function hasRelease(db: Db, day: string): Promise<boolean> {
  const rows = await db
    .select({ day: openReleases.day })
    .from(openReleases)
    .where(and(isComplete, eq(openReleases.day, day)));
  return rows.length > 0;
}

/** Begins the release of a day anew: what an interrupted run left of it is dropped. */
export async function beginRelease(db: Db, release: Pick<typeof openReleases.$inferInsert, 'day' | 'createdAt' | 'previousDay'>): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(openReleases).where(eq(openReleases.day, release.day));
    await tx.insert(openReleases).values(release);
  });
}

/** Writes down a stored file of a release. */
export async function insertOpenFile(tx: Db, file: typeof openFiles.$inferInsert): Promise<void> {
  await tx.insert(openFiles).values(file);
}

/** From now on visitors see the release; those that are too old go. */
export async function completeRelease(
  db: Db,
  { day, ...facts }: { day: string; completedAt: Date; tables: OpenTable[]; withheldParts: number },
): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.update(openReleases).set(facts).where(eq(openReleases.day, day));
    const old = await tx.select({ day: openReleases.day }).from(openReleases).orderBy(desc(openReleases.day)).offset(KEPT);
    if (old.length > 0)
      await tx.delete(openReleases).where(
        inArray(
          openReleases.day,
          old.map((row) => row.day),
        ),
      );
  });
}

/** The releases that visitors see, the newest first. */
export async function listReleases(db: Db): Promise<OpenRelease[]> {
  const releases = await db.select().from(openReleases).where(isComplete).orderBy(desc(openReleases.day));
  const days = releases.map(({ day }) => day);
  const files = days.length === 0 ? [] : await db.select().from(openFiles).where(inArray(openFiles.day, days)).orderBy(asc(openFiles.no));
  return releases.map(({ day, createdAt, previousDay, tables, withheldParts }) => ({
    day,
    createdAt: createdAt.toISOString(),
    previousDay,
    tables,
    files: files.filter((file) => file.day === day).map(({ name, sizeBytes, sha256 }): OpenFile => ({ ...factsOfFile(name), name, sizeBytes, sha256 })),
    withheldParts,
  }));
}

/** A file of a release; undefined: there is no such release or file. @param release a day, or `latest` */
export async function findOpenFile(db: Db, { release, name }: { release: string; name: string }): Promise<typeof openFiles.$inferSelect | undefined> {
  const [found] = await db
    .select({ file: openFiles })
    .from(openFiles)
    .innerJoin(openReleases, eq(openReleases.day, openFiles.day))
    .where(and(isComplete, eq(openFiles.name, name), ...(release === 'latest' ? [] : [eq(openFiles.day, release)])))
    .orderBy(desc(openFiles.day))
    .limit(1);
  return found?.file;
}

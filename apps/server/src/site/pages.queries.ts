import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { TextInForce } from '../platform/domain.ts';
import { memberNames } from '../platform/members/members.queries.ts';
import type { Db } from '../platform/database/connect.ts';
import { staticPages } from './site.schema.ts';

/** A page as it is kept, with the name of who wrote it last. */
export type StoredPage = Omit<typeof staticPages.$inferSelect, 'updatedBy'> & { updatedBy: string | null };
/** Names of the pages. */
export type PageKey = StoredPage['key'];

const writers = memberNames('writers');
const columns = {
  key: staticPages.key,
  title: staticPages.title,
  description: staticPages.description,
  markdown: staticPages.markdown,
  version: staticPages.version,
  updatedAt: staticPages.updatedAt,
  updatedBy: writers.nickName,
};

/** One page, or undefined. */
export async function findPage(db: Db, key: PageKey): Promise<StoredPage | undefined> {
  const [row] = await db.select(columns).from(staticPages).leftJoin(writers, eq(writers.id, staticPages.updatedBy)).where(eq(staticPages.key, key));
  return row;
}

/** The texts that a login asks to agree to. */
export async function findTextsInForce(db: Db): Promise<TextInForce[]> {
  const scopes = ['agreement', 'privacy'] as const;
  const rows = await db
    .select({ key: staticPages.key, version: staticPages.updatedAt })
    .from(staticPages)
    .where(inArray(staticPages.key, scopes))
    .orderBy(asc(staticPages.key));
  return scopes.flatMap((scope) => rows.filter(({ key }) => key === scope).map(({ version }) => ({ scope, version })));
}

/** All pages. */
export async function listPages(db: Db): Promise<StoredPage[]> {
  return db.select(columns).from(staticPages).leftJoin(writers, eq(writers.id, staticPages.updatedBy)).orderBy(staticPages.key);
}

/** A page's new words. */
export interface PageEdit {
  key: PageKey;
  title: string;
  description: string;
  markdown: string;
  /** The version that was changed. */
  version: number;
  memberId: number;
  now: Date;
}

/** Keeps an edit; false when the page went on since. */
export async function updatePage(db: Db, { key, version, memberId, now, ...words }: PageEdit): Promise<boolean> {
  const rows = await db
    .update(staticPages)
    .set({ ...words, version: sql`${staticPages.version} + 1`, updatedAt: now, updatedBy: memberId })
    .where(and(eq(staticPages.key, key), eq(staticPages.version, version)))
    .returning({ key: staticPages.key });
  return rows.length === 1;
}

/** Writes pages as a release has them, where nobody here wrote anything else. */
export async function seedPages(db: Db, pages: (typeof staticPages.$inferInsert)[]): Promise<void> {
  await db
    .insert(staticPages)
    .values(pages)
    .onConflictDoUpdate({
      target: staticPages.key,
      set: { title: sql`excluded.title`, description: sql`excluded.description`, markdown: sql`excluded.markdown`, updatedAt: sql`excluded.updated_at` },
      // A newer release may say more.
      setWhere: sql`${staticPages.version} = 1 and ${staticPages.updatedBy} is null and (${staticPages.title}, ${staticPages.description}, ${staticPages.markdown}) is distinct from (excluded.title, excluded.description, excluded.markdown)`,
    });
}

import { sql } from 'drizzle-orm';
import type { Db } from '../../platform/database/connect.ts';
import { documentPages, documentTexts } from './texts.schema.ts';

/** A hosted document whose text is not read wholly. */
export interface Unread extends Record<string, unknown> {
  id: number;
  sha256: string;
  pageCount: number | null;
  nextPage: number;
  skippedPages: number;
}

/** The next document to read: one that was begun, then members' uploads, then samples, as long as fewer than `mostSamples` are read. */
export async function findUnread(db: Db, mostSamples: number): Promise<Unread | undefined> {
  const { rows } = await db.execute<Unread>(sql`
    select d.id, d.sha256, d.page_count as "pageCount", coalesce(t.next_page, 1) as "nextPage", coalesce(t.skipped_pages, 0) as "skippedPages"
    from documents d left join document_texts t on t.document_id = d.id
    where d.sha256 is not null and d.taken_down_at is null and (t.document_id is null or t.state = 'reading')
      and (t.document_id is not null or not d.is_sample
        or (select count(*) from document_texts r join documents s on s.id = r.document_id where s.is_sample) < ${mostSamples})
    order by t.document_id is null, d.is_sample, d.id limit 1`);
  return rows[0];
}

/** Writes down that a document cannot be read. */
export async function writeState(db: Db, { id }: Pick<Unread, 'id'>, { state, now }: { state: 'unreadable'; now: Date }): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.delete(documentPages).where(sql`document_id = ${id}`);
    await tx
      .insert(documentTexts)
      .values({ documentId: id, state, updatedAt: now })
      .onConflictDoUpdate({ target: documentTexts.documentId, set: { state, updatedAt: now } });
  });
}

interface ReadPages {
  pages: (typeof documentPages.$inferInsert)[];
  nextPage: number;
  isLast: boolean;
  /** A sheet with fewer signs a page has no text layer. */
  leastSigns: number;
  now: Date;
}

/** Keeps pages that were read, and where to go on; with the last ones the document becomes searchable. Twice is once. */
export async function keepPages(
  db: Db,
  { id, skippedPages }: Pick<Unread, 'id' | 'skippedPages'>,
  { pages, nextPage, isLast, leastSigns, now }: ReadPages,
): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await tx.execute(sql`select from documents where id = ${id} for key share`);
    // It was taken off meanwhile.
    if (rows.length === 0) return;
    for (const { documentId, page, text, words } of pages)
      await tx.execute(sql`
        insert into document_pages (document_id, page, text, words) values (${documentId}, ${page}, ${text}, ${words}::tsvector) on conflict do nothing`);
    const state = isLast ? await stateOf(tx, id, (nextPage - 1) * leastSigns) : 'reading';
    if (state === 'no_text') await tx.delete(documentPages).where(sql`document_id = ${id}`);
    const facts = { state, nextPage, skippedPages, updatedAt: now } as const;
    await tx
      .insert(documentTexts)
      .values({ documentId: id, ...facts })
      .onConflictDoUpdate({ target: documentTexts.documentId, set: facts });
  });
}

async function stateOf(tx: Db, id: number, leastSigns: number): Promise<'read' | 'no_text'> {
  const { rows } = await tx.execute<{ signs: string | null }>(sql`select sum(length(text)) as signs from document_pages where document_id = ${id}`);
  return Number(rows[0]?.signs ?? 0) < Math.max(leastSigns, 1) ? 'no_text' : 'read';
}

/** Hosted documents on the site: those whose text can be searched, those that have none, and those that are still to be read. */
interface TextCounts extends Record<string, unknown> {
  searchable: number;
  withoutText: number;
  unread: number;
}

/** Hosted documents on the site by whether their text can be searched. */
export async function countTexts(db: Db): Promise<TextCounts> {
  const { rows } = await db.execute<TextCounts>(sql`
    select count(*) filter (where t.state = 'read')::int as searchable, count(*) filter (where t.state in ('no_text', 'unreadable'))::int as "withoutText",
      count(*) filter (where t.document_id is null or t.state = 'reading')::int as unread
    from documents d left join document_texts t on t.document_id = d.id where d.sha256 is not null and d.taken_down_at is null`);
  return rows[0] ?? { searchable: 0, withoutText: 0, unread: 0 };
}

/** The text of one page of a document on the site; undefined: it has none, or is not read yet. */
export async function readPageText(db: Db, documentId: number, page: number): Promise<string | undefined> {
  const { rows } = await db.execute<{ text: string }>(sql`
    select t.text from document_pages t join documents d on d.id = t.document_id
    where t.document_id = ${documentId} and t.page = ${page} and d.sha256 is not null and d.taken_down_at is null`);
  return rows[0]?.text;
}

import { and, count, desc, eq, gt, isNotNull, lt, ne } from 'drizzle-orm';
import type { Db } from '../platform/database/connect.ts';
import { bytesIn } from '../platform/storedBytes.queries.ts';
import { mails } from './mails.schema.ts';

/** Files that go along with mails that are not out. */
export const mailBytes = bytesIn(mails, isNotNull(mails.sealedText));

/** Writes a mail down. @returns its number */
export async function insertMail(db: Db, mail: typeof mails.$inferInsert): Promise<number> {
  const [row] = await db.insert(mails).values(mail).returning({ id: mails.id });
  if (!row) throw new Error('the mail was not written');
  return row.id;
}

/** One mail. */
export async function findMail(db: Db, id: number): Promise<typeof mails.$inferSelect | undefined> {
  const [row] = await db.select().from(mails).where(eq(mails.id, id));
  return row;
}

/** Writes down that a mail is out; its text goes. */
export async function markSent(db: Db, id: number, sentAt: Date): Promise<void> {
  await db.update(mails).set({ state: 'sent', sentAt, sealedText: null }).where(eq(mails.id, id));
}

/** Writes down that a mail did not go out; where that is final, its text goes too. */
export async function markFailed(db: Db, id: number, isFinal: boolean): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'failed', ...(isFinal && { sealedText: null }) })
    .where(eq(mails.id, id));
}

/** Numbers of mails that are not out, and whose text is there. */
export async function stuckMails(db: Db, { after, before }: { after: Date; before: Date }): Promise<number[]> {
  const rows = await db
    .select({ id: mails.id })
    .from(mails)
    .where(and(ne(mails.state, 'sent'), isNotNull(mails.sealedText), lt(mails.createdAt, before), gt(mails.createdAt, after)));
  return rows.map(({ id }) => id);
}

/** Takes the texts out of mails that are older and never went out. */
export async function giveUpMails(db: Db, before: Date): Promise<void> {
  await db
    .update(mails)
    .set({ state: 'failed', sealedText: null })
    .where(and(isNotNull(mails.sealedText), lt(mails.createdAt, before)));
}

/** Mails to a member, the newest first. */
export async function mailsOf(db: Db, memberId: number, pageIndex: number, pageSize: number) {
  const mine = eq(mails.memberId, memberId);
  const [total] = await db.select({ n: count() }).from(mails).where(mine);
  const rows = await db
    .select()
    .from(mails)
    .where(mine)
    .orderBy(desc(mails.id))
    .limit(pageSize)
    .offset((pageIndex - 1) * pageSize);
  return { rows, total: total?.n ?? 0 };
}

import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { FeedbackRow } from '@chippage/api/types';
import type { Db } from '../platform/database/connect.ts';
import { findDocumentThings } from '../datasheets/documents/documents.queries.ts';
import { categoryChoices, feedbacks } from './feedback.schema.ts';

/** A feedback with the name of its kind. */
export interface StoredFeedback {
  feedback: typeof feedbacks.$inferSelect;
  typeLabel: string;
  /** The maker of its document, while that is there. */
  brandId: number | null;
}

interface FeedbackWish {
  memberId?: number;
  state?: 'open' | 'answered' | undefined;
  limit: number;
  offset: number;
}

/** The choices of a list, in their order. */
export async function listChoices(db: Db, list: 'OPINION'): Promise<{ id: number; label: string }[]> {
  return db
    .select({ id: categoryChoices.id, label: categoryChoices.label })
    .from(categoryChoices)
    .where(eq(categoryChoices.list, list))
    .orderBy(asc(categoryChoices.position));
}

/** Feedback, the newest first: of one member, or all. */
export async function listFeedback(db: Db, { memberId, state, limit, offset }: FeedbackWish): Promise<{ rows: StoredFeedback[]; total: number }> {
  const where = and(
    memberId === undefined ? undefined : eq(feedbacks.memberId, memberId),
    state === undefined ? undefined : state === 'open' ? isNull(feedbacks.repliedAt) : isNotNull(feedbacks.repliedAt),
  );
  const [rows, [counted]] = await Promise.all([
    db
      .select({ feedback: feedbacks, typeLabel: categoryChoices.label })
      .from(feedbacks)
      .innerJoin(categoryChoices, eq(categoryChoices.id, feedbacks.typeId))
      .where(where)
      .orderBy(desc(feedbacks.createdAt), desc(feedbacks.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(feedbacks).where(where),
  ]);
  return { rows: await withBrands(db, rows), total: counted?.total ?? 0 };
}

/** Adds the makers of the documents that feedback is about. */
async function withBrands(db: Db, rows: readonly Omit<StoredFeedback, 'brandId'>[]): Promise<StoredFeedback[]> {
  const ids = rows.flatMap(({ feedback }) => feedback.documentId ?? []);
  const brands = new Map((ids.length === 0 ? [] : await findDocumentThings(db, ids)).map(({ id, brandId }) => [id, brandId]));
  return rows.map((row) => ({ ...row, brandId: brands.get(row.feedback.documentId ?? 0) ?? null }));
}

/** Writes a feedback down. */
export async function insertFeedback(db: Db, row: typeof feedbacks.$inferInsert): Promise<number> {
  const [written] = await db.insert(feedbacks).values(row).returning({ id: feedbacks.id });
  if (!written) throw new Error('the feedback was not written');
  return written.id;
}

function placeOf({ documentId, documentTitle, documentPage, phrase }: StoredFeedback['feedback'], brandId: number | null): FeedbackRow['place'] {
  if (documentTitle === null) return null;
  return { documentId, title: documentTitle, brandId, page: documentPage, phrase };
}

/** A feedback as its member sees it. */
export const toFeedbackRow = ({ feedback, typeLabel, brandId }: StoredFeedback): FeedbackRow => ({
  id: feedback.id,
  typeLabel,
  content: feedback.content,
  place: placeOf(feedback, brandId),
  verdict: feedback.verdict,
  state: feedback.repliedAt === null ? 'open' : 'answered',
  reply: feedback.reply,
  createTime: feedback.createdAt.toISOString(),
  replyTime: feedback.repliedAt?.toISOString() ?? null,
});

const opinions = ['功能异常', '资料错误', '内容侵权', '功能建议', '其他'];

/** Brings in the choices of a feedback's kind; those that are there stay. */
export async function seedCategories(db: Db): Promise<void> {
  await db
    .insert(categoryChoices)
    .values(opinions.map((label, position) => ({ list: 'OPINION' as const, label, position })))
    .onConflictDoNothing();
}

/** Writes a reply down, over an earlier one; undefined: no such feedback. */
export async function replyToFeedback(
  tx: Db,
  id: number,
  reply: Pick<typeof feedbacks.$inferInsert, 'reply' | 'repliedBy' | 'repliedAt' | 'verdict'>,
): Promise<StoredFeedback | undefined> {
  const [feedback] = await tx.update(feedbacks).set(reply).where(eq(feedbacks.id, id)).returning();
  if (!feedback) return undefined;
  const [choice] = await tx.select({ label: categoryChoices.label }).from(categoryChoices).where(eq(categoryChoices.id, feedback.typeId));
  const [stored] = await withBrands(tx, [{ feedback, typeLabel: choice?.label ?? '' }]);
  return stored;
}

/** How many nobody has replied to. */
export const countOpenFeedback = (db: Db): Promise<number> => db.$count(feedbacks, isNull(feedbacks.repliedAt));

import type { Db } from '../../platform/database/connect.ts';
import { submitReview, withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import type { Company } from '../companyOf.ts';
import type { LineRecord } from './production.queries.ts';
import { lineFacts } from './production.rules.ts';
import { listFiles } from './productionFiles.queries.ts';

/** Takes what waits about a production line out of the queue. */
export const dequeueLine = (tx: Db, lineId: number): Promise<void> => withdrawReviewsAbout(tx, 'production_line', { lineId });

/** Puts what is wanted of a production line into the queue, in place of what waited of it before. */
export async function enqueueLine(
  tx: Db,
  { id, shown, wanted }: LineRecord,
  { company, memberId, now }: { company: Pick<Company, 'name'>; memberId: number; now: Date },
): Promise<void> {
  if (wanted === null) return;
  await dequeueLine(tx, id);
  const files = await listFiles(tx, id);
  const facts = [{ name: '企业', value: company.name }, ...lineFacts(shown, wanted)];
  const payload = { lineId: id, files: files.map((file) => ({ id: file.id, name: file.name, type: file.type })) };
  await submitReview(tx, { kind: 'production_line', memberId, title: `${company.name}的产线“${wanted.name}”`, facts, isOneOfMany: true, payload }, now);
}

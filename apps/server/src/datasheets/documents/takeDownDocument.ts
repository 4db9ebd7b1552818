import type { OperatorDocument, TakeDownKind } from '@chippage/api/types';
import { giveNotice } from '../../messages/notices.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { takeDownNames } from '../../platform/takeDown.ts';
import { touchParts } from '../parts/catalogueWrites.queries.ts';
import { documentNotFoundFailure } from './documents.errors.ts';
import { listAllDocuments, setTakenDown } from './operatorDocuments.queries.ts';

/**
 * Takes a document down, or restores it: search, audit and the uploader's notice go with it.
 * @param answerHref Where the uploader may answer; the notice leads there.
 */
export async function takeDownDocument(
  ctx: Ctx<Session>,
  id: number,
  wish: { kind: TakeDownKind; reason: string } | null,
  answerHref?: string,
): Promise<OperatorDocument> {
  const now = ctx.clock.now();
  return ctx.db.transaction(async (tx) => {
    const partIds = await setTakenDown(tx, id, wish && { ...wish, now });
    if (!partIds) throw documentNotFoundFailure();
    await touchParts(tx, partIds);
    await audit(
      { ...ctx, db: tx },
      { event: wish ? 'document.take_down' : 'document.restore', outcome: 'ok', memberId: ctx.session.memberId, detail: { document: id, ...wish } },
    );
    const [row] = (await listAllDocuments(tx, { id, limit: 1, offset: 0 })).rows;
    if (!row) throw documentNotFoundFailure();
    if (row.uploader) {
      const words = wish
        ? { title: '数据手册已下架', body: `“${row.title}”已下架：${takeDownNames[wish.kind]}。${wish.reason}` }
        : { title: '数据手册已恢复', body: `“${row.title}”重新上架，现在可以搜到。` };
      await giveNotice(tx, { memberId: row.uploader.id, kind: 'review', ...words, href: answerHref ?? '/upload?tab=mine' }, now);
    }
    return row;
  });
}

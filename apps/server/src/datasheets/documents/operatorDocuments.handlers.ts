import { many, one } from '../../platform/errors.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { listAllDocuments } from './operatorDocuments.queries.ts';
import { takeDownDocument } from './takeDownDocument.ts';

/** All documents, for operators. */
export const operatorDocumentHandlers = {
  async operatorDocuments({ db }, { source, isTakenDown, linkStatus, keywords, ...page }) {
    const { rows, total } = await listAllDocuments(db, { keywords, source, isTakenDown, linkStatus, ...pageOf(page) });
    return many(rows, total);
  },
  takeDownDocument: async (ctx, { id, kind, reason }) => one(await takeDownDocument(ctx, id, { kind, reason: reason.trim() || reason }), '已下架'),
  restoreDocument: async (ctx, { id }) => one(await takeDownDocument(ctx, id, null), '已恢复'),
} satisfies Handlers<'operatorDocuments' | 'takeDownDocument' | 'restoreDocument'>;

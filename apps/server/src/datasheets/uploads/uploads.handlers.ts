import { documentFileLimits } from '@chippage/api/limits';
import { hasMobile } from '../../platform/members/members.queries.ts';
import { findThumbnail, thumbnailFile } from '../documents/thumbnails.queries.ts';
import { safeName } from '../documents/zipDocuments.ts';
import { withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, notFound, one, tooManyRequests } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import { isFileDraft } from '../../platform/files.ts';
import { pageOf } from '../../platform/pageOf.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { unpublish } from './publishUpload.ts';
import { receiveUpload } from './receiveUpload.ts';
import { submitUpload } from './submitUpload.ts';
import { bringBack } from './bringBack.ts';
import { takeUpload } from './takeUpload.ts';
import { dropBytes } from '../../platform/storedBytes.queries.ts';
import { refuseMobileRequired, refuseUnfit } from './uploads.errors.ts';
import { maySeeFile } from './uploads.rules.ts';
import { deleteUpload, findUpload, listUploads, lockUpload, markWithdrawn, readUpload } from './uploads.queries.ts';

async function uploadOr404(ctx: Ctx<Session>, id: number) {
  const upload = await findUpload(ctx.db, id);
  if (!upload) throw notFound('上传');
  return upload;
}

/** Datasheets that members share. */
export const uploadsHandlers = {
  async uploadDocument(ctx, { file }) {
    if (!(await hasMobile(ctx.db, ctx.session.memberId))) return refuseMobileRequired();
    const wait = await takeUpload(ctx);
    if (wait) throw tooManyRequests(wait.seconds, wait.msg);
    const draft: unknown = file;
    if (!isFileDraft(draft)) return refuseUnfit('not_pdf');
    if (draft.sizeBytes > documentFileLimits.requestBytes) return refuseUnfit('too_large');
    const received = await receiveUpload(ctx, draft);
    return 'reason' in received ? received : one(received, received.twin ? '这份文件已经在站上' : '已上传');
  },

  async submitDocument(ctx, facts) {
    if (!(await hasMobile(ctx.db, ctx.session.memberId))) return refuseMobileRequired();
    await submitUpload(ctx, facts);
    return one(await uploadOr404(ctx, facts.id), '已提交审核');
  },

  async ownDocuments({ db, session }, { state, keywords, ...page }) {
    const { rows, total } = await listUploads(db, session.memberId, { state, keywords }, pageOf(page));
    return many(rows, total);
  },

  async withdrawDocument(ctx, { id }) {
    const { memberId } = ctx.session;
    const before = await uploadOr404(ctx, id);
    const dropped = await ctx.db.transaction(async (tx) => {
      const upload = await lockUpload(tx, id, memberId);
      if (!upload) throw notFound('上传');
      if (upload.state === 'withdrawn') return null;
      if (upload.state === 'draft') {
        await deleteUpload(tx, id);
        return upload.sha256;
      }
      if (upload.documentId !== null && upload.hasMadeDocument) await unpublish(tx, upload.documentId);
      await withdrawReviewsAbout(tx, 'document', { uploadId: id });
      await markWithdrawn(tx, id, { stateBefore: upload.state, withdrawnAt: ctx.clock.now() });
      await audit({ ...ctx, db: tx }, { event: 'upload.withdraw', outcome: 'ok', memberId, detail: { upload: id } });
      // The file stays for the day in which it can be brought back.
      return null;
    });
    if (dropped !== null) await dropBytes(ctx, dropped);
    return one((await findUpload(ctx.db, id)) ?? { ...before, state: 'withdrawn' as const }, '已撤回');
  },

  async restoreUpload(ctx, { id }) {
    await uploadOr404(ctx, id);
    await bringBack(ctx, id);
    return one(await uploadOr404(ctx, id), '已恢复');
  },

  async uploadedDocumentFile({ db, session }, { id }) {
    const upload = await readUpload(db, id);
    if (!upload || !maySeeFile(upload, session)) throw notFound('上传');
    const { sha256, sizeBytes } = upload;
    return storedFile({ name: `${safeName(upload.title || '数据手册')}.pdf`, contentType: 'application/pdf', disposition: 'inline', sha256, sizeBytes });
  },

  async uploadThumbnail({ db, session }, { id }) {
    const upload = await readUpload(db, id);
    if (!upload || !maySeeFile(upload, session)) throw notFound('上传');
    const drawn = await findThumbnail(db, upload.sha256);
    if (!drawn) throw notFound('缩略图');
    return storedFile(thumbnailFile(drawn));
  },
} satisfies Handlers<'uploadDocument' | 'submitDocument' | 'ownDocuments' | 'withdrawDocument' | 'restoreUpload' | 'uploadedDocumentFile' | 'uploadThumbnail'>;

import { hasMobile } from '../../platform/members/members.queries.ts';
import { safeName } from '../documents/zipDocuments.ts';
import { withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, notFound, one, tooManyRequests } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import { isFileDraft } from '../../platform/files.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { unpublish } from './publishUpload.ts';
import { receiveUpload } from './receiveUpload.ts';
import { submitUpload } from './submitUpload.ts';
import { dropBytes } from '../../platform/storedBytes.queries.ts';
import { refuseMobileRequired, refuseUnfit } from './uploads.errors.ts';
import { maySeeFile } from './uploads.rules.ts';
import { deleteUpload, findUpload, listUploads, lockUpload, markWithdrawn, readUpload } from './uploads.queries.ts';

/** Files of one member within a day and an hour. */
const PER_DAY = 100;
const PER_HOUR = 60;

async function uploadOr404(ctx: Ctx<Session>, id: number) {
  const upload = await findUpload(ctx.db, id);
  if (!upload) throw notFound('上传');
  return upload;
}

/** Datasheets that members share. */
export const uploadsHandlers = {
  async uploadDocument(ctx, { file }) {
    const { memberId } = ctx.session;
    if (!(await hasMobile(ctx.db, ctx.session.memberId))) return refuseMobileRequired();
    const limits = [
      { key: `spec_upload:${memberId}`, limit: PER_DAY, seconds: 86_400 },
      { key: `spec_upload_hour:${memberId}`, limit: PER_HOUR, seconds: 3600 },
    ];
    const wait = await takeHit(ctx.db, limits, ctx.clock.now());
    if (wait > 0) throw tooManyRequests(wait, `上传得太多了：每小时最多 ${PER_HOUR} 份、每天最多 ${PER_DAY} 份，请稍后再传`);
    const draft: unknown = file;
    if (!isFileDraft(draft)) return refuseUnfit('not_pdf');
    const received = await receiveUpload(ctx, draft);
    return 'reason' in received ? received : one(received, received.twin ? '这份文件已经在站上' : '已上传');
  },

  async submitDocument(ctx, facts) {
    if (!(await hasMobile(ctx.db, ctx.session.memberId))) return refuseMobileRequired();
    await submitUpload(ctx, facts);
    return one(await uploadOr404(ctx, facts.id), '已提交审核');
  },

  async ownDocuments({ db, session }, { pageIndex, pageSize }) {
    const { rows, total } = await listUploads(db, session.memberId, { limit: pageSize, offset: (pageIndex - 1) * pageSize });
    return many(rows, total);
  },

  async withdrawDocument(ctx, { id }) {
    const { memberId } = ctx.session;
    const before = await uploadOr404(ctx, id);
    const sha256 = await ctx.db.transaction(async (tx) => {
      const upload = await lockUpload(tx, id, memberId);
      if (!upload) throw notFound('上传');
      if (upload.state === 'withdrawn') return null;
      if (upload.state === 'draft') {
        await deleteUpload(tx, id);
        return upload.sha256;
      }
      if (upload.documentId !== null && upload.hasMadeDocument) await unpublish(tx, upload.documentId);
      await withdrawReviewsAbout(tx, 'document', { uploadId: id });
      await markWithdrawn(tx, id);
      await audit({ ...ctx, db: tx }, { event: 'upload.withdraw', outcome: 'ok', memberId, detail: { upload: id } });
      return upload.sha256;
    });
    if (sha256 !== null) await dropBytes(ctx, sha256);
    return one((await findUpload(ctx.db, id)) ?? { ...before, state: 'withdrawn' as const }, '已撤回');
  },

  async uploadedDocumentFile({ db, session }, { id }) {
    const upload = await readUpload(db, id);
    if (!upload || !maySeeFile(upload, session)) throw notFound('上传');
    const { sha256, sizeBytes } = upload;
    return storedFile({ name: `${safeName(upload.title || '数据手册')}.pdf`, contentType: 'application/pdf', disposition: 'inline', sha256, sizeBytes });
  },
} satisfies Handlers<'uploadDocument' | 'submitDocument' | 'ownDocuments' | 'withdrawDocument' | 'uploadedDocumentFile'>;

import { proofFileLimits } from '@chippage/api/limits';
import { audit } from '../../platform/audit.queries.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { lockKey, takeHit } from '../../platform/rateLimits.queries.ts';
import { takeProof } from '../../platform/takeProof.ts';
import { submitReview } from '../../reviews/queue.queries.ts';
import { refuseUnanswered } from '../registry/registry.errors.ts';
import type { RegistryPart } from '../registryPart.ts';
import {
  contentMissingFailure,
  refuseCorrectionOpen,
  refuseLargeProof,
  refuseNoProof,
  refuseUnreadableProof,
  tooManyCorrectionsFailure,
} from './corrections.errors.ts';
import { findProof, hasOpenCorrection, insertCorrection, insertProof, listCorrections, listOwnCorrections, lockFreeProofs } from './corrections.queries.ts';
import { correctionFacts } from './corrections.rules.ts';

type CorrectionOperation = 'uploadCorrectionProof' | 'correctionProof' | 'sendRegistryCorrection' | 'ownRegistryCorrections' | 'registryCorrections';

/** What members say is wrong with the facts of companies. */
export const correctionsHandlers = ({ nameOfCompany }: Pick<RegistryPart, 'nameOfCompany'>): Handlers<CorrectionOperation> => ({
  uploadCorrectionProof: (ctx, { file }) =>
    takeProof(ctx, file, {
      hits: { key: 'correction proof', perHour: 60 },
      limit: proofFileLimits,
      name: '纠错材料',
      refuseUnreadable: refuseUnreadableProof,
      refuseLarge: refuseLargeProof,
      write: insertProof,
    }),

  async correctionProof({ db, session }, { id }) {
    const file = await findProof(db, id);
    // An operator sees only what was handed in for judgement.
    const isReviewed = session.role === 'operator' && (file?.correctionId ?? null) !== null;
    if (!file || !(file.memberId === session.memberId || isReviewed)) throw notFound('文件');
    return storedFile({ name: file.name, contentType: file.type, disposition: 'inline', sha256: file.sha256, sizeBytes: file.sizeBytes });
  },

  async sendRegistryCorrection(ctx, { companyId, block = null, isOwn, fileIds, ...written }) {
    const { db, session, clock } = ctx;
    const { memberId } = session;
    const content = written.content.trim();
    if (content === '') throw contentMissingFailure();
    if (fileIds.length === 0) return refuseNoProof();
    const now = clock.now();
    const wait = await takeHit(db, [{ key: `registry correction:${memberId}`, limit: 20, seconds: 24 * 3600 }], now);
    if (wait > 0) throw tooManyCorrectionsFailure(wait);
    const name = await nameOfCompany(ctx, companyId);
    if (name === null) return refuseUnanswered();
    return db.transaction(async (tx) => {
      await lockKey(tx, `registry correction:${memberId}`);
      if (await hasOpenCorrection(tx, { memberId, companyId, block })) return refuseCorrectionOpen();
      const files = await lockFreeProofs(tx, memberId, fileIds);
      const said = { companyId, name, block, content, isOwn };
      const correction = await insertCorrection(
        tx,
        { ...said, memberId, state: 'open', createdAt: now },
        files.map(({ id }) => id),
      );
      const payload = { correctionId: correction.id, files: files.map((file) => ({ id: file.id, name: file.name, type: file.type })) };
      const review = { kind: 'registry_correction' as const, memberId, title: `“${name}”的信息纠错`, facts: correctionFacts(said), isOneOfMany: true };
      await submitReview(tx, { ...review, payload }, now);
      await audit({ ...ctx, db: tx }, { event: 'registry.correction', outcome: 'ok', memberId, detail: { company: companyId } });
      return one(correction, '已提交，处理结果会发到站内消息');
    });
  },

  async ownRegistryCorrections({ db, session }, page) {
    const { rows, total } = await listOwnCorrections(db, session.memberId, pageOf(page));
    return many(rows, total);
  },

  async registryCorrections({ db }, { companyId, ...page }) {
    const { rows, total } = await listCorrections(db, companyId, pageOf(page));
    return many(rows, total);
  },
});

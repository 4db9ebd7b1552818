import { productionLimits, proofFileLimits } from '@chippage/api/limits';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, notFound, one, tooManyRequests } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { takeProof } from '../../platform/takeProof.ts';
import { lockKey, takeHit } from '../../platform/rateLimits.queries.ts';
import { companyOf, requireCompany } from '../companyOf.ts';
import { findPublicCompany } from '../follows/companies.queries.ts';
import { refuseFullLines, refuseLargeFile, refuseSameLine, refuseUnreadableFile, wrongLineFailure } from './production.errors.ts';
import { countLines, insertLine, listOwnLines, listShownLines, lockOwnLine, placeLines, showOwnLine, updateLine } from './production.queries.ts';
import { isSameLine, readLine, type WrittenLine, wrongLine } from './production.rules.ts';
import { findFile, insertFile, listFiles, lockFreeFiles, replaceFiles } from './productionFiles.queries.ts';
import { dequeueLine, enqueueLine } from './submitLine.ts';

type ProductionOperation =
  | 'productionLines'
  | 'ownProductionLines'
  | 'uploadProductionProof'
  | 'productionFile'
  | 'addProductionLine'
  | 'changeProductionLine'
  | 'removeProductionLine'
  | 'restoreProductionLine'
  | 'sortProductionLines';

const taken = '已提交，通过后显示在企业主页上';
const done = (msg: string) => ({ code: 1 as const, msg, data: null });

/** Reads a form. @throws Failure that names the wrong field, or says that it was enough for today */
async function takeLine({ db, session, clock }: Ctx<Session>, written: WrittenLine, files: number) {
  const facts = readLine(written);
  const wrong = wrongLine(facts, files);
  if (wrong.length > 0) throw wrongLineFailure(wrong);
  const wait = await takeHit(db, [{ key: `production:${session.memberId}`, limit: 60, seconds: 86_400 }], clock.now());
  if (wait > 0) throw tooManyRequests(wait, '一天最多提交 60 次，请明天再来');
  return facts;
}

/** What companies make things with. */
export const productionHandlers = {
  async productionLines({ db }, { enterpriseId }) {
    if (!(await findPublicCompany(db, enterpriseId))) throw notFound('企业');
    return many(await listShownLines(db, enterpriseId));
  },

  async ownProductionLines(ctx) {
    const company = await requireCompany(ctx, 'content.edit');
    return many(await listOwnLines(ctx.db, company.id));
  },

  async uploadProductionProof(ctx, { file }) {
    await requireCompany(ctx, 'content.edit');
    return takeProof(ctx, file, {
      hits: { key: 'production file', perHour: 60 },
      limit: proofFileLimits,
      name: '认证证书',
      refuseUnreadable: refuseUnreadableFile,
      refuseLarge: refuseLargeFile,
      write: insertFile,
    });
  },

  async productionFile({ db, session }, { id }) {
    const file = await findFile(db, id);
    const company = await companyOf(db, session.memberId);
    const isTheirs = file !== undefined && (file.enterpriseId === null ? file.memberId === session.memberId : file.enterpriseId === company?.id);
    const isReviewed = session.role === 'operator' && (file?.enterpriseId ?? null) !== null;
    if (!file || !(isTheirs || isReviewed)) throw notFound('文件');
    return storedFile({ name: file.name, contentType: file.type, disposition: 'inline', sha256: file.sha256, sizeBytes: file.sizeBytes });
  },

  async addProductionLine(ctx, { fileIds, ...written }) {
    const now = ctx.clock.now();
    const { memberId } = ctx.session;
    const company = await requireCompany(ctx, 'content.edit');
    const wanted = await takeLine(ctx, written, fileIds.length);
    return ctx.db.transaction(async (tx) => {
      await lockKey(tx, `production of:${company.id}`);
      if ((await countLines(tx, company.id)) >= productionLimits.perCompany) return refuseFullLines();
      await lockFreeFiles(tx, memberId, fileIds);
      const row = await insertLine(tx, { enterpriseId: company.id, memberId, wanted, state: 'reviewing', submittedAt: now });
      await replaceFiles(tx, row.id, fileIds);
      await enqueueLine(tx, row, { company, memberId, now });
      await audit({ ...ctx, db: tx }, { event: 'company.production', outcome: 'ok', memberId, detail: { enterprise: company.id, line: row.id } });
      return one(await showOwnLine(tx, row), taken);
    });
  },

  async changeProductionLine(ctx, { id, fileIds, ...written }) {
    const now = ctx.clock.now();
    const { memberId } = ctx.session;
    const company = await requireCompany(ctx, 'content.edit');
    // Whose it is comes first: what is wrong with the form is told to its company only.
    await ctx.db.transaction((tx) => lockOwnLine(tx, company.id, id));
    const wanted = await takeLine(ctx, written, fileIds.length + (await listFiles(ctx.db, id)).length);
    return ctx.db.transaction(async (tx) => {
      const before = await lockOwnLine(tx, company.id, id);
      if (before.removedAt !== null) throw notFound('产线');
      await lockFreeFiles(tx, memberId, fileIds);
      if (before.shown !== null && fileIds.length === 0 && isSameLine(before.shown, wanted)) {
        if (before.wanted === null) return refuseSameLine();
        // Written back to what the page shows: nothing is left to be judged.
        await dequeueLine(tx, id);
        return one(await showOwnLine(tx, await updateLine(tx, id, { wanted: null, state: 'approved', reason: null })), '已撤回修改，页面不变');
      }
      if (fileIds.length > 0) await replaceFiles(tx, id, fileIds);
      const row = await updateLine(tx, id, { memberId, wanted, state: 'reviewing', reason: null, submittedAt: now });
      await enqueueLine(tx, row, { company, memberId, now });
      await audit({ ...ctx, db: tx }, { event: 'company.production', outcome: 'ok', memberId, detail: { enterprise: company.id, line: id } });
      return one(await showOwnLine(tx, row), taken);
    });
  },

  async removeProductionLine(ctx, { id }) {
    const { memberId } = ctx.session;
    const company = await requireCompany(ctx, 'content.edit');
    await ctx.db.transaction(async (tx) => {
      const { removedAt } = await lockOwnLine(tx, company.id, id);
      if (removedAt !== null) return;
      await dequeueLine(tx, id);
      await updateLine(tx, id, { removedAt: ctx.clock.now() });
      await audit({ ...ctx, db: tx }, { event: 'company.production_remove', outcome: 'ok', memberId, detail: { enterprise: company.id, line: id } });
    });
    return done('已删除');
  },

  async restoreProductionLine(ctx, { id }) {
    const { memberId } = ctx.session;
    const company = await requireCompany(ctx, 'content.edit');
    return ctx.db.transaction(async (tx) => {
      const { removedAt } = await lockOwnLine(tx, company.id, id);
      if (removedAt !== null) {
        await lockKey(tx, `production of:${company.id}`);
        if ((await countLines(tx, company.id)) >= productionLimits.perCompany) return refuseFullLines();
        const row = await updateLine(tx, id, { removedAt: null });
        if (row.state === 'reviewing') await enqueueLine(tx, row, { company, memberId, now: ctx.clock.now() });
        await audit({ ...ctx, db: tx }, { event: 'company.production_restore', outcome: 'ok', memberId, detail: { enterprise: company.id, line: id } });
      }
      return done('已恢复');
    });
  },

  async sortProductionLines(ctx, { ids }) {
    const company = await requireCompany(ctx, 'content.edit');
    await ctx.db.transaction(async (tx) => {
      await lockKey(tx, `production of:${company.id}`);
      await placeLines(tx, company.id, ids);
    });
    return done('已排好');
  },
} satisfies Handlers<ProductionOperation>;

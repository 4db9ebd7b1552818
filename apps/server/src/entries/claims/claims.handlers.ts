import { proofFileLimits } from '@chippage/api/limits';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { many, notFound, one } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { pageOf } from '../../platform/pageOf.ts';
import { takeProof } from '../../platform/takeProof.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { submitReview, withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import { wrongFactFailure } from '../entries/entries.errors.ts';
import { readFacts } from '../entries/entries.rules.ts';
import {
  claimRequiredFailure,
  refuseClaimApproved,
  refuseClaimWaiting,
  refuseLargeProof,
  refuseNoProof,
  refuseUnchanged,
  refuseUnreadableProof,
} from './claims.errors.ts';
import { findProof, insertChange, insertClaim, insertProof, listClaims, lockFreeProofs, newestChange, newestClaim } from './claims.queries.ts';
import { changedFacts, emailFact, isCompanyMail } from './claims.rules.ts';
import { findListing } from './listings.ts';

type ClaimOperation = 'uploadClaimProof' | 'claimListing' | 'myClaims' | 'claimedListing' | 'claimProof' | 'changeBrandListing' | 'changeAgentListing';

interface ChangeForm {
  id: number;
  nameCn: string;
  country: string;
  website: string;
}

/** Hands in a change of a page that is the member's own. */
async function change(ctx: Ctx<Session>, kind: 'brand' | 'agent', { id: thingId, ...written }: ChangeForm) {
  const now = ctx.clock.now();
  const whose = { memberId: ctx.session.memberId, kind, thingId };
  const listing = await findListing(ctx.db, kind, thingId);
  if ((await newestClaim(ctx.db, whose))?.state !== 'approved') throw claimRequiredFailure();
  const facts = readFacts({ ...written, name: listing.name, evidence: kind });
  if ('msg' in facts) throw wrongFactFailure(facts.field, facts.msg);
  const { nameCn, country, website } = facts;
  const after = { nameCn, country, website };
  const changed = changedFacts(listing.facts, after);
  if (changed.length === 0) return refuseUnchanged();
  return ctx.db.transaction(async (tx) => {
    await lockKey(tx, `claim:${whose.memberId}`);
    const row = { ...whose, before: listing.facts, after, state: 'reviewing' as const, submittedAt: now };
    const { change: written, replaced } = await insertChange(tx, row);
    if (replaced !== null) await withdrawReviewsAbout(tx, 'listing_change', { changeId: replaced });
    const review = { kind: 'listing_change' as const, memberId: whose.memberId, title: `“${listing.name}”的资料修改`, facts: changed, isOneOfMany: true };
    await submitReview(tx, { ...review, payload: { changeId: written.id } }, now);
    await audit({ ...ctx, db: tx }, { event: 'listing.change', outcome: 'ok', memberId: whose.memberId, detail: { kind, thing: thingId } });
    return one(written, '已提交，通过后页面才会改');
  });
}

/** Pages of the directory that companies claim. */
export const claimsHandlers = {
  uploadClaimProof: (ctx, { file }) =>
    takeProof(ctx, file, {
      hits: { key: 'claim proof', perHour: 60 },
      limit: proofFileLimits,
      name: '证明文件',
      refuseUnreadable: refuseUnreadableProof,
      refuseLarge: refuseLargeProof,
      write: insertProof,
    }),

  async claimListing(ctx, { kind, thingId, fileIds, ...form }) {
    const now = ctx.clock.now();
    const { memberId } = ctx.session;
    const whose = { memberId, kind, thingId };
    const listing = await findListing(ctx.db, kind, thingId);
    const workEmail = form.workEmail.trim() || null;
    if (fileIds.length === 0 && !isCompanyMail(workEmail ?? '')) return refuseNoProof();
    return ctx.db.transaction(async (tx) => {
      await lockKey(tx, `claim:${memberId}`);
      const before = await newestClaim(tx, whose);
      if (before?.state === 'reviewing') return refuseClaimWaiting();
      if (before?.state === 'approved') return refuseClaimApproved();
      const files = await lockFreeProofs(tx, memberId, fileIds);
      const words = { name: listing.name, company: form.company.trim(), position: form.position.trim(), workEmail };
      const id = await insertClaim(tx, { ...whose, ...words, state: 'reviewing', submittedAt: now }, fileIds);
      const facts = [
        { name: '认领的页面', value: `${listing.name}（${kind === 'brand' ? '品牌' : '代理商'}）` },
        { name: '公司', value: words.company },
        { name: '职务', value: words.position },
        { name: '公司邮箱', value: emailFact(workEmail, listing.facts.website) },
      ];
      const payload = { claimId: id, files: files.map((file) => ({ id: file.id, name: file.name, type: file.type })) };
      await submitReview(tx, { kind: 'listing_claim', memberId, title: `认领“${listing.name}”`, facts, isOneOfMany: true, payload }, now);
      await audit({ ...ctx, db: tx }, { event: 'listing.claim', outcome: 'ok', memberId, detail: { kind, thing: thingId } });
      const claim = await newestClaim(tx, whose);
      if (!claim) throw notFound('认领');
      return one(claim, '已提交，审核结果会发到站内消息');
    });
  },

  async myClaims({ db, session }, page) {
    const { rows, total } = await listClaims(db, session.memberId, pageOf(page));
    return many(rows, total);
  },

  async claimedListing({ db, session }, { kind, thingId }) {
    const whose = { memberId: session.memberId, kind, thingId };
    const [listing, claim, newest] = await Promise.all([findListing(db, kind, thingId), newestClaim(db, whose), newestChange(db, whose)]);
    return one({ ...listing, claim, change: newest });
  },

  async claimProof({ db, session }, { id }) {
    const file = await findProof(db, id);
    // An operator sees only what was handed in for judgement.
    const isReviewed = session.role === 'operator' && (file?.claimId ?? file?.authorisationId ?? null) !== null;
    if (!file || !(file.memberId === session.memberId || isReviewed)) throw notFound('文件');
    return storedFile({ name: file.name, contentType: file.type, disposition: 'inline', sha256: file.sha256, sizeBytes: file.sizeBytes });
  },

  changeBrandListing: (ctx, form) => change(ctx, 'brand', form),
  changeAgentListing: (ctx, form) => change(ctx, 'agent', form),
} satisfies Handlers<ClaimOperation>;

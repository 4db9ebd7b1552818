import { proofFileLimits } from '@chippage/api/limits';
import { audit } from '../../platform/audit.queries.ts';
import { maskEmail, maskPhone } from '../../platform/contact.ts';
import { notFound, one, tooManyRequests } from '../../platform/errors.ts';
import { storedFile } from '../../platform/fileReply.ts';
import type { Handlers } from '../../platform/handlers.ts';
import { takeProof } from '../../platform/takeProof.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { toEnterpriseStatus } from '../companyOf.ts';
import { apply } from './applying.ts';
import { LICENCE_PAGES, markedLicence } from './markedLicence.ts';
import { ownState } from './ownState.ts';
import { refuseLargeLicence, refuseUnreadableLicence } from './verification.errors.ts';
import { findEnterprise, findEnterpriseById, findLicence, insertLicence, isNameTaken } from './verification.queries.ts';
import { nameKey } from './verification.rules.ts';

type VerificationOperation =
  | 'enterpriseStatus'
  | 'enterpriseDetail'
  | 'ownEnterprise'
  | 'enterpriseNameState'
  | 'uploadLicence'
  | 'licenceContent'
  | 'applyEnterprise';

/** A company's verification. */
export const verificationHandlers = {
  async enterpriseStatus({ db, session }) {
    const company = (await findEnterprise(db, session.memberId))?.enterprise;
    return one({ status: toEnterpriseStatus(company?.status ?? null), name: company?.name ?? null, reason: company?.reason ?? null });
  },

  async enterpriseDetail({ db, clock }, { id }) {
    const row = await findEnterpriseById(db, id);
    if (!row || !(row.status === 1 || row.status === 3)) throw notFound('企业');
    const { name, nameEn, place, industry, scale, roles, website, phone, email, isSample, creditCode, verifiedAt } = row;
    return one({
      id,
      name,
      nameEn,
      place,
      industry,
      scale,
      roles,
      website,
      phone: phone && maskPhone(phone),
      email: email && maskEmail(email),
      isVerified: row.status === 1 && (row.expiresAt === null || row.expiresAt > clock.now()),
      verifyTime: verifiedAt?.toISOString() ?? null,
      licence: isSample ? null : { name, creditCode, validUntil: row.licenceExpiry },
      isSample,
    });
  },

  ownEnterprise: async (ctx) => one(await ownState(ctx)),

  async enterpriseNameState({ db, session, clock }, { name }) {
    const wait = await takeHit(db, [{ key: `company name:${session.memberId}`, limit: 120, seconds: 3600 }], clock.now());
    if (wait > 0) throw tooManyRequests(wait);
    const own = await findEnterprise(db, session.memberId);
    return one({ isTaken: await isNameTaken(db, nameKey(name), own?.enterprise.id ?? null) });
  },

  uploadLicence: (ctx, { file }) =>
    takeProof(ctx, file, {
      hits: { key: 'licence', perHour: 30 },
      limit: proofFileLimits,
      mostPages: LICENCE_PAGES,
      name: '营业执照',
      refuseUnreadable: refuseUnreadableLicence,
      refuseLarge: refuseLargeLicence,
      write: insertLicence,
    }),

  async licenceContent(ctx, { id }) {
    const { db, session } = ctx;
    const file = await findLicence(db, id);
    // An operator sees only what was handed in for judgement, and it is written down who looked.
    const isOperator = session.role === 'operator' && file?.isHandedIn === true;
    if (!file || !(file.memberId === session.memberId || isOperator)) throw notFound('文件');
    if (file.memberId !== session.memberId) {
      // Pictures are marked where they are shown; a PDF leaves the page.
      await audit(ctx, { event: 'enterprise.licence', outcome: 'ok', memberId: session.memberId, detail: { file: id } });
      if (file.type === 'application/pdf') return markedLicence(ctx, file);
    }
    return storedFile({ name: file.name, contentType: file.type, disposition: 'inline', sha256: file.sha256, sizeBytes: file.sizeBytes });
  },

  async applyEnterprise(ctx, form) {
    const refused = await apply(ctx, form);
    return refused ?? one(await ownState(ctx), '已提交，审核结果会发到站内消息');
  },
} satisfies Handlers<VerificationOperation>;

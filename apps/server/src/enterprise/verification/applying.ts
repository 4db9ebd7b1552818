import type { EnterpriseFacts, EnterpriseForm } from '@chippage/api/types';
import { audit } from '../../platform/audit.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { isCreditCode } from '../../platform/creditCode.ts';
import { notFound } from '../../platform/errors.ts';
import { isTaken, lockMember, updateMember } from '../../platform/members/members.queries.ts';
import { lockKey } from '../../platform/rateLimits.queries.ts';
import { shanghaiDate } from '../../platform/shanghai.ts';
import { findSeats } from '../companies.queries.ts';
import { rightMissingFailure } from '../enterprise.errors.ts';
import { mayRole } from '../rights.rules.ts';
import { factsOf, submitApplication } from './handIn.ts';
import {
  refuseNoLicence,
  refuseOtherCreditCode,
  refuseTakenCreditCode,
  refuseTakenName,
  refuseUnchangedCompany,
  refuseWrongCreditCode,
  wrongCompanyFailure,
} from './verification.errors.ts';
import { insertCompany, isCompanyKnown, isNameTaken, lockEnterprise, lockLicence, newestApplication, updateEnterprise } from './verification.queries.ts';
import { enterpriseFacts, nameKey, readEnterprise } from './verification.rules.ts';

/** Hands a company in, or says why not. What is in force of a verified one stays until an operator has looked. */
export async function apply(ctx: Ctx<Session>, form: EnterpriseForm) {
  const now = ctx.clock.now();
  const facts = readEnterprise(form, shanghaiDate(now));
  if ('msg' in facts) throw wrongCompanyFailure(facts.field, facts.msg);
  if (!isCreditCode(facts.creditCode)) return refuseWrongCreditCode();
  try {
    return await ctx.db.transaction((tx) => handIn({ ...ctx, db: tx }, facts, form.licenceId, now));
  } catch (error) {
    // Two handed in the same company at once.
    if (isTaken(error)) return refuseTakenCreditCode();
    throw error;
  }
}

async function handIn(ctx: Ctx<Session>, facts: EnterpriseFacts, licenceId: number | undefined, now: Date) {
  const { db: tx, session } = ctx;
  await lockKey(tx, `enterprise name:${nameKey(facts.name)}`);
  const member = await lockMember(tx, session.memberId);
  if (!member) throw notFound('会员');
  const own = await lockEnterprise(tx, member.id);
  if (own && !mayRole(own.role, 'company.edit')) throw rightMissingFailure(own.role, 'company.edit');
  const isOther = own?.enterprise.creditCode !== facts.creditCode;
  if (own?.enterprise.status === 1 && isOther) return refuseOtherCreditCode();
  if (isOther && (await isCompanyKnown(tx, facts.creditCode))) return refuseTakenCreditCode();
  if (await isNameTaken(tx, nameKey(facts.name), own?.enterprise.id ?? null)) return refuseTakenName();
  const before = own && (await newestApplication(tx, own.enterprise.id));
  const licence = licenceId === undefined ? (before?.licence ?? null) : await lockLicence(tx, member.id, licenceId);
  if (licence === null) return refuseNoLicence();
  const isVerified = own?.enterprise.status === 1;
  if (isVerified && licence.id === own.enterprise.licenceFileId && enterpriseFacts(factsOf(own.enterprise), facts).length === 0)
    return refuseUnchangedCompany();
  const company = own?.enterprise ?? (await insertCompany(tx, member.id, facts, now));
  if (!company) return refuseTakenCreditCode();
  // Nothing is in force of a company that was refused, or whose year is over: what is handed in now stands there at once.
  if (own && !isVerified) await updateEnterprise(tx, company.id, { ...facts, status: 0, reason: null });
  if (!isVerified) for (const memberId of await findSeats(tx, company.id)) await updateMember(tx, memberId, { enterpriseStatus: 0 });
  await submitApplication(tx, company, { member, facts, licence }, now);
  await audit(ctx, { event: 'enterprise.apply', outcome: 'ok', memberId: member.id, detail: { company: company.id } });
  return null;
}

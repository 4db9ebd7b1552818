import type { EnterpriseFacts, LicenceFile } from '@chippage/api/types';
import type { Db } from '../../platform/database/connect.ts';
import type { Member } from '../../platform/members/members.queries.ts';
import { submitReview, withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import { type EnterpriseRow, insertCompany, replaceApplication } from './verification.queries.ts';
import { enterpriseFacts } from './verification.rules.ts';

/** What is in force of a company, or what it said before it was. */
export const factsOf = (row: EnterpriseRow): EnterpriseFacts => ({
  name: row.name,
  nameEn: row.nameEn,
  creditCode: row.creditCode,
  legalPerson: row.legalPerson,
  licenceExpiry: row.licenceExpiry,
  regAddress: row.regAddress,
  officeAddress: row.officeAddress,
  place: row.place,
  industry: row.industry,
  scale: row.scale,
  roles: row.roles,
  website: row.website,
  phone: row.phone,
  email: row.email,
  contactName: row.contactName,
  contactPhone: row.contactPhone,
});

interface HandedIn {
  member: Pick<Member, 'id' | 'nickName'>;
  facts: EnterpriseFacts;
  licence: LicenceFile | null;
}

/** Puts what was handed in of a company into the operator's queue, in the place of what waited there. */
export async function submitApplication(tx: Db, company: EnterpriseRow, { member, facts, licence }: HandedIn, now: Date): Promise<void> {
  const isChange = company.status === 1;
  const row = { enterpriseId: company.id, memberId: member.id, isChange, facts, licenceFileId: licence?.id ?? null, submittedAt: now };
  await withdrawReviewsAbout(tx, 'enterprise', { enterpriseId: company.id });
  const applicationId = await replaceApplication(tx, row);
  const changed = enterpriseFacts(isChange ? factsOf(company) : null, facts);
  const review = {
    kind: 'enterprise' as const,
    memberId: member.id,
    title: isChange ? `“${company.name}”的资料变更` : facts.name,
    facts: [...changed, { name: '申请人', value: member.nickName }, ...(licence === null ? [{ name: '营业执照', value: '没有上传' }] : [])],
    payload: { enterpriseId: company.id, applicationId, files: licence === null ? [] : [licence] },
    isOneOfMany: true,
  };
  await submitReview(tx, review, now);
}

/** A company as its member describes it when registering. */
export interface CompanyNamed {
  name: string;
  creditCode: string;
  contactName: string;
}

const nothing = {
  nameEn: null,
  legalPerson: null,
  licenceExpiry: null,
  regAddress: null,
  officeAddress: null,
  place: null,
  industry: null,
  scale: null,
  roles: [],
  website: null,
  phone: null,
  email: null,
  contactPhone: null,
};

/** Writes a company down, with its member as the owner, and puts it into the operator's queue; false when another member was faster. */
export async function insertEnterprise(tx: Db, member: Member, company: CompanyNamed, now: Date): Promise<boolean> {
  const facts = { ...nothing, ...company };
  const row = await insertCompany(tx, member.id, facts, now);
  if (!row) return false;
  await submitApplication(tx, row, { member, facts, licence: null }, now);
  return true;
}

import type { ChatParty } from '@chippage/api/types';
import { briefOf, companyOf, membersWith, verifiedOf } from '../enterprise/companyOf.ts';
import { mayRole } from '../enterprise/rights.rules.ts';
import { findMerchant, findMerchantOf, merchantBriefs } from '../mall/merchant/merchants.queries.ts';
import type { Db } from '../platform/database/connect.ts';
import { findMember, operatorIds } from '../platform/members/members.queries.ts';
import { findPeople } from './parties.queries.ts';
import { keyOf, type Party, type Reader } from './sides.rules.ts';

/** What the operators are called. */
const OPERATORS = '平台客服';

/** The rights that let somebody answer for a company: those who buy or sell for it talk for it, as they quote for it. */
const answering = ['demand.accept', 'quote.send'] as const;

/** For whom a member reads and writes. @param me Their own number and role; without the role it is looked up. */
export async function readerOf(db: Db, { memberId, role }: { memberId: number; role?: string }): Promise<Reader> {
  // One after the other: within a transaction they share a connection.
  const company = await companyOf(db, memberId);
  const merchant = await findMerchantOf(db, memberId);
  const isOperator = (role ?? (await findMember(db, memberId))?.role) === 'operator';
  const parties: Party[] = [{ kind: 'member', id: memberId }];
  // One whose verification has run out still reads what it has.
  const isKnown = company?.status === 1 || company?.status === 3;
  if (company && isKnown && answering.some((right) => mayRole(company.role, right))) parties.push({ kind: 'company', id: company.id });
  if (merchant) parties.push({ kind: 'merchant', id: merchant.id });
  if (isOperator) parties.push({ kind: 'operator', id: 0 });
  return { memberId, isOperator, parties };
}

/** The number of the company for which a reader answers; null: none. */
export const companyIn = ({ parties }: Reader): number | null => parties.find(({ kind }) => kind === 'company')?.id ?? null;

/** Numbers of the members who answer for a party. */
export async function peopleOf(db: Db, { kind, id }: Party): Promise<number[]> {
  if (kind === 'operator') return operatorIds(db);
  if (kind === 'company') return [...new Set([...(await membersWith(db, id, answering[0])), ...(await membersWith(db, id, answering[1]))])];
  if (kind === 'merchant') {
    const merchant = await findMerchant(db, id);
    return merchant?.memberId ? [merchant.memberId] : [];
  }
  const member = await findMember(db, id);
  return member && member.disabledAt === null ? [id] : [];
}

/** Whether anybody would get a message: the operators answer later, everybody else has to be there. */
export const isThere = async (db: Db, party: Party): Promise<boolean> => party.kind === 'operator' || (await peopleOf(db, party)).length > 0;

/** What a conversation keeps of a party to look for; a member's name is looked up, so that it goes with their account. */
export const keptName = (party: Party, shown: ReadonlyMap<string, ChatParty>): string => (party.kind === 'member' ? '' : (shown.get(keyOf(party))?.name ?? ''));

/** Parties as everybody sees them, by their key. */
export async function showParties(db: Db, parties: readonly Party[]): Promise<Map<string, ChatParty>> {
  const idsOf = (kind: Party['kind']) => parties.flatMap((party) => (party.kind === kind ? [party.id] : []));
  const people = await findPeople(db, idsOf('member'));
  const employers = await verifiedOf(db, idsOf('member'));
  const companies = await briefOf(db, idsOf('company'));
  const merchants = await merchantBriefs(db, idsOf('merchant'));
  const show = ({ kind, id }: Party): ChatParty => {
    const none = { kind, id, company: null, avatar: null, isVerified: false, isSample: false, href: null };
    if (kind === 'operator') return { ...none, id: null, name: OPERATORS, isVerified: true };
    if (kind === 'member') {
      const person = people.get(id);
      return { ...none, name: person?.nickName ?? '已注销用户', avatar: person?.avatar ?? null, company: employers.get(id) ?? null };
    }
    if (kind === 'company') {
      const company = companies.get(id);
      if (!company) return { ...none, name: '已注销的公司' };
      return { ...none, name: company.name, isVerified: company.isVerified, isSample: company.isSample, href: `/inquiry/corporateHome/${id}` };
    }
    const merchant = merchants.get(id);
    if (!merchant) return { ...none, name: '已关闭的店铺' };
    return { ...none, name: merchant.name, isVerified: true, isSample: merchant.isSample, href: `/mall/businessmen/${id}` };
  };
  return new Map(parties.map((party) => [keyOf(party), show(party)]));
}

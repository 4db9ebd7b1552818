import type { ChatParty } from '@chippage/api/types';
import { briefOf, verifiedOf } from '../enterprise/companyOf.ts';
import { mayRole, rights } from '../enterprise/rights.rules.ts';
import { merchantBriefs } from '../mall/merchant/merchants.queries.ts';
import type { Db } from '../platform/database/connect.ts';
import { findBehind, findPeople, findPlaces } from './parties.queries.ts';
import { keyOf, type Party, type Reader, type Side } from './sides.rules.ts';

/** What the operators are called. */
const OPERATORS = '平台客服';

/** The rights that let somebody answer for a company: those who buy or sell for it talk for it, as they quote for it. */
const answering = ['demand.accept', 'quote.send'] as const;

/** For whom a member reads and writes. */
export function toReader({ memberId, role, seat, shopId }: Awaited<ReturnType<typeof findPlaces>>[number]): Reader {
  const isOperator = role === 'operator';
  const parties: Party[] = [{ kind: 'member', id: memberId }];
  // One whose verification has run out still reads what it has.
  const isKnown = seat?.status === 1 || seat?.status === 3;
  if (seat && isKnown && answering.some((right) => mayRole(seat.role, right))) parties.push({ kind: 'company', id: seat.companyId });
  if (shopId !== null) parties.push({ kind: 'merchant', id: shopId });
  if (isOperator) parties.push({ kind: 'operator', id: 0 });
  return { memberId, isOperator, parties };
}

/** For whom members read and write, by their number: what they are now. */
export const readersOf = async (db: Db, memberIds: readonly number[]): Promise<Map<number, Reader>> =>
  new Map((await findPlaces(db, memberIds)).map((found) => [found.memberId, toReader(found)]));

/** The same of one of them. */
export const readerOf = async (db: Db, { memberId }: { memberId: number }): Promise<Reader> =>
  (await readersOf(db, [memberId])).get(memberId) ?? { memberId, isOperator: false, parties: [{ kind: 'member', id: memberId }] };

/** The number of the company for which a reader answers; null: none. */
export const companyIn = ({ parties }: Reader): number | null => parties.find(({ kind }) => kind === 'company')?.id ?? null;

/** Numbers of the members who answer for parties, by the party's key. */
export async function peopleBehind(db: Db, parties: readonly Party[]): Promise<Map<string, number[]>> {
  const people = new Map<string, number[]>(parties.map((party) => [keyOf(party), []]));
  const roles = answering.flatMap((right) => rights[right]);
  for (const { party, memberId } of await findBehind(db, parties, roles)) people.get(keyOf(party))?.push(memberId);
  return people;
}

/** Numbers of the members who answer for a party. */
export const peopleOf = async (db: Db, party: Party): Promise<number[]> => (await peopleBehind(db, [party])).get(keyOf(party)) ?? [];

/** What a conversation keeps of its two parties to look for; a member's name is looked up, so that it goes with their account. */
export async function keptNames(db: Db, { a, b }: Record<Side, Party>): Promise<{ aName: string; bName: string }> {
  const named = [a, b].filter(({ kind }) => kind !== 'member');
  const shown = named.length > 0 ? await showParties(db, named) : new Map<string, ChatParty>();
  return { aName: shown.get(keyOf(a))?.name ?? '', bName: shown.get(keyOf(b))?.name ?? '' };
}

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

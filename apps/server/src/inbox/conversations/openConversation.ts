import type { ConversationWish } from '@chippage/api/types';
import { companyOf, findCompany } from '../../enterprise/companyOf.ts';
import { findRow } from '../../inquiries/board/board.queries.ts';
import { findQuote } from '../../inquiries/quotes/quotes.queries.ts';
import { showQuotes } from '../../inquiries/quotes/showQuotes.ts';
import { findMerchant } from '../../mall/merchant/merchants.queries.ts';
import { findOrderWithMerchant } from '../../mall/orders/orders.queries.ts';
import type { Ctx, Session } from '../../platform/context.ts';
import { notFound } from '../../platform/errors.ts';
import { findMember } from '../../platform/members/members.queries.ts';
import { type CardRef, canSee } from '../cards.ts';
import { refuseAnonymous, refuseNobody, refuseSelf, wrongPartyFailure } from '../inbox.errors.ts';
import { companyIn, peopleOf } from '../parties.ts';
import { isSame, type Party, type Reader } from '../sides.rules.ts';

/** Who would talk to whom. */
export interface Meeting {
  own: Party;
  other: Party;
  subject: CardRef | null;
}

type Asking = Pick<Ctx<Session>, 'db' | 'clock'>;
type Refused = ReturnType<typeof refuseSelf> | ReturnType<typeof refuseNobody> | ReturnType<typeof refuseAnonymous>;

/** Whether what was found is a refusal. */
export const isRefused = (found: Meeting | Refused): found is Refused => 'code' in found;

/** As whom a reader talks to a company: for their own company when they trade for it, as in quotes; else for themselves. */
async function towardsCompany({ db, clock }: Asking, reader: Reader): Promise<Party> {
  const id = companyIn(reader);
  const company = id === null ? undefined : await companyOf(db, reader.memberId);
  const isInForce = company?.status === 1 && (company.expiresAt === null || company.expiresAt > clock.now());
  return id !== null && isInForce ? { kind: 'company', id } : { kind: 'member', id: reader.memberId };
}

async function bySubject(asking: Asking, reader: Reader, subject: CardRef): Promise<Omit<Meeting, 'subject'> | Refused | null> {
  const { db, clock } = asking;
  const me: Party = { kind: 'member', id: reader.memberId };
  if (subject.kind === 'quote') {
    const companyId = companyIn(reader);
    if (companyId === null) throw notFound('报价');
    const found = await findQuote(db, companyId, subject.id);
    const [shown] = await showQuotes(db, [found], { companyId, now: clock.now() });
    const other = shown?.counterpart.company;
    return other ? { own: { kind: 'company', id: companyId }, other: { kind: 'company', id: other.id } } : refuseAnonymous();
  }
  if (subject.kind === 'order') {
    const found = await findOrderWithMerchant(db, subject.id);
    const { order, merchant } = found ?? {};
    if (order && merchant && order.buyerId === reader.memberId) return { own: me, other: { kind: 'merchant', id: merchant.id } };
    if (order && merchant && merchant.memberId === reader.memberId && order.buyerId !== null)
      return { own: { kind: 'merchant', id: merchant.id }, other: { kind: 'member', id: order.buyerId } };
    if (order && reader.isOperator && order.buyerId !== null) return { own: { kind: 'operator', id: 0 }, other: { kind: 'member', id: order.buyerId } };
    throw notFound('订单');
  }
  if (subject.kind === 'demand') {
    const companyId = companyIn(reader);
    const row = await findRow(db, subject.id, companyId);
    if (row.isAnonymous && row.enterpriseId !== companyId) return refuseAnonymous();
    return { own: await towardsCompany(asking, reader), other: { kind: 'company', id: row.enterpriseId } };
  }
  return null;
}

async function byParty(asking: Asking, reader: Reader, { kind, partyId }: ConversationWish): Promise<Omit<Meeting, 'subject'>> {
  const { db } = asking;
  const me: Party = { kind: 'member', id: reader.memberId };
  if (kind === 'operator') return { own: me, other: { kind, id: 0 } };
  if (kind === undefined || partyId === undefined) throw wrongPartyFailure();
  const other: Party = { kind, id: partyId };
  if (kind === 'company') {
    if (!(await findCompany(db, partyId))) throw notFound('公司');
    return { own: await towardsCompany(asking, reader), other };
  }
  if (kind === 'merchant') {
    if (!(await findMerchant(db, partyId))) throw notFound('店铺');
    return { own: me, other };
  }
  const member = await findMember(db, partyId);
  if (!member || member.erasedAt !== null) throw notFound('会员');
  return { own: reader.isOperator ? { kind: 'operator', id: 0 } : me, other };
}

/** Who would talk to whom about what; a refusal where that cannot be. @throws Failure 404 for what the reader may not see */
export async function meetingOf(asking: Asking, reader: Reader, wish: ConversationWish): Promise<Meeting | Refused> {
  const { subjectKind, subjectId } = wish;
  const subject = subjectKind !== undefined && subjectId !== undefined ? { kind: subjectKind, id: subjectId } : null;
  if (subject && !(await canSee(asking.db, subject, reader, asking.clock.now()))) throw notFound();
  const named = wish.kind === undefined && subject ? await bySubject(asking, reader, subject) : null;
  const sides = named ?? (await byParty(asking, reader, wish));
  if ('code' in sides) return sides;
  const { own, other } = sides;
  const people = await peopleOf(asking.db, other);
  const isSelf = isSame(own, other) || reader.parties.some((party) => isSame(party, other)) || people.includes(reader.memberId);
  if (isSelf) return refuseSelf();
  // The operators answer later, everybody else has to be there.
  return other.kind === 'operator' || people.length > 0 ? { own, other, subject } : refuseNobody();
}

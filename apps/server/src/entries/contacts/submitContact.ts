import type { ContactFacts } from '@chippage/api/types';
import type { Ctx, Session } from '../../platform/context.ts';
import type { Db } from '../../platform/database/connect.ts';
import { tooManyRequests } from '../../platform/errors.ts';
import { takeHit } from '../../platform/rateLimits.queries.ts';
import { submitReview, withdrawReviewsAbout } from '../../reviews/queue.queries.ts';
import { nameOfPage } from '../companyPages.ts';
import { wrongContactFailure } from './contacts.errors.ts';
import type { ContactRow } from './contacts.queries.ts';
import { contactFacts, readContact, type WrittenContact } from './contacts.rules.ts';

/** Reads the form of a contact. @throws Failure that names the wrong field, or says that it was enough for today */
export async function takeContact({ db, session, clock }: Ctx<Session>, written: WrittenContact): Promise<ContactFacts> {
  const facts = readContact(written);
  if ('msg' in facts) throw wrongContactFailure(facts);
  const wait = await takeHit(db, [{ key: `contacts:${session.memberId}`, limit: 60, seconds: 86_400 }], clock.now());
  if (wait > 0) throw tooManyRequests(wait, '一天最多提交 60 次，请明天再来');
  return facts;
}

/** Takes what waits about a contact out of the queue. */
export const dequeueContact = (tx: Db, contactId: number): Promise<void> => withdrawReviewsAbout(tx, 'listing_contact', { contactId });

/** Puts what is wanted of a contact into the queue, in place of what waited of it before. */
export async function enqueueContact(tx: Db, { id, kind, thingId, shown, wanted }: ContactRow, memberId: number, now: Date): Promise<void> {
  if (wanted === null) return;
  await dequeueContact(tx, id);
  const name = await nameOfPage(tx, { kind, thingId });
  const title = `“${name}”的联系人“${wanted.name}”`;
  const facts = contactFacts(shown, wanted);
  await submitReview(tx, { kind: 'listing_contact', memberId, title, facts, isOneOfMany: true, payload: { contactId: id } }, now);
}

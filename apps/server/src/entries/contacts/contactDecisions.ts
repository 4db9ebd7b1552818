import { giveNotice } from '../../messages/notices.queries.ts';
import type { ReviewDecisions } from '../../platform/domain.ts';
import { keptAt, nameOfPage } from '../companyPages.ts';
import { lockContact, updateContact } from './contacts.queries.ts';

/** Carries out what an operator decided about a contact. */
export const contactDecisions: Pick<ReviewDecisions, 'listing_contact'> = {
  async listing_contact(tx, review, { isApproved, reason, now }) {
    const contact = await lockContact(tx, Number(review.payload['contactId']));
    if (contact?.state !== 'reviewing' || contact.wanted === null || contact.removedAt !== null) return;
    const { id, wanted } = contact;
    const decided = isApproved
      ? { shown: wanted, wanted: null, state: 'approved' as const, isSample: false, reason: null }
      : { state: 'refused' as const, reason };
    await updateContact(tx, id, { ...decided, reviewedAt: now });
    const name = await nameOfPage(tx, contact);
    const [title, body] = isApproved
      ? ['联系人已通过', `“${name}”的页面现在显示联系人“${wanted.name}”。`]
      : ['联系人没有通过', `“${name}”的联系人“${wanted.name}”没有通过。原因：${reason}`];
    await giveNotice(tx, { memberId: review.memberId, kind: 'review', href: keptAt(contact), title, body }, now);
  },
};

import type { ConversationWish } from '@chippage/api/types';

/**
 * The address at which a conversation begins, for links on other pages: `/im?with=merchant&id=12&about=part&thing=3`. Nothing of the
 * inbox loads with them.
 */
export function chatWith({ kind, partyId, subjectKind, subjectId }: ConversationWish): string {
  const search = new URLSearchParams();
  if (kind !== undefined) search.set('with', kind);
  if (partyId !== undefined) search.set('id', String(partyId));
  if (subjectKind !== undefined && subjectId !== undefined) {
    search.set('about', subjectKind);
    search.set('thing', String(subjectId));
  }
  return `/im?${search}`;
}

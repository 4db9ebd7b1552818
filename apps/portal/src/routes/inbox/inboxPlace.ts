import type { ConversationFilter, ConversationWish } from '@chippage/api/types';

/** What the address of the inbox holds. */
export interface InboxPlace {
  /** The open conversation, or the notices. */
  open: number | 'notices' | null;
  /** The message to begin at. */
  seq: number | null;
  filter: ConversationFilter;
  keywords: string;
}

const filters: readonly ConversationFilter[] = ['all', 'unread', 'starred', 'hidden'];
const kinds: readonly NonNullable<ConversationWish['kind']>[] = ['member', 'company', 'merchant', 'operator'];
const subjects: readonly NonNullable<ConversationWish['subjectKind']>[] = ['part', 'demand', 'quote', 'order', 'article'];

const numberIn = (text: string | null): number | null => {
  const number = Number(text);
  return text !== null && /^\d{1,16}$/.test(text) && Number.isSafeInteger(number) && number > 0 ? number : null;
};

/** Reads what is open and what the list shows; what cannot be read means nothing. */
export function placeIn(search: URLSearchParams): InboxPlace {
  return {
    open: search.get('c') === 'notices' ? 'notices' : numberIn(search.get('c')),
    seq: numberIn(search.get('m')),
    filter: filters.find((each) => each === search.get('filter')) ?? 'all',
    keywords: (search.get('keywords') ?? '').trim().slice(0, 200),
  };
}

/** Writes it; what is as usual is left out. */
export function searchOf({ open = null, seq = null, filter = 'all', keywords = '' }: Partial<InboxPlace>): string {
  const search = new URLSearchParams();
  if (open !== null) search.set('c', String(open));
  if (seq !== null) search.set('m', String(seq));
  if (filter !== 'all') search.set('filter', filter);
  if (keywords !== '') search.set('keywords', keywords);
  return search.toString();
}

/** Reads with whom somebody wants to talk, as the links of other pages write it; null: the address says nothing of it. */
export function wishIn(search: URLSearchParams): ConversationWish | null {
  const kind = kinds.find((each) => each === search.get('with'));
  const partyId = numberIn(search.get('id'));
  const subjectKind = subjects.find((each) => each === search.get('about'));
  const subjectId = numberIn(search.get('thing'));
  if (kind === undefined && subjectKind === undefined) return null;
  return {
    ...(kind && { kind }),
    ...(partyId !== null && { partyId }),
    ...(subjectKind && subjectId !== null && { subjectKind, subjectId }),
  };
}

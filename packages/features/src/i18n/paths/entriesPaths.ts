import type { AuthorisedKind, ContactPageKind, EntryKind } from '@chippage/api/types';
import { type LinkParams, withParams } from './links.ts';

/** Addresses of what members enter into the directory. */
export interface EntriesPaths {
  /** The member's entries. */
  myEntries: (params?: LinkParams) => string;
  /** The form for one; `id`: one of the member's that is put right. */
  addEntry: (kind: EntryKind, id?: number) => string;
  /** The form for what a company of the directory sells. */
  addLine: (kind: Exclude<EntryKind, 'brand' | 'agent' | 'trader'>, agent: number) => string;
  /** The pages that the member claimed. */
  myClaims: () => string;
  /** Where a company claims a page of the directory, and keeps it. */
  claim: (kind: 'brand' | 'agent', id: number) => string;
  /** The contacts of a page as its company keeps them; a merchant and a company have only their own. */
  ownContacts: (kind: ContactPageKind, id: number) => string;
  /** The form for one; without `contact`: a new one. */
  ownContact: (kind: ContactPageKind, id: number, contact?: number) => string;
  /** The makers' authorisations of a company; a merchant has only its own. */
  ownAuthorisations: (kind: AuthorisedKind, id: number) => string;
  /** The member's own contacts. */
  knownContacts: (params?: LinkParams) => string;
  /** The form for one; without `id`: a new one. */
  knownContact: (id?: number) => string;
}

/** The addresses of what members enter, on the portal at `origin`. */
export function entriesPathsAt(origin: string): EntriesPaths {
  const kept = (kind: Exclude<ContactPageKind, 'enterprise'>, id: number, what: string) =>
    kind === 'merchant' ? `${origin}/userCenter/seller/${what}` : `${origin}/userCenter/entries/claim/${kind}/${id}/${what}`;
  const contactsOf = (kind: ContactPageKind, id: number) =>
    kind === 'enterprise' ? `${origin}/userCenter/manage/corporateContact` : kept(kind, id, 'contacts');
  return {
    myEntries: (params) => withParams(`${origin}/userCenter/entries`, params),
    addEntry: (kind, id) => withParams(`${origin}/userCenter/entries/add/${kind}`, { id }),
    addLine: (kind, agent) => withParams(`${origin}/userCenter/entries/add/${kind}`, { agent }),
    myClaims: () => `${origin}/userCenter/entries/claims`,
    claim: (kind, id) => `${origin}/userCenter/entries/claim/${kind}/${id}`,
    ownContacts: contactsOf,
    ownContact: (kind, id, contact) => `${contactsOf(kind, id)}/${contact ?? 'add'}`,
    ownAuthorisations: (kind, id) => kept(kind, id, 'authorisations'),
    knownContacts: (params) => withParams(`${origin}/userCenter/contacts`, params),
    knownContact: (id) => `${origin}/userCenter/contacts/${id ?? 'add'}`,
  };
}

/** The addresses of what members enter, on this site. */
export const entriesPaths: EntriesPaths = entriesPathsAt('');

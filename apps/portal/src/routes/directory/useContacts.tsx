import type { ContactPageKind } from '@chippage/api/types';
import { CompanyContacts, useCompanyContacts } from '@chippage/features/CompanyContacts';
import type { ReactNode } from 'react';
import { usePageActions } from '../../session/usePageActions.ts';

/** The contacts of a company on its page; undefined where there are none. */
export function useContacts(kind: ContactPageKind, id: number): ReactNode {
  const contacts = useCompanyContacts(kind, id);
  const { demandLogin } = usePageActions('contact');
  return contacts.contacts.length === 0 ? undefined : <CompanyContacts key={id} {...contacts} demandLogin={demandLogin} />;
}

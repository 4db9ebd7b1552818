import { useApi } from '@chippage/api/ApiProvider';
import { contactListQuery, keepContact, knownContactsQuery, openContact } from '@chippage/api/entries';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { ContactCard, ContactPageKind } from '@chippage/api/types';
import type { CompanyContactsProps } from './CompanyContacts.tsx';
import type { ContactsTabProps } from './ContactsTab.tsx';

const none: readonly ContactCard[] = [];

/** Binds `CompanyContacts` to the API. Without contacts, or when they were not read, there are none. */
export function useCompanyContacts(kind: ContactPageKind, thingId: number): Pick<CompanyContactsProps, 'contacts' | 'onOpen' | 'onKeep'> {
  const { contacts, ...tools } = useContactsTab(kind, thingId);
  return { ...tools, contacts: contacts.status === 'ready' ? contacts.data : none };
}

/** Binds `ContactsTab` to the API. @param thingId null waits */
export function useContactsTab(kind: ContactPageKind, thingId: number | null): Pick<ContactsTabProps, 'contacts' | 'onOpen' | 'onKeep'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const answer = contactListQuery.use(thingId === null ? null : { kind, thingId }, { revalidateIfStale: false });
  return {
    contacts: mapLoadable(toLoadable(answer), ({ data }) => data),
    onOpen: (id) => openContact({ id }, { client }),
    onKeep: async (contactId) => {
      await keepContact({ contactId }, { client });
      await invalidate(knownContactsQuery);
    },
  };
}

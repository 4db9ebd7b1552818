import { useApi } from '@chippage/api/ApiProvider';
import { contactListQuery, keepContact, knownContactsQuery, openContact } from '@chippage/api/entries';
import { useInvalidate } from '@chippage/api/query';
import type { ContactCard, ContactPageKind } from '@chippage/api/types';
import type { CompanyContactsProps } from './CompanyContacts.tsx';

const none: readonly ContactCard[] = [];

/** Binds `CompanyContacts` to the API. Without contacts, or when they were not read, there are none. */
export function useCompanyContacts(kind: ContactPageKind, thingId: number): Pick<CompanyContactsProps, 'contacts' | 'onOpen' | 'onKeep'> {
  const client = useApi();
  const invalidate = useInvalidate();
  const { data } = contactListQuery.use({ kind, thingId }, { revalidateIfStale: false });
  return {
    contacts: data?.data ?? none,
    onOpen: (id) => openContact({ id }, { client }),
    onKeep: async (contactId) => {
      await keepContact({ contactId }, { client });
      await invalidate(knownContactsQuery);
    },
  };
}

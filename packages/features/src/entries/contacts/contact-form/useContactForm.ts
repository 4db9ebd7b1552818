import { useApi } from '@chippage/api/ApiProvider';
import { addContact, changeContact, ownContactsQuery } from '@chippage/api/entries';
import { useInvalidate } from '@chippage/api/query';
import type { ContactPageKind } from '@chippage/api/types';
import { useKeptContacts } from '../own-contacts/useOwnContacts.ts';
import type { ContactFormProps } from './ContactForm.tsx';

/** Binds `ContactForm` to the API. `isMissing`: there is no such page. @param contactId null: a new one */
export function useContactForm(kind: ContactPageKind, thingId: number, contactId: number | null): ContactFormProps & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  return {
    ...useKeptContacts(kind, thingId),
    contactId,
    onSave: async (facts) => {
      await (contactId === null ? addContact({ kind, thingId, ...facts }, { client }) : changeContact({ id: contactId, ...facts }, { client }));
      await invalidate(ownContactsQuery);
    },
  };
}

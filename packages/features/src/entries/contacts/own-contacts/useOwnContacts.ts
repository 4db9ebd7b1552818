import { useApi } from '@chippage/api/ApiProvider';
import { contactListQuery, ownContactsQuery, removeContact, restoreContact } from '@chippage/api/entries';
import { type Loadable, mapLoadable, toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { ContactPageKind, OwnContact } from '@chippage/api/types';
import { useState } from 'react';
import { usePageName } from '../../parts/page-name/usePageName.ts';
import type { KeptContacts, OwnContactsProps } from './OwnContacts.tsx';

/** A company's page with its contacts. `isMissing`: there is no such page. */
export function useKeptContacts(kind: ContactPageKind, thingId: number): { kept: Loadable<KeptContacts>; isMissing: boolean } {
  const { name, isMissing } = usePageName(kind, thingId);
  const contacts = toLoadable(ownContactsQuery.use({ kind, thingId }));
  if (name.status !== 'ready') return { kept: name, isMissing };
  return { kept: mapLoadable(contacts, ({ data }) => ({ listing: { kind, thingId, name: name.data }, contacts: data })), isMissing };
}

/** Binds `OwnContacts` to the API. */
export function useOwnContacts(kind: ContactPageKind, thingId: number): OwnContactsProps & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const [removed, setRemoved] = useState<ReadonlySet<number>>(new Set());
  const change = async ({ id }: OwnContact, isThere: boolean) => {
    await (isThere ? restoreContact : removeContact)({ id }, { client });
    setRemoved((was) => new Set(isThere ? [...was].filter((each) => each !== id) : [...was, id]));
    await invalidate(contactListQuery);
  };
  return {
    ...useKeptContacts(kind, thingId),
    isRemoved: ({ id }) => removed.has(id),
    onRemove: (contact) => change(contact, false),
    onUndo: (contact) => change(contact, true),
  };
}

import { useApi } from '@chippage/api/ApiProvider';
import { addKnownContact, changeKnownContact, knownContactQuery, knownContactsQuery } from '@chippage/api/entries';
import { useInvalidate } from '@chippage/api/query';
import { useDetail } from '../../../parts/loaded/useDetail.ts';
import type { KnownContactFormProps } from './KnownContactForm.tsx';

/** Binds `KnownContactForm` to the API. `isMissing`: the member has no such contact. @param id null: a new one */
export function useKnownContactForm(id: number | null): KnownContactFormProps & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const { value, isMissing } = useDetail(knownContactQuery, id === null ? null : { id });
  return {
    contact: id === null ? null : value,
    isMissing,
    onSave: async (facts) => {
      await (id === null ? addKnownContact(facts, { client }) : changeKnownContact({ id, ...facts }, { client }));
      await Promise.all([invalidate(knownContactsQuery), invalidate(knownContactQuery)]);
    },
  };
}

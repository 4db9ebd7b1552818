import { useApi } from '@chippage/api/ApiProvider';
import { addAgentEntry, addBrandEntry, addTraderEntry, entryDetailQuery, myEntriesQuery } from '@chippage/api/entries';
import { type Loadable, toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { Entry } from '@chippage/api/types';
import type { CompanyKind } from '../entryKinds.ts';
import type { EntryFormProps } from './EntryForm.tsx';

/** Binds `EntryForm` to the API. @param id One of the member's that is put right; undefined: a new one */
export function useEntryForm(kind: CompanyKind, id: number | undefined): { entry: Loadable<Entry> | null; onSave: EntryFormProps['onSave'] } {
  const client = useApi();
  const invalidate = useInvalidate();
  const detail = entryDetailQuery.use(id === undefined ? null : { id });
  return {
    entry: id === undefined ? null : toLoadable(detail),
    onSave: async ({ agentKind, ...facts }) => {
      const wire = { ...facts, ...(id !== undefined && { entryId: id }) };
      if (kind === 'agent') await addAgentEntry({ ...wire, agentKind }, { client });
      else await (kind === 'brand' ? addBrandEntry : addTraderEntry)(wire, { client });
      await Promise.all([invalidate(myEntriesQuery), invalidate(entryDetailQuery)]);
    },
  };
}

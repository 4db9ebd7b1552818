import { useApi } from '@chippage/api/ApiProvider';
import { agentDetailQuery } from '@chippage/api/directory';
import { addAgentBrandEntry, addTraderBrandEntry, addTraderModelEntry, entryDetailQuery, myEntriesQuery } from '@chippage/api/entries';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import { useBrands } from '../../parts/brand-field/useBrands.ts';
import type { LineKind } from '../entryKinds.ts';
import type { LineFormProps } from './LineForm.tsx';

/** What the form is about: a company, or one of the member's entries. */
export type LineTarget = { agentId: number; entryId?: undefined } | { agentId?: undefined; entryId: number };

/** Binds `LineForm` to the API. `isMissing`: there is no such entry, or no such company that sells so. */
export function useLineForm(kind: LineKind, { agentId, entryId }: LineTarget): Omit<LineFormProps, 'kind'> & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const detail = entryDetailQuery.use(entryId === undefined ? null : { id: entryId });
  const entry = detail.data ?? null;
  const companyId = agentId ?? entry?.agentId ?? undefined;
  const company = agentDetailQuery.use(companyId === undefined ? null : { agentId: companyId });
  const brands = useBrands();
  const isTrader = company.data?.kind === 'independent';
  const isWrong = (entry !== null && (entry.kind !== kind || entry.agentId === null)) || (company.data !== undefined && isTrader !== (kind !== 'agent_brand'));
  return {
    subject:
      detail.error === undefined ? mapLoadable(toLoadable(company), (known) => ({ company: known, entry })) : toLoadable<never>({ ...detail, data: undefined }),
    isMissing: isWrong || detail.error?.status === 404 || company.error?.status === 404,
    ...brands,
    onSave: async ({ brandId, validTo, mpns, evidence }) => {
      if (companyId === undefined) return;
      const wire = { evidence, ...(entryId !== undefined && { entryId }) };
      if (kind === 'trader_model') await addTraderModelEntry({ ...wire, traderId: companyId, mpns }, { client });
      else if (brandId === null) return;
      else if (kind === 'agent_brand') await addAgentBrandEntry({ ...wire, agentId: companyId, brandId, validTo }, { client });
      else await addTraderBrandEntry({ ...wire, traderId: companyId, brandId }, { client });
      await Promise.all([invalidate(myEntriesQuery), invalidate(entryDetailQuery)]);
    },
  };
}

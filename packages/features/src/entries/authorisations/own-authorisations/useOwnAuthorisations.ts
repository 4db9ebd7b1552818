import { useApi } from '@chippage/api/ApiProvider';
import { addAuthorisation, ownAuthorisationsQuery, uploadClaimProof } from '@chippage/api/entries';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { AuthorisedKind } from '@chippage/api/types';
import { useBrands } from '../../parts/brand-field/useBrands.ts';
import { usePageName } from '../../parts/page-name/usePageName.ts';
import type { OwnAuthorisationsProps } from './OwnAuthorisations.tsx';

/** Binds `OwnAuthorisations` to the API. `isMissing`: there is no such company. */
export function useOwnAuthorisations(kind: AuthorisedKind, thingId: number): OwnAuthorisationsProps & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const { name, isMissing } = usePageName(kind, thingId);
  const authorisations = toLoadable(ownAuthorisationsQuery.use({ kind, thingId }));
  return {
    ...useBrands(),
    kept: name.status === 'ready' ? mapLoadable(authorisations, ({ data }) => ({ company: { kind, thingId, name: name.data }, authorisations: data })) : name,
    isMissing,
    onUpload: (file, { signal, onProgress }) => uploadClaimProof({ file }, { client, signal, onProgress }),
    onAdd: async (authorisation) => {
      await addAuthorisation({ kind, thingId, ...authorisation }, { client });
      await invalidate(ownAuthorisationsQuery);
    },
  };
}

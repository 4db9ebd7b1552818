import type { Facet } from '@chippage/api/types';
import type { PartQuery } from '@chippage/features/partQuery';
import { SaveSearchDialog, useSaveSearch } from '@chippage/features/SaveSearch';
import { useNavigate } from 'react-router-dom';
import { useNotify } from '../../../toasts/useNotify.ts';
import { datasheetsPaths } from '../datasheets.paths.ts';
import { t } from '../datasheets.words.ts';

export interface SaveSearchProps {
  query: PartQuery;
  facets: readonly Facet[];
  onClose: () => void;
}

/** Keeps the search that is seen, and says where it went. */
export function SaveSearch({ query, facets, onClose }: SaveSearchProps) {
  const navigate = useNavigate();
  const notify = useNotify();
  const bound = useSaveSearch(query, facets);
  return (
    <SaveSearchDialog
      {...bound}
      onClose={onClose}
      onSave={async (wishes) => {
        await bound.onSave(wishes);
        const onPress = () => void navigate(datasheetsPaths.savedSearches());
        notify({ tone: 'success', text: t('searchSaved', { name: wishes.name }), action: { label: t('seeSearches'), onPress } });
      }}
    />
  );
}

import type { Facet, Relaxation } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { shellPaths } from '../../../i18n/paths/shellPaths.ts';
import { partResultsMessages } from './messages.ts';
import { countFilters, fixedFacets, type PartQuery } from './partQuery.ts';
import { Relaxations } from './Relaxations.tsx';

export interface NothingFoundProps {
  query: PartQuery;
  /** What the address's path says: that cannot be given up here. */
  fixed: Partial<PartQuery>;
  facets: readonly Facet[];
  /** What could be given up, with what it would give. */
  relaxations: readonly Relaxation[];
  getHref: (query: PartQuery) => string;
  /** Takes all filters away. */
  onClear: () => void;
}

/** Stands where no part was found, with the nearest way on: fewer filters, or the categories. */
export function NothingFound({ query, fixed, facets, relaxations: all, getHref, onClear }: NothingFoundProps) {
  const t = useMessages(partResultsMessages);
  const paths = usePaths(shellPaths);
  const filterCount = countFilters(query, fixed);
  const given = fixedFacets(fixed);
  const relaxations = all.filter(({ facet }) => facet === null || !given.has(facet));
  const isEmptyPlace = query.keywords === '' && filterCount === 0;
  const title = isEmptyPlace
    ? t('emptyPlace')
    : query.keywords === ''
      ? t('emptyPlain')
      : t('emptyTitle', { keywords: Array.from(query.keywords).slice(0, 50).join('') });
  const action =
    filterCount > 0 ? (
      <Button variant="outline" onPress={onClear}>
        {t('clearFilters')}
      </Button>
    ) : (
      <LinkButton variant="outline" href={paths.home()}>
        {t('browse')}
      </LinkButton>
    );
  return (
    <EmptyState title={title} action={action}>
      {relaxations.length > 0 ? (
        <>
          {t('dropOne')}
          <Relaxations label={t('dropOne')} relaxations={relaxations} facets={facets} query={query} getHref={getHref} />
        </>
      ) : filterCount > 0 ? (
        t('emptyFiltered')
      ) : (
        t(isEmptyPlace ? 'emptyPlaceHint' : 'emptyHint')
      )}
    </EmptyState>
  );
}
